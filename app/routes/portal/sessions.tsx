import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/sessions';

export const meta: Route.MetaFunction = () => [{ title: 'Sessions' }];

export default function Screen() {
  return (
    <>
      <PageHeading title="Sessions" subtitle="Manage your consultation sessions" />
      <EmptyState text='No sessions booked yet. Click "Book Session" to schedule your first consultation.' />
    </>
  );
}

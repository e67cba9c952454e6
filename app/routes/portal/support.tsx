import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/support';

export const meta: Route.MetaFunction = () => [{ title: 'Support Center' }];

export default function Screen() {
  return (
    <>
      <PageHeading title="Support Center" />
      <EmptyState text="No tickets yet." />
    </>
  );
}

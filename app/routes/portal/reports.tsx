import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/reports';

export const meta: Route.MetaFunction = () => [{ title: 'Your Numerology Reports' }];

export default function Screen() {
  return (
    <>
      <PageHeading title="Your Numerology Reports" />
      <EmptyState text="Generate your first report above!" />
    </>
  );
}

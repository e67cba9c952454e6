import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/journey';

export const meta: Route.MetaFunction = () => [{ title: 'Transformation Journey' }];

export default function Screen() {
  return (
    <>
      <PageHeading
        title="Transformation Journey"
        subtitle="Track your personal growth and numerology insights"
      />
      <EmptyState text="No milestones recorded yet. Start tracking your transformation journey!" />
    </>
  );
}

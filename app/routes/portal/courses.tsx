import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/courses';

export const meta: Route.MetaFunction = () => [{ title: 'Your Courses' }];

export default function Screen() {
  return (
    <>
      <PageHeading title="Your Courses" />
      <EmptyState text="No courses enrolled yet. Explore our course catalog to begin learning." />
    </>
  );
}

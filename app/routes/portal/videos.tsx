import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/videos';

export const meta: Route.MetaFunction = () => [{ title: 'Video Readings' }];

export default function Screen() {
  return (
    <>
      <PageHeading title="Video Readings" />
      <EmptyState text="No video readings available yet. Book a video reading to get started." />
    </>
  );
}

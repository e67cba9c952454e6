import { readVideos } from '../../../../domain/delivery/index.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route';
import { VideoCard } from './video-card.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Video Readings' }];

export async function loader({ context }: Route.LoaderArgs) {
  return { videos: await readVideos(servicesOf(context), { memberId: context.get(memberContext).id }) };
}

export default function Videos({ loaderData: { videos } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Video Readings" />
      {videos.length === 0 ? (
        <EmptyState text="No video readings available yet. Book a video reading to get started.">
          <ButtonLink to="/checkout/video-reading" variant="outline">
            See the Video Reading
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {videos.map((video) => (
            <li key={video.key} className="flex">
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

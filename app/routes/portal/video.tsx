import { useMemo } from 'react';
import { Link } from 'react-router';
import { readVideo } from '../../../domain/delivery/index.ts';
import { showIn } from '../../../shared/wall-time.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { Player } from '../../components/videos/player.tsx';
import { inAccount } from '../../components/videos/saved-position.ts';
import { useSite } from '../../page-words.ts';
import type { Route } from './+types/video';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Video Reading' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const memberId = member.id;
  return readVideo(services, { ...params, memberId });
});

export default function Video({ loaderData: video }: Route.ComponentProps) {
  const site = useSite();
  const place = useMemo(() => inAccount(video), [video]);
  return (
    <>
      <Link to="/portal/videos" className="inline-flex min-h-11 items-center text-fine text-quiet">
        Video Readings
      </Link>
      <header className="mb-6">
        <h1 className="text-title">{video.title}</h1>
        <p className="text-quiet">
          {video.length} · purchased{' '}
          <time dateTime={video.purchasedAt}>{showIn(video.purchasedAt, site.timeZone, 'MMM d, yyyy')}</time>
        </p>
      </header>
      <Player video={video} place={place} />
    </>
  );
}

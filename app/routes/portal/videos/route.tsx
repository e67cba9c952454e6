import { ExternalLink, Play } from 'lucide-react';
import { Link } from 'react-router';
import { readVideos, type VideoCard as Video } from '../../../../domain/delivery/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { Screen } from '../../../components/drawings/screen.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { type PageSite, useSite } from '../../../page-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Route } from './+types/route';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Video Readings' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  return { videos: await readVideos(services, { memberId: member.id }) };
});

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

/** Purchases are dated by the practice's calendar, on the page as on the receipt. */
const day = (moment: string, zone: string) => showIn(moment, zone, 'MMM d, yyyy');
const hour = (moment: string, zone: string) => showIn(moment, zone, 'MMM d, h:mm a');

function VideoCard({ video }: { video: Video }) {
  const site = useSite();
  return (
    <article className="flex w-full flex-col overflow-hidden rounded-md border border-rule bg-card shadow-page">
      <div className="relative border-b border-rule bg-sunken">
        <Screen lit={video.state === 'ready' || video.state === 'linked'} className="w-full" />
        {video.length && (
          <span className="absolute right-3 bottom-3 rounded-sm border border-rule bg-card px-2 text-fine font-semibold">
            {video.length}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div>
          <h2 className="text-[1.25rem] leading-snug">{video.title}</h2>
          <p className="text-fine text-quiet">
            Purchased <time dateTime={video.purchasedAt}>{day(video.purchasedAt, site.timeZone)}</time>
          </p>
        </div>
        <Foot video={video} site={site} />
      </div>
    </article>
  );
}

function Foot({ video, site }: { video: Video; site: PageSite }) {
  switch (video.state) {
    case 'ready':
      return (
        <div className="mt-auto space-y-4">
          {video.watched > 0 && (
            <div>
              <p className="mb-1.5 text-fine text-quiet">{video.watched}% watched</p>
              <Progress value={video.watched} label={`Watched of ${video.title}`} />
            </div>
          )}
          <ButtonLink to={`/portal/videos/${video.videoId}`} className="w-full">
            <Play className="size-4" aria-hidden="true" />
            Watch Now
          </ButtonLink>
        </div>
      );
    case 'linked':
      return (
        <div className="mt-auto space-y-2">
          <p className="text-fine text-quiet">{`It is kept at ${new URL(video.link).host} and opens there.`}</p>
          <a href={video.link} target="_blank" rel="noreferrer" className={`w-full ${buttonLook({})}`}>
            <ExternalLink className="size-4" aria-hidden="true" />
            Watch Now
          </a>
        </div>
      );
    case 'recording':
      return (
        <div className="mt-auto space-y-2">
          <Badge look={video.late ? 'warn' : 'info'}>{video.late ? 'Late' : 'Being recorded'}</Badge>
          <p className="text-quiet">{promise(site, video.dueAt, video.late)}</p>
          {video.late && (
            <Link to="/portal/support" className="inline-flex min-h-11 items-center">
              Write to us
            </Link>
          )}
        </div>
      );
    case 'waiting':
      return (
        <div className="mt-auto space-y-2">
          <Badge look="secondary">Paid</Badge>
          <p className="text-quiet">
            The recording has not begun yet. <Link to="/portal/orders">Your order</Link> shows what it is
            waiting for.
          </p>
        </div>
      );
  }
}

function promise({ timeZone }: PageSite, dueAt: string | undefined, late: boolean): string {
  if (!dueAt) return 'It is being recorded for you.';
  if (late) return `It was due on ${hour(dueAt, timeZone)}. We are sorry, and are working on it.`;
  return `It is being recorded for you. It will be here by ${hour(dueAt, timeZone)}.`;
}

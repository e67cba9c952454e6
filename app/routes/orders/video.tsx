import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { openVideo } from '../../../domain/delivery/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { Player } from '../../components/videos/player.tsx';
import { inBrowser } from '../../components/videos/saved-position.ts';
import { servicesOf } from '../../context.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { Route } from './+types/video';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.video.title ?? 'Video Reading' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params: { key, videoId }, context }: Route.LoaderArgs) {
  const video = await orRefuse(openVideo(servicesOf(context), { key }, videoId));
  return { video, base: `/orders/${key}` };
}

/** A recorded reading for whoever holds the order's signed link. */
export default function Video({ loaderData: { video, base } }: Route.ComponentProps) {
  const place = useMemo(() => inBrowser(video), [video]);
  const { title, length, source, captions, link } = video;
  return (
    <>
      <Link to={base} className="mb-4 inline-flex min-h-11 items-center gap-2 no-underline hover:underline">
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to the order
      </Link>
      <header className="mb-6">
        <h1 className="text-title">{title}</h1>
        <p className="text-quiet">{length}, recorded for you</p>
      </header>
      {source && <Player video={{ title, source, captions }} place={place} />}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'gold' })}>
          <ExternalLink className="size-4" aria-hidden="true" />
          Watch it at {new URL(link).host}
        </a>
      )}
    </>
  );
}

import { openVideo } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { Film } from '../../components/videos/film.tsx';
import type { Route } from './+types/video';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.video.title ?? 'Video Reading' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params: { key, videoId }, services }: Asked<Route.LoaderArgs>) => {
  const video = await openVideo(services, { key }, videoId);
  return { video, base: `/orders/${key}` };
});

/** A recorded reading for whoever holds the order's signed link. */
export default function Video({ loaderData: { video, base } }: Route.ComponentProps) {
  return <Film video={video} back={{ to: base, label: 'Back to the order' }} note="recorded for you" />;
}

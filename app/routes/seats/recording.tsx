import { openEventRecording } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { Film } from '../../components/videos/film.tsx';
import type { Route } from './+types/recording';
import { seatBase, seatHolder } from './holder.ts';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.video.title ?? 'Recording' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, services, context }: Asked<Route.LoaderArgs>) => {
  const video = await openEventRecording(services, seatHolder(params, context));
  return { video, base: seatBase(params) };
});

export default function EventRecording({ loaderData: { video, base } }: Route.ComponentProps) {
  return (
    <Film
      video={video}
      back={{ to: base, label: 'Back to my seat' }}
      note="the recording of an event you had a seat at"
    />
  );
}

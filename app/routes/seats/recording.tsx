import { openEventRecording } from '../../../domain/delivery/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { Film } from '../../components/videos/film.tsx';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/recording';
import { seatBase, seatHolder } from './holder.ts';

export { OrderProblem as ErrorBoundary } from '../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.video.title ?? 'Recording' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const video = await orRefuse(openEventRecording(servicesOf(context), seatHolder(params, context)));
  return { video, base: seatBase(params) };
}

export default function EventRecording({ loaderData: { video, base } }: Route.ComponentProps) {
  return (
    <Film
      video={video}
      back={{ to: base, label: 'Back to my seat' }}
      note="the recording of an event you had a seat at"
    />
  );
}

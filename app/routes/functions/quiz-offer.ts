import { readOffer } from '../../../domain/readings/index.ts';
import { orRefuse, refuseIfTooMany } from '../../answer.server.ts';
import { servicesOf, visitContext } from '../../context.ts';
import type { Route } from './+types/quiz-offer';

const limit = { name: 'quiz-offer', max: 120, seconds: 600 };

/** When the 24 hours of a lead end, for the browser that holds its token. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const token = new URL(request.url).searchParams.get('lead') ?? '';
  await orRefuse(refuseIfTooMany(services, limit, context.get(visitContext).client));
  return Response.json(await orRefuse(readOffer(services, { token })), {
    headers: { 'cache-control': 'no-store' },
  });
}

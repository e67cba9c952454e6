import { readOfferEnd } from '../../../domain/readings/index.ts';
import { type Asked, answerPage, refuseIfTooMany } from '../../answer.server.ts';
import type { Route } from './+types/quiz-offer';

const limit = { name: 'quiz-offer', max: 120, seconds: 600 };

/** When the 24 hours of a lead end, for the browser that holds its token. */
export const loader = answerPage(async ({ request, services, visit }: Asked<Route.LoaderArgs>) => {
  const token = new URL(request.url).searchParams.get('lead') ?? '';
  await refuseIfTooMany(services, limit, visit.client);
  return Response.json(await readOfferEnd(services, { token }), {
    headers: { 'cache-control': 'no-store' },
  });
});

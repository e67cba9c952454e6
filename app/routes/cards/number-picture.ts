import { readNumberPicture } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage, refuseIfTooMany } from '../../answer.server.ts';
import type { Route } from './+types/number-picture';

const limit = { name: 'number-picture', max: 200, seconds: 3600 };

/** The line of one number of the quiz as a picture. It is the same for everybody who has that number. */
export const loader = answerPage(async ({ params, services, visit }: Asked<Route.LoaderArgs>) => {
  const card = readNumberPicture(services, params);
  await refuseIfTooMany(services, limit, visit.client);
  // The press is heavy: nobody waits for it at start.
  const { drawSentenceCard } = await import('../../../documents/share-card/sentence-card.ts');
  return new Response(new Uint8Array(await drawSentenceCard(card)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
});

import { readCardPicture } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage, refuseIfTooMany } from '../../answer.server.ts';
import type { Route } from './+types/picture';

/** Each is drawn anew: a card that was taken back is nowhere. */
const limit = { name: 'card-picture', max: 200, seconds: 3600 };

export const loader = answerPage(async ({ params, services, visit }: Asked<Route.LoaderArgs>) => {
  const picture = await readCardPicture(services, params);
  await refuseIfTooMany(services, limit, visit.client);
  return new Response(new Uint8Array(await drawn(picture)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=300' },
  });
});

/** The press is heavy: nobody waits for it at start. */
async function drawn({ kind, card }: Awaited<ReturnType<typeof readCardPicture>>): Promise<Buffer> {
  if (kind === 'preview') return (await import('../../../documents/share-card/draw.ts')).drawShareCard(card);
  return (await import('../../../documents/share-card/sentence-card.ts')).drawSentenceCard(card);
}

import { drawGiftCard, readGiftPictureWords } from '../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { pdfResponse } from '../../pdf-response.ts';
import type { Route } from './+types/card';

/** The card of a gift, for whoever holds its code: a page to print, or a picture for a message. */
export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  if (params.kind === 'card.pdf') {
    const { bytes, filename } = await drawGiftCard(services, params.code);
    return pdfResponse(bytes, filename);
  }
  if (params.kind !== 'card.png') throw new Response(null, { status: 404 });
  const card = await readGiftPictureWords(services, params.code);
  // The press is heavy: nobody waits for it at start.
  const { drawShareCard } = await import('../../../documents/share-card/draw.ts');
  return new Response(new Uint8Array(await drawShareCard(card)), {
    headers: { 'content-type': 'image/png' },
  });
});

import { findShareCard } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/share-card';

/** Drawn when first asked for, and cached like a page. */
export const handle = { cached: true };

export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const name = params.name.replace(/\.png$/, '');
  const card = await findShareCard(services, { name });
  // The press is heavy: nobody waits for it at start.
  const { drawShareCard } = await import('../../../documents/share-card/draw.ts');
  const png = await drawShareCard(card);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
});

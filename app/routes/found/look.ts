import { lookAddress, lookIn, lookSheet } from '../../../content/look.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/look';

export const handle = { cached: true };

/** The colours of a brand, as a style sheet. It follows from its address alone. */
export const loader = answerPage(({ params }: Asked<Route.LoaderArgs>) => {
  const look = lookIn(params.name);
  if (!look) throw new Response(null, { status: 404 });
  // An address of another version of the program is answered, and not kept.
  const isOwn = lookAddress(look) === `/look/${params.name}`;
  return new Response(lookSheet(look), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isOwn ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
});

import { brandFiles } from '../../../content/logo.ts';
import { drawBrandFile } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/brand-file';

export const handle = { cached: true };

/** Logo and icons of a brand: drawn when first asked for, and what an address shows never changes. */
export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const file = brandFiles.find((each) => each === params.file);
  if (!file) throw new Response(null, { status: 404 });
  const answer = await drawBrandFile(services.content.current(), { mark: params.mark, file });
  if ('leadsTo' in answer) return new Response(null, { status: 302, headers: { location: answer.leadsTo } });
  return new Response(new Uint8Array(answer.bytes), {
    headers: { 'content-type': answer.contentType, 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

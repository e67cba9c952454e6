import { fileResponse } from '../../adapters/files/file-response.ts';
import { findReplaced, mediaHeaders } from '../../domain/content/index.ts';
import { mayOpenMedia } from '../../domain/office/index.ts';
import { type Asked, answerPage } from '../answer.server.ts';
import { findMember } from '../middleware/member.ts';
import type { Route } from './+types/media';

const NAME =
  /^\/(?:pictures\/([0-9a-f]{32})-\d+x\d+\.(?:jpg|png)|media\/([0-9a-f]{32})\/[0-9a-f]{8}\/[a-z0-9-]+\.[a-z0-9]{2,5})$/;

/**
 * Something of the media library. Whoever knows its address may see it, and what an address shows never changes; but what
 * stands in nothing but paid texts is shown there by links of their readers (routes/files.ts), and here to the office.
 */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const { pathname } = new URL(request.url);
  const [, former, id = former] = NAME.exec(pathname) ?? [];
  if (!id) throw notFound();
  const viewer = () => findMember(services, request);
  const whose = await mayOpenMedia(services, { id, viewer });
  if (whose === 'nobody') throw notFound();
  const answer = await fileResponse(services.files, pathname.slice(1), request);
  if (!answer) return leadOn(services, pathname);
  if (whose === 'everybody') answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  for (const [name, value] of Object.entries(mediaHeaders(pathname))) answer.headers.set(name, value);
  return answer;
});

const notFound = () => new Response('Not found', { status: 404 });

/** Its file was replaced: whoever has the earlier address, such as a letter of last year, is shown the new one. */
async function leadOn(services: Parameters<typeof findReplaced>[0], pathname: string): Promise<Response> {
  const now = await findReplaced(services, pathname);
  if (!now) throw notFound();
  return new Response(null, {
    status: 302,
    headers: { location: now, 'cache-control': 'public, max-age=60' },
  });
}

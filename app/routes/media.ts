import { fileResponse } from '../../adapters/files/file-response.ts';
import { findReplaced } from '../../domain/content/index.ts';
import { type Asked, answerPage } from '../answer.server.ts';
import type { Route } from './+types/media';

const NAME =
  /^\/(?:pictures\/[0-9a-f]{32}-\d+x\d+\.(?:jpg|png)|media\/[0-9a-f]{32}\/[0-9a-f]{8}\/[a-z0-9-]+\.[a-z0-9]{2,5})$/;
/** What is never shown by a browser, whatever it holds. */
const DOWNLOADED = /\.(?:pdf|zip|epub|docx|xlsx|pptx)$/;

/** Something of the media library. Whoever knows its address may see it, and what an address shows never changes. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const { pathname } = new URL(request.url);
  const answer = NAME.test(pathname) && (await fileResponse(services.files, pathname.slice(1), request));
  if (!answer) return leadOn(services, pathname);
  answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox");
  if (DOWNLOADED.test(pathname)) {
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    answer.headers.set('content-disposition', `attachment; filename="${name}"`);
  }
  return answer;
});

/** Its file was replaced: whoever has the earlier address, such as a letter of last year, is shown the new one. */
async function leadOn(services: Parameters<typeof findReplaced>[0], pathname: string): Promise<Response> {
  const now = NAME.test(pathname) && (await findReplaced(services, pathname));
  if (!now) throw new Response('Not found', { status: 404 });
  return new Response(null, {
    status: 302,
    headers: { location: now, 'cache-control': 'public, max-age=60' },
  });
}

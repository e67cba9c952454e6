import { fileResponse } from '../../adapters/files/file-response.ts';
import { type Asked, answerPage } from '../answer.server.ts';
import type { Route } from './+types/picture';

/** A picture of a text or a letter. Whoever knows its name may see it, and its content never changes. */
export const loader = answerPage(async ({ request, params: { file }, services }: Asked<Route.LoaderArgs>) => {
  const isName = /^[0-9a-f]{32}-\d+x\d+\.(?:jpg|png)$/.test(file);
  const answer = isName && (await fileResponse(services.files, `pictures/${file}`, request));
  if (!answer) throw new Response('Not found', { status: 404 });
  answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  return answer;
});

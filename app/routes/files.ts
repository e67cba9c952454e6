import { fileResponse } from '../../adapters/files/file-response.ts';
import { verifyLink } from '../../adapters/files/signed-link.ts';
import { mediaHeaders } from '../../domain/content/index.ts';
import { type Asked, answerPage } from '../answer.server.ts';
import { findMember } from '../middleware/member.ts';
import type { Route } from './+types/files';

/** Opens a file by its signed link; one that was made for a member opens for her alone. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const member = await findMember(services, request);
  const link = verifyLink(services.config.secret, new URL(request.url), {
    now: services.clock.now(),
    audience: member?.id,
  });
  if (!link.ok) {
    const expired = link.reason === 'expired';
    throw new Response(expired ? 'This link has run out.' : 'Not found', { status: expired ? 410 : 404 });
  }
  const answer = await fileResponse(services.files, link.key, request);
  if (!answer) throw new Response('Not found', { status: 404 });
  // Of the library, in a text that is paid for.
  if (/^(?:media|pictures)\//.test(link.key))
    for (const [name, value] of Object.entries(mediaHeaders(link.key))) answer.headers.set(name, value);
  return answer;
});

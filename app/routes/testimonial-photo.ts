import { fileResponse } from '../../adapters/files/file-response.ts';
import { findPhoto } from '../../domain/support/index.ts';
import { type Asked, answerPage } from '../answer.server.ts';
import type { Route } from './+types/testimonial-photo';

/** Who wrote a testimonial. Browsers ask each time: taken back, it is gone at once. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const key = await findPhoto(services, new URL(request.url).pathname);
  const answer = await fileResponse(services.files, key, request);
  if (!answer) throw new Response('Not found', { status: 404 });
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox");
  return answer;
});

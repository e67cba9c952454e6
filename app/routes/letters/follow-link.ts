import { redirect } from 'react-router';
import { followLink } from '../../../domain/mail/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/follow-link';

/** Links in letters come by here on their way to one of our own pages. */
export const loader = answerPage(async ({ request, params, services }: Asked<Route.LoaderArgs>) => {
  // HEAD is a question about the link; only opening it is a click.
  const userAgent = request.method === 'GET' ? (request.headers.get('user-agent') ?? '') : '';
  const path = await followLink(services, { token: params.token, userAgent });
  if (!path) throw new Response('Page not found', { status: 404 });
  return redirect(path);
});

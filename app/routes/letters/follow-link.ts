import { redirect } from 'react-router';
import { followLink } from '../../../domain/mail/index.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/follow-link';

/** Links in letters come by here on their way to one of our own pages. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  // HEAD is a question about the link; only opening it is a click.
  const userAgent = request.method === 'GET' ? (request.headers.get('user-agent') ?? '') : '';
  const path = await followLink(servicesOf(context), { token: params.token, userAgent });
  if (!path) throw new Response('Page not found', { status: 404 });
  return redirect(path);
}

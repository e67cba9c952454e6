import { redirect } from 'react-router';
import { servicesOf } from '../../context.ts';
import { signedOutHeaders } from '../../middleware/auth-answer.ts';
import type { Route } from './+types/logout';

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await servicesOf(context).auth.signOut(request.headers);
  throw redirect('/', { headers: signedOutHeaders(answer) });
}

/** Following a link must not sign anybody out. */
export function loader() {
  throw redirect('/');
}

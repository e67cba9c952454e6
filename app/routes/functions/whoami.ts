import { servicesOf } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import type { Route } from './+types/whoami';

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = await findMember(servicesOf(context), request);
  return Response.json({ signedIn: member !== undefined }, { headers: { 'cache-control': 'no-store' } });
}

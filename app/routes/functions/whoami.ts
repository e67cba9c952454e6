import { type Asked, answerPage } from '../../answer.server.ts';
import { findMember } from '../../middleware/member.ts';
import type { Route } from './+types/whoami';

export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const member = await findMember(services, request);
  return Response.json({ signedIn: member !== undefined }, { headers: { 'cache-control': 'no-store' } });
});

import { readInvitation } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/session-calendar';

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const invitation = await orRefuse(readInvitation(servicesOf(context), { ...params, actor }));
  return new Response(invitation, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="session.ics"',
    },
  });
}

import { readInvitation } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { asCalendar } from '../../components/sessions/as-calendar.server.ts';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/session-calendar';

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  return asCalendar(await orRefuse(readInvitation(servicesOf(context), { ...params, actor })));
}

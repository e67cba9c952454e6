import { readSeatInvitation } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { asCalendar } from '../../components/sessions/as-calendar.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/calendar';
import { seatHolder } from './holder.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return asCalendar(await orRefuse(readSeatInvitation(servicesOf(context), seatHolder(params, context))));
}

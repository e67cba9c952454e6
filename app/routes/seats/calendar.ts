import { readSeatCalendarFile } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { asCalendar } from '../../components/sessions/as-calendar.server.ts';
import type { Route } from './+types/calendar';
import { seatHolder } from './holder.ts';

export const loader = answerPage(async ({ params, services, context }: Asked<Route.LoaderArgs>) => {
  return asCalendar(await readSeatCalendarFile(services, seatHolder(params, context)));
});

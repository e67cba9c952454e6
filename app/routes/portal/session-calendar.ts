import { readSessionCalendarFile } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { asCalendar } from '../../components/sessions/as-calendar.server.ts';
import type { Route } from './+types/session-calendar';

export const loader = answerPage(async ({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  return asCalendar(await readSessionCalendarFile(services, { ...params, actor }));
});

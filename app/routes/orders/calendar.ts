import { openCircleCalendar } from '../../../domain/delivery/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/calendar';

/** Asked for by calendar programs, several times a day and without a sign-in. */
export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const feed = await openCircleCalendar(services, params.token);
  return new Response(feed, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="personal-days.ics"',
      'cache-control': 'private, max-age=3600',
    },
  });
});

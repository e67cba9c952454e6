import { openCalendar } from '../../../domain/delivery/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/calendar';

/** Asked for by calendar programs, several times a day and without a sign-in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const feed = await orRefuse(openCalendar(servicesOf(context), params.token));
  return new Response(feed, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="personal-days.ics"',
      'cache-control': 'private, max-age=3600',
    },
  });
}

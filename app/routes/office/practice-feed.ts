import { openPracticeFeed } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/practice-feed';

/** The practitioner's own calendar program asks, without a sign-in: the address is the key. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const feed = await orRefuse(openPracticeFeed(servicesOf(context), params.token));
  return new Response(feed, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="practice.ics"',
      'cache-control': 'private, max-age=300',
    },
  });
}

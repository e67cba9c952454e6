import { openPracticeFeed } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/practice-feed';

/** The practitioner's own calendar program asks, without a sign-in: the address is the key. */
export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const feed = await openPracticeFeed(services, params.token);
  return new Response(feed, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="practice.ics"',
      'cache-control': 'private, max-age=300',
    },
  });
});

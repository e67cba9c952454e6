import { readMonth } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { nullOnFailure } from '../../components/preserve-input.ts';
import type { Route } from './+types/session-slots';

/** The booking dialog asks for the month in sight. */
export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const query = new URL(request.url).searchParams;
  const month = readMonth(services, {
    actor: member,
    date: query.get('date') ?? '',
    type: query.get('type') ?? undefined,
    besides: query.get('besides') ?? undefined,
  });
  return { days: await month };
});

/** A connection lost here must not replace the page on which a session is being booked. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => nullOnFailure(serverLoader);

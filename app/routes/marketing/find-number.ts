import { redirect } from 'react-router';
import { lifePath, parseDate } from '../../../numerology/index.ts';
import { joinDatesOf } from '../../../shared/date-parts.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/find-number';

/** Where the calculator's form leads without JavaScript: straight to the page of the Life Path. */
export const loader = answerPage(({ request }: Asked<Route.LoaderArgs>) => {
  const sent = joinDatesOf(new URL(request.url).searchParams);
  const date = parseDate(String(sent.get('date') ?? ''));
  return redirect(date ? `/numbers/${lifePath(date).value}` : '/numbers');
});

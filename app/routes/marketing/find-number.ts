import { redirect } from 'react-router';
import { lifePath, parseDate } from '../../../numerology/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/find-number';

/** Where the calculator's form leads without JavaScript: straight to the page of the Life Path. */
export const loader = answerPage(({ request }: Asked<Route.LoaderArgs>) => {
  const date = parseDate(new URL(request.url).searchParams.get('date') ?? '');
  return redirect(date ? `/numbers/${lifePath(date).value}` : '/numbers');
});

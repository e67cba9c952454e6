import { redirect } from 'react-router';
import { parseDate } from '../../../numerology/calendar-date.ts';
import { lifePath } from '../../../numerology/date-numbers.ts';
import type { Route } from './+types/find-number';

/** Where the calculator's form leads without JavaScript: straight to the page of the Life Path. */
export function loader({ request }: Route.LoaderArgs) {
  const date = parseDate(new URL(request.url).searchParams.get('date') ?? '');
  return redirect(date ? `/numbers/${lifePath(date).value}` : '/numbers');
}

import { searchCustomers } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { nullOnFailure } from '../../components/preserve-input.ts';
import type { Route } from './+types/calendar-customers';

/** The booking dialog asks while a name is typed. */
export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const words = new URL(request.url).searchParams.get('q') ?? '';
  const wish = { actor: member, words };
  return { customers: await searchCustomers(services, wish) };
});

/** A connection lost while typing must not replace the page with the dialog. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => nullOnFailure(serverLoader);

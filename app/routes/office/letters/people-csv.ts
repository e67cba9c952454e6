import { exportPeople, peopleHeader } from '../../../../domain/marketing/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { csvResponse } from '../../../csv.ts';
import type { Route } from './+types/people-csv';

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const rows = await exportPeople(services, { actor: member, search });
  return csvResponse('people.csv', peopleHeader, rows);
});

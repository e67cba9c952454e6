import { exportPeople, peopleHeader } from '../../../../domain/marketing/index.ts';
import { orRefuse } from '../../../answer.server.ts';
import { servicesOf } from '../../../context.ts';
import { csvResponse } from '../../../csv.ts';
import { memberContext } from '../../../middleware/member.ts';
import type { Route } from './+types/people-csv';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const rows = await orRefuse(
    exportPeople(servicesOf(context), { actor: context.get(memberContext), search }),
  );
  return csvResponse('people.csv', peopleHeader, rows);
}

import { exportPeople, peopleHeader } from '../../../domain/practice/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { csvResponse } from '../../csv.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/event-people-csv';

export async function loader({ params: { eventId }, context }: Route.LoaderArgs) {
  const { title, rows } = await orRefuse(
    exportPeople(servicesOf(context), { actor: context.get(memberContext), eventId }),
  );
  return csvResponse(`${title}.csv`, peopleHeader, inTurn(rows));
}

async function* inTurn(rows: string[][]) {
  yield* rows;
}

import { exportPeople, peopleHeader } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { csvResponse } from '../../csv.ts';
import type { Route } from './+types/event-people-csv';

export const loader = answerPage(
  async ({ params: { eventId }, services, member }: Asked<Route.LoaderArgs>) => {
    const { title, rows } = await exportPeople(services, { actor: member, eventId });
    return csvResponse(`${title}.csv`, peopleHeader, inTurn(rows));
  },
);

async function* inTurn(rows: string[][]) {
  yield* rows;
}

import { readAnalytics } from '../../../domain/office/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { isTableName, tables } from '../../components/office/numbers/tables.ts';
import { csvResponse } from '../../csv.ts';
import type { Route } from './+types/numbers-csv';

/** The table behind one of the drawings, as a file. */
export const loader = answerPage(async ({ params, request, services, member }: Asked<Route.LoaderArgs>) => {
  const name = params.table.replace(/\.csv$/, '');
  if (!isTableName(name)) throw new Response('Page not found', { status: 404 });
  const range = Object.fromEntries(new URL(request.url).searchParams);
  const wish = { actor: member, range };
  const { head, rows } = tables[name](await readAnalytics(services, wish));
  async function* lines() {
    yield* rows;
  }
  return csvResponse(`${name}.csv`, head, lines());
});

import * as office from '../../../domain/office/index.ts';
import type { Services } from '../../../domain/services.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import {
  bookedTables,
  isTableOf,
  memberTables,
  moneyTables,
  type NumbersTable,
  visitTables,
} from '../../components/office/numbers/tables.ts';
import { csvResponse } from '../../csv.ts';
import type { Route } from './+types/numbers-csv';

/** The table behind one of the drawings, as a file. */
export const loader = answerPage(async ({ params, request, services, member }: Asked<Route.LoaderArgs>) => {
  const name = params.table.replace(/\.csv$/, '');
  const range = Object.fromEntries(new URL(request.url).searchParams);
  const { head, rows } = await readTable(services, name, { actor: member, range });
  return csvResponse(`${name}.csv`, head, rows);
});

type Wish = Parameters<typeof office.readRevenue>[1];

/** Only what the table is made of is read. */
async function readTable(services: Services, name: string, wish: Wish): Promise<NumbersTable> {
  if (isTableOf(moneyTables, name)) return moneyTables[name](await office.readRevenue(services, wish));
  if (isTableOf(memberTables, name)) return memberTables[name](await office.readMembers(services, wish));
  if (isTableOf(bookedTables, name)) return bookedTables[name](await office.readBooked(services, wish));
  if (isTableOf(visitTables, name)) return visitTables[name](await office.readAnalytics(services, wish));
  throw new Response('Page not found', { status: 404 });
}

import { readBusiness } from '../../../domain/office/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { isTableName, tables } from '../../components/office/numbers/tables.ts';
import { servicesOf } from '../../context.ts';
import { csvResponse } from '../../csv.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/numbers-csv';

/** The table behind one of the drawings, as a file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const name = params.table.replace(/\.csv$/, '');
  if (!isTableName(name)) throw new Response('Page not found', { status: 404 });
  const range = Object.fromEntries(new URL(request.url).searchParams);
  const wish = { actor: context.get(memberContext), range };
  const { head, rows } = tables[name](await orRefuse(readBusiness(servicesOf(context), wish)));
  async function* lines() {
    yield* rows;
  }
  return csvResponse(`${name}.csv`, head, lines());
}

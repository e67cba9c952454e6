import { customersHeader, exportCustomers } from '../../../domain/office/index.ts';
import { orRefuse } from '../../answer.server.ts';
import { servicesOf } from '../../context.ts';
import { csvResponse } from '../../csv.ts';
import { memberContext } from '../../middleware/member.ts';
import type { Route } from './+types/customers-csv';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const rows = await orRefuse(
    exportCustomers(servicesOf(context), { actor: context.get(memberContext), search }),
  );
  return csvResponse('customers.csv', customersHeader, rows);
}

import { exportOrders, ordersHeader } from '../../../domain/office/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { csvResponse } from '../../csv.ts';
import type { Route } from './+types/orders-csv';

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const rows = await exportOrders(services, { actor: member, search });
  return csvResponse('orders.csv', ordersHeader, rows);
});

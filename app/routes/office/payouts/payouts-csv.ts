import { exportPayouts, payoutsHeader } from '../../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { csvResponse } from '../../../csv.ts';
import type { Route } from './+types/payouts-csv';

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const wanted = new URL(request.url).searchParams.get('month') ?? undefined;
  const { month, rows } = await exportPayouts(services, { actor: member, month: wanted });
  return csvResponse(`payouts-${month}.csv`, payoutsHeader, rows);
});

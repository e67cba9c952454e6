import { exportPayout, movementsHeader } from '../../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { csvResponse } from '../../../csv.ts';
import type { Route } from './+types/movements-csv';

export const loader = answerPage(async ({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const { payoutId } = params;
  const rows = await exportPayout(services, { actor: member, payoutId });
  return csvResponse(`payout-${payoutId}.csv`, movementsHeader, rows);
});

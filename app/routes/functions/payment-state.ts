import { syncOnReturn } from '../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import type { Route } from './+types/payment-state';

/** What became of a payment, for whoever comes back with its key: a direct debit is not a payment yet. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const key = new URL(request.url).searchParams.get('order') ?? '';
  const { state } = await syncOnReturn(services, { key });
  return Response.json({ state }, { headers: { 'cache-control': 'no-store' } });
});

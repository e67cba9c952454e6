import { syncOnReturn } from '../../../domain/shop/index.ts';
import { servicesOf } from '../../context.ts';
import type { Route } from './+types/payment-state';

/** What became of a payment, for whoever comes back with its key: a direct debit is not a payment yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('order') ?? '';
  const { state } = await syncOnReturn(servicesOf(context), { key });
  return Response.json({ state }, { headers: { 'cache-control': 'no-store' } });
}

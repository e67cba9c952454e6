import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { insertCart } from './queries.ts';

export async function startAbandonedCart(
  { clock }: Parts,
  tx: Tx,
  {
    email,
    items,
    total,
  }: { email: string; items: { id: string; name: string; price: number }[]; total: number },
): Promise<void> {
  await insertCart(tx, { email, cartItems: items, totalAmount: total, createdAt: clock.now() });
}

import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { factOf } from '../orders/order-story.ts';
import { markPurchase } from '../purchases/mark-purchase.ts';
import { PERIOD_MS } from '../refunds/withdrawal-period.ts';
import { hasAccess } from './access.ts';
import { changeSubscription, findSubscription } from './queries.ts';

/**
 * Switches the benefits on or off, by what is paid for now. Under the order's lock, after anything that may have
 * changed it; doing it again changes nothing.
 */
export async function refreshBenefits(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const row = await findSubscription(tx, order.id);
  if (!row) return;
  const now = services.clock.now();
  const benefits = order.paidAt !== null && hasAccess(row, now) && !isWaiting(order, now);
  if (benefits === row.benefits) return;
  await changeSubscription(tx, order.id, { benefits });
  await markPurchase(tx, order.id, benefits ? 'active' : 'ended');
  if (benefits) await openBenefits(services, tx, order);
  else await announce(services, tx, { type: 'membership-closed', ...factOf(order) });
}

/** Somebody has an open membership and an account to use it with: both came true, whichever came last. */
export async function openBenefits(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const { userId } = order;
  if (!userId || !(await findSubscription(tx, order.id))?.benefits) return;
  await announce(services, tx, { type: 'membership-opened', ...factOf(order), userId });
}

/** Unless she asked us to begin, nothing is switched on before the 14 days are over. */
function isWaiting({ consentAt, paidAt }: OrderRow, now: Date): boolean {
  return !consentAt && paidAt !== null && now.getTime() < paidAt.getTime() + PERIOD_MS;
}

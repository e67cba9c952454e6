import type { Tx } from '../../../db/connect.ts';
import { PERIOD_MS } from '../../delivery/fulfilment/stages.ts';
import { endEnrolment, enrol } from '../../learning/courses/enrol.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { markPurchase } from '../purchases/mark-purchase.ts';
import { hasAccess } from './access.ts';
import { changeSubscription, findSubscription } from './queries.ts';

/** Where the course of a membership comes from, as the course knows it. */
const sourceOf = (order: Pick<OrderRow, 'id'>) => `membership:${order.id}`;

/**
 * Switches the benefits on or off, by what is paid for now. Under the order's lock, after anything that may have
 * changed it; doing it again changes nothing.
 */
export async function refreshBenefits(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const row = await findSubscription(tx, order.id);
  if (!row) return;
  const now = services.clock.now();
  const benefits = order.paidAt !== null && hasAccess(row, now) && !isWaiting(order, now);
  if (benefits && order.userId) {
    await enrol(services, tx, { userId: order.userId, course: 'numerology-101', source: sourceOf(order) });
  }
  if (benefits === row.benefits) return;
  await changeSubscription(tx, order.id, { benefits });
  if (!benefits) await endEnrolment(tx, { source: sourceOf(order) });
  await markPurchase(tx, order.id, benefits ? 'active' : 'ended');
}

/** Without the withdrawal box, nothing is switched on before the 14 days are over. */
function isWaiting({ consentAt, paidAt }: OrderRow, now: Date): boolean {
  return !consentAt && paidAt !== null && now.getTime() < paidAt.getTime() + PERIOD_MS;
}

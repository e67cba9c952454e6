import { findFailure } from '../../duties/index.ts';
import type { Parts } from '../../services.ts';
import {
  beginOf,
  moneyOf,
  type OrderHolder,
  openOrder,
  ordersOf,
  toOrderCard,
  whatsAppOf,
} from '../../shop/index.ts';
import { membershipOf } from '../circle/read-membership.ts';
import { chartOf } from './chart-of.ts';
import { deliveriesOf, detailsOf } from './read-fulfilment.ts';
import { asksDetails } from './read-intake.ts';

/** A member's orders, newest first, with what each still owes her. */
export async function readOrders(services: Parts, who: { memberId: string }) {
  const orders = await ordersOf(services, who);
  const deliveries = await deliveriesOf(
    services,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, deliveries: deliveries.get(order.id) ?? [] }));
}

export type OrderPage = Awaited<ReturnType<typeof readOrder>>;

/** Everything the buyer may know of her order. */
export async function readOrder(services: Parts, holder: OrderHolder) {
  const { order, via } = await openOrder(services, holder);
  const deliveries = await deliveriesOf(services, [order.id]);
  const now = services.clock.now();
  const whatsApp = whatsAppOf(services, order);
  const begin = beginOf(services, order);
  const details = asksDetails(order) ? await detailsOf(services, order.id) : undefined;
  return {
    ...toOrderCard(order),
    /** A payment has come and could not be booked yet. */
    isBeingChecked:
      order.paidAt === null && (await findFailure(services.db, 'book-payment', order.id)) !== undefined,
    via,
    email: order.email,
    discountCents: order.discountCents,
    code: order.code ?? undefined,
    begin: begin && { state: begin.state, periodEnds: begin.periodEnds.toISOString() },
    hasAccount: order.userId !== null,
    deliveries: deliveries.get(order.id) ?? [],
    details: details && { state: details.state },
    care: details?.care,
    chart: details?.state === 'complete' ? chartOf(services, details.answers) : undefined,
    membership: order.mode === 'subscription' ? await membershipOf(services, order) : undefined,
    whatsApp:
      whatsApp && whatsApp.until > now
        ? { number: whatsApp.number, until: whatsApp.until.toISOString() }
        : undefined,
    ...(await moneyOf(services, order)),
    now: now.toISOString(),
  };
}

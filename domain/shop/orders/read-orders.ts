import { type DeliveryLine, deliveriesOf, detailsOf } from '../../delivery/fulfilment/read-fulfilment.ts';
import type { Parts } from '../../services.ts';
import { membershipOf } from '../membership/read-membership.ts';
import { receiptsOf } from '../receipts/read-receipt.ts';
import { refundsOf } from '../refunds/read-refunds.ts';
import { type OrderHolder, openOrder } from './open-order.ts';
import type { OrderRow } from './order-states.ts';
import { listEvents, listOrdersOf } from './queries.ts';

export type OrderCard = {
  id: string;
  number: string;
  productId: string;
  productName: string;
  state: OrderRow['state'];
  priceCents: number;
  totalCents: number;
  monthly: boolean;
  placedAt: string;
  paidAt?: string;
  /** While it can still be paid: the way back to the payment page. */
  payUrl?: string;
};

export function toOrderCard(order: OrderRow): OrderCard {
  return {
    id: order.id,
    number: order.number,
    productId: order.productId,
    productName: order.productName,
    state: order.state,
    priceCents: order.priceCents,
    totalCents: order.totalCents,
    monthly: order.mode === 'subscription',
    placedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString(),
    payUrl: order.state === 'open' ? (order.checkoutUrl ?? undefined) : undefined,
  };
}

/** A member's orders, newest first, with what each still owes her. Tries that came to nothing are left out. */
export async function readOrders(services: Parts, { memberId }: { memberId: string }) {
  const orders = await listOrdersOf(services.db, memberId);
  const deliveries = await deliveriesOf(
    services,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...toOrderCard(order), deliveries: deliveries.get(order.id) ?? [] }));
}

export type OrderPage = Awaited<ReturnType<typeof readOrder>>;

/** Everything the buyer may know of her order. */
export async function readOrder(services: Parts, holder: OrderHolder) {
  const { order, via } = await openOrder(services, holder);
  const deliveries = await deliveriesOf(services, [order.id]);
  return {
    ...toOrderCard(order),
    via,
    email: order.email,
    discountCents: order.discountCents,
    code: order.code ?? undefined,
    consentAt: order.consentAt?.toISOString(),
    hasAccount: order.userId !== null,
    deliveries: deliveries.get(order.id) ?? ([] as DeliveryLine[]),
    details: order.state === 'refunded' ? undefined : await detailsOf(services, order.id),
    receipts: await receiptsOf(services, order.id),
    ...(await refundsOf(services, order)),
    membership: order.mode === 'subscription' ? await membershipOf(services, order) : undefined,
    story: (await listEvents(services.db, order.id)).map(({ id, at, kind, detail }) => ({
      id,
      at: at.toISOString(),
      kind,
      detail,
    })),
    now: services.clock.now().toISOString(),
  };
}

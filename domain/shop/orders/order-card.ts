import { listFailing } from '../../duties/index.ts';
import type { Parts } from '../../services.ts';
import { receiptsOf } from '../receipts/read-receipt.ts';
import { refundsOf } from '../refunds/read-refunds.ts';
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
  /** A payment has come and could not be booked yet. */
  isBeingChecked?: boolean;
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

/** A member's orders, newest first. Tries that came to nothing are left out. */
export async function ordersOf({ db }: Pick<Parts, 'db'>, { memberId }: { memberId: string }) {
  const checked = new Set((await listFailing(db, 'book-payment')).map(({ subject }) => subject));
  return (await listOrdersOf(db, memberId)).map((order) => ({
    ...toOrderCard(order),
    isBeingChecked: order.paidAt === null && checked.has(order.id),
  }));
}

/** What the shop itself knows of an order and its buyer may know too: its money and its story. */
export async function moneyOf(services: Parts, order: OrderRow) {
  return {
    receipts: await receiptsOf(services, order.id),
    ...(await refundsOf(services, order)),
    story: (await listEvents(services.db, order.id)).map(({ id, at, kind, detail }) => ({
      id,
      at: at.toISOString(),
      kind,
      detail,
    })),
  };
}

import type { PaidBy } from '../../../content/product.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { listFailing } from '../../duties.ts';
import type { Deps } from '../../services.ts';
import { everyOf } from '../membership.ts';
import { receiptsOf } from '../receipts.ts';
import { refundsOf } from '../refund-records.ts';
import type { OrderRow } from './queries.ts';
import {
  findNoticeAbout,
  findOrderBy,
  findOrderOfReceipt,
  listOrderEvents,
  listOrdersOf,
} from './queries.ts';

export type OrderCard = {
  id: string;
  number: string;
  productId: string;
  productName: string;
  state: OrderRow['state'];
  priceCents: number;
  totalCents: number;
  monthly: boolean;
  /** Of a membership: how often it was to be charged when it was ordered. */
  every?: PaidBy;
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
    every: everyOf(order),
    placedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString(),
    payUrl: order.state === 'open' ? (order.checkoutUrl ?? undefined) : undefined,
  };
}

/** A member's orders, newest first. Tries that came to nothing are left out. */
export async function ordersOf({ db }: Pick<Deps, 'db'>, { memberId }: { memberId: string }) {
  const checked = new Set((await listFailing(db, 'book-payment')).map(({ subject }) => subject));
  return (await listOrdersOf(db, memberId)).map((order) => ({
    ...toOrderCard(order),
    isBeingChecked: order.paidAt === null && checked.has(order.id),
  }));
}

/** What the shop itself knows of an order and its buyer may know too: its money and its story. */
export async function readOrderMoney(services: Deps, order: OrderRow) {
  return {
    receipts: await receiptsOf(services, order.id),
    ...(await refundsOf(services, order)),
    story: (await listOrderEvents(services.db, order.id)).map(({ id, at, kind, detail }) => ({
      id,
      at: at.toISOString(),
      kind,
      detail,
    })),
  };
}

type Referred = { order: OrderRow; by: 'order' | 'receipt' };

/** By the number on a letter or a receipt, as people copy it: in small letters, with blanks, with a # before it. */
export async function findByReference(db: Db | Tx, reference: string): Promise<Referred | undefined> {
  const number = reference.toUpperCase().replace(/[\s#]+/g, '');
  const named = await findOrderBy(db, { number });
  if (named) return { order: named, by: 'order' };
  const receipted = await findOrderOfReceipt(db, number);
  return receipted && { order: receipted, by: 'receipt' };
}

/** Whether the provider has sent us a genuine notice about something of its own: its signature was checked before it was kept. */
export const hasProviderNotice = async (db: Db | Tx, subjectId: string): Promise<boolean> =>
  (await findNoticeAbout(db, subjectId)) !== undefined;

const ERASED = /^deleted-[0-9a-f-]{36}@deleted\.invalid$/;

/** A buyer's address for the office's eyes. An erased buyer's order holds a stand-in, which would tell nobody anything. */
export const shownBuyer = (email: string): string => (ERASED.test(email) ? 'Erased customer' : email);

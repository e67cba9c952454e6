import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { price } from '../../shared/fields.ts';
import { DomainError } from '../errors.ts';
import { type Actor, isOwner, ownerVerb } from '../identity/index.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { withdrawGift } from './gift-records.ts';
import { refundOnArrival } from './orders/open-order.ts';
import { aboutOrder, addressedToBuyer, alertStaff, recordOrderEvent } from './orders/order-letters.ts';
import { type OrderPayment, type OrderRow, paymentsOf } from './orders/queries.ts';
import { planOf, stopPlan } from './payment-plans.ts';
import {
  countRefunds,
  coveredPayments,
  insertRefund,
  isRefundable,
  listRefunds,
  type RefundRow,
  sharesOfOrder,
  sumLeft,
} from './refund-records.ts';
import { leftOfPayment } from './refund-shares.ts';

const YEAR_MS = 365 * DAY;
/** Everybody may change her mind, and more than once. Whoever does it all the time is looked at by a person first. */
const AUTOMATIC_PER_YEAR = 3;

/** `isUsed`: something of it has been had that cannot be given back, such as a session. */
type Wish = { source: 'guarantee' | 'withdrawal'; why: string; isUsed: boolean };

/** `readFirst`: why the rule did not decide it, where a person has to. */
type Wished = { readFirst?: string };
const READ_FIRST =
  'The payment is disputed, a session of this order has taken place, or this buyer has had several refunds within a year.';

/**
 * Writes the wish down, under the order's lock. Money that has arrived goes back by a refund; a debit that is still on
 * its way is returned when it arrives.
 */
export async function recordRefundRequest(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  wish: Wish,
): Promise<Wished> {
  if (order.state === 'pending') {
    await wishOnArrival(services, tx, order, wish);
    return {};
  }
  const payments = await coveredPayments(tx, order, services.clock.now());
  if (order.totalCents === 0 && payments.length === 0) {
    throw new DomainError('conflict', 'Nothing was paid for this order, so there is nothing to send back.');
  }
  if (payments.length === 0) {
    throw new DomainError('conflict', 'The 30 days are over, or the money has gone back already.');
  }
  return placeRefunds(services, tx, order, payments, wish);
}

async function wishOnArrival(services: Deps, tx: Tx, order: OrderRow, { source }: Wish): Promise<void> {
  if (order.returnWanted) return;
  await refundOnArrival(tx, order.id, source);
  await mailRefundReceived(services, tx, order, order.totalCents, source);
}

/** `isTold`: the buyer is written to by whoever decided. `isDecided`: nobody has to look at it first. */
type Placed = {
  source: RefundRow['source'];
  why: string;
  isUsed?: boolean;
  decidedBy?: string;
  isTold?: boolean;
  isDecided?: boolean;
};

/** All that is left of one payment. */
export const placeRefund = (
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  placed: Placed,
): Promise<Wished> => placeRefunds(services, tx, order, [payment], placed);

/**
 * The payments of an order, several where it is paid in parts, of which no further one is charged then: decided by the rule
 * where the rule can. Asked twice, it is one refund of each.
 */
export async function placeRefunds(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payments: readonly OrderPayment[],
  { source, why, isUsed = false, decidedBy, isTold = false, ...placing }: Placed,
): Promise<Wished> {
  const { isDecided = decidedBy !== undefined } = placing;
  await withdrawGift(tx, order, { isForced: source === 'staff' });
  const now = services.clock.now();
  const lately = await countRefunds(tx, order.email, new Date(now.getTime() - YEAR_MS));
  const isQuiet = payments.every(({ dispute }) => dispute === 'none');
  const isAutomatic = isDecided || (isQuiet && lately < AUTOMATIC_PER_YEAR && !isUsed);
  let amountCents = 0;
  for (const payment of payments) {
    const left = leftOfPayment(payment, await listRefunds(tx, order.id));
    if (left <= 0) continue;
    const shares = await sharesOfOrder(tx, order, left);
    const placed = await insertRefund(tx, {
      orderId: order.id,
      orderPaymentId: payment.id,
      amountCents: left,
      shares,
      // A second payment of the same order: what was bought stays with the first.
      kind: shares || order.mode === 'subscription' ? null : 'difference',
      source,
      state: isAutomatic ? 'approved' : 'requested',
      why,
      requestedAt: now,
      decidedAt: isAutomatic ? now : null,
      decidedBy,
      workAt: isAutomatic ? now : null,
    });
    amountCents += placed?.amountCents ?? 0;
  }
  if (amountCents === 0) return {};
  if (isAutomatic) await stopPlan(services, tx, order.id);
  if (source === 'staff') await noteWish(services, tx, order, amountCents, source);
  else if (!order.returnWanted && !isTold)
    await mailRefundReceived(services, tx, order, amountCents, source, !isAutomatic);
  if (isAutomatic) {
    await services.jobs.enqueue(tx, 'make-refunds');
    return {};
  }
  // The notice of a withdrawal asks them itself, unless it came long before its money.
  if (source !== 'withdrawal' || order.returnWanted) await askStaff(services, tx, order);
  return { readFirst: READ_FIRST };
}

async function mailRefundReceived(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  amountCents: number,
  source: RefundRow['source'],
  isReadFirst = false,
): Promise<void> {
  await noteWish(services, tx, order, amountCents, source);
  const waitsForPayment = order.state === 'pending';
  const props = { ...aboutOrder(services, order), amountCents, waitsForPayment, isReadFirst };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'refund-received', props });
}

/** A refund that we decide on is no request of the buyer's: the letter she gets is the one which says that it is made. */
const noteWish = (services: Deps, tx: Tx, { id }: OrderRow, cents: number, source: RefundRow['source']) =>
  recordOrderEvent(services, tx, id, 'refund_requested', { source, cents });

async function askStaff(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  await alertStaff(services, tx, order, {
    title: 'A refund waits for your decision',
    text: READ_FIRST,
  });
}

export type Returnable = { cents: number; waitsForPayment: boolean };

/** What of an order's money a person may still send back, whatever its age: none where it goes back already. */
export async function returnableOf(
  db: Db | Tx,
  order: Pick<OrderRow, 'id' | 'state' | 'totalCents' | 'returnWanted'>,
): Promise<Returnable & { payments: OrderPayment[] }> {
  const waitsForPayment = order.state === 'pending';
  if (waitsForPayment)
    return { cents: order.returnWanted ? 0 : order.totalCents, waitsForPayment, payments: [] };
  const refunds = await listRefunds(db, order.id);
  const left = (await paymentsOf(db, order.id)).filter(
    (one) => isRefundable(one) && leftOfPayment(one, refunds) > 0,
  );
  // Of a membership the newest month, of an order in parts all of them.
  const payments = (await planOf(db, order.id)) ? left : left.slice(-1);
  return { cents: sumLeft(payments, refunds), waitsForPayment, payments };
}

/** A withdrawal that a person has accepted. Whoever calls it writes to the buyer. */
export async function returnOrder(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { actor, why }: { actor: Actor; why: string },
): Promise<Returnable> {
  const { cents, waitsForPayment, payments } = await returnableOf(tx, order);
  await refuseAboveLimit(tx, actor, order, cents);
  if (waitsForPayment && cents > 0) await refundOnArrival(tx, order.id, 'withdrawal');
  if (payments.length > 0) {
    const placed = { source: 'withdrawal', why, decidedBy: actor.id, isTold: true } as const;
    await placeRefunds(services, tx, order, payments, placed);
  }
  return { cents, waitsForPayment };
}

const LIMIT = 'staff_refund_limit_cents';
const DEFAULT_CENTS = 10_000;
const HIGHEST_CENTS = 10_000_000;

/** Up to here staff send money back; above it the owner decides. */
export async function readStaffRefundLimit(db: Db | Tx): Promise<number> {
  const cents = await readSetting(db, LIMIT);
  return typeof cents === 'number' ? cents : DEFAULT_CENTS;
}

/**
 * What staff may still send back of an order: the limit counts all that a person decided of it, so that a large refund is not
 * several small ones.
 */
export async function leftOfStaffLimit(db: Db | Tx, orderId: string): Promise<number> {
  const decided = (await listRefunds(db, orderId)).filter(
    ({ decidedBy, state }) => decidedBy !== null && state !== 'failed' && state !== 'declined',
  );
  const sum = decided.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return Math.max(0, (await readStaffRefundLimit(db)) - sum);
}

export async function refuseAboveLimit(
  tx: Tx,
  actor: Pick<Actor, 'role'>,
  { id }: Pick<OrderRow, 'id'>,
  cents: number,
): Promise<void> {
  if (isOwner(actor) || cents <= (await leftOfStaffLimit(tx, id))) return;
  throw new DomainError('forbidden', 'This refund is above the limit for staff: the owner decides it.');
}

export const changeStaffRefundLimit = ownerVerb(
  'settings.refund_limit_changed',
  z.object({ cents: price('An amount in euros, from 0.', HIGHEST_CENTS) }),
  async (_services, tx, { cents }) => {
    const before = await readStaffRefundLimit(tx);
    if (before === cents) return { unchanged: true, answer: undefined };
    await writeSetting(tx, LIMIT, cents);
    return {
      about: { kind: 'settings', id: 'refund-limit' },
      before: { cents: before },
      after: { cents },
      answer: undefined,
    };
  },
);

import type { Clock } from '../../../adapters/clock/clock.ts';
import type { NoticeSubject } from '../../../adapters/payments/payments.ts';
import { findWritten, soldElsewhere } from '../../../content/catalogue.ts';
import { type Delivery, type ProductTerms, termsOf } from '../../../content/product.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { DAY } from '../../../shared/durations.ts';
import { readToken, signToken } from '../../../shared/signed-token.ts';
import { notFound } from '../../errors.ts';
import { isId } from '../../ids.ts';
import type { Config, Deps } from '../../services.ts';
import {
  applyRead,
  beginRead,
  changeOrder,
  findOrderBy,
  lockOrder,
  type OrderPayment,
  type OrderRow,
} from './queries.ts';

/** Whoever asks for an order: the member it belongs to, or somebody with its signed link. */
export type OrderHolder = { memberId: string; orderId: string } | { key: string };

export type OpenedOrder = { order: OrderRow; via: 'account' | Via };

/** The order, for those who may see it; for everybody else there is none. */
export async function openOrder(
  services: Deps,
  holder: OrderHolder,
  db: Db | Tx = services.db,
): Promise<OpenedOrder> {
  if ('key' in holder) {
    const key = readOrderKey(services, holder.key);
    const order = key && isId(key.orderId) ? await findOrderBy(db, { id: key.orderId }) : undefined;
    if (!key || !order) throw notFound('Order');
    return { order, via: key.via };
  }
  const order = isId(holder.orderId) ? await findOrderBy(db, { id: holder.orderId }) : undefined;
  if (!order || order.userId !== holder.memberId) throw notFound('Order');
  return { order, via: 'account' };
}

/** One change to one order, alone with it: whatever concerns its money or its delivery is done under this lock. */
export function withOrder<T>(
  { db }: Pick<Deps, 'db'>,
  orderId: string,
  work: (tx: Tx, order: OrderRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => work(tx, await lockedOrder(tx, orderId)));
}

/** The same inside a transaction that has other things to do as well. */
export async function lockedOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  return order;
}

export const orderById = (db: Db | Tx, id: string): Promise<OrderRow | undefined> => findOrderBy(db, { id });

/** An order that is known to exist, because something of it does. */
export async function existingOrder(db: Db | Tx, id: string): Promise<OrderRow> {
  const order = await findOrderBy(db, { id });
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}

/** What the provider said about one of its things, and the number under which we asked. */
type Reading<T> = { subject: string; number: number; state: T };

/**
 * Asks the provider. The number is taken before the question: of two looks that overtake each other, the one with the
 * higher number began later, so it has seen everything that caused the lower one.
 */
export async function numberedRead<T>(
  { db }: Pick<Deps, 'db'>,
  kind: NoticeSubject['kind'],
  id: string,
  read: (id: string) => Promise<T>,
): Promise<Reading<T>> {
  const subject = `${kind}:${id}`;
  const number = await beginRead(db, subject);
  return { subject, number, state: await read(id) };
}

/** Whether this reading may still be written down. To be asked under the order's lock, right before writing. */
export function claimLatestRead(tx: Tx, { subject, number }: Reading<unknown>): Promise<boolean> {
  return applyRead(tx, subject, number);
}

/**
 * How somebody without a sign-in came to hold the key to an order. `mail`: from her mailbox, so the address is hers.
 * `return`: from the payment page, so she paid, but the address may be anybody's.
 */
type Via = 'mail' | 'return';
type OrderKey = { orderId: string; via: Via };

/** The key from the payment page is for the first visit; whoever comes later comes from her mailbox. */
const LIVES_MS: Record<Via, number> = { mail: 365 * DAY, return: DAY };

type Makes = { config: Pick<Config, 'secret' | 'appUrl'>; clock: Clock };

export function signOrderKey({ config, clock }: Makes, { orderId, via }: OrderKey): string {
  const ends = Math.floor((clock.now().getTime() + LIVES_MS[via]) / 1000);
  return signToken(config.secret, 'order', `${orderId}:${via}:${ends}`);
}

export function readOrderKey({ config, clock }: Makes, key: string): OrderKey | undefined {
  const [orderId = '', via, ends] = readToken(config.secret, 'order', key)?.split(':') ?? [];
  if (via !== 'mail' && via !== 'return') return undefined;
  return clock.now().getTime() < Number(ends) * 1000 ? { orderId, via } : undefined;
}

/** So long the link of a letter opens the page of a card: longer than any grace. */
const CARD_MS = 60 * DAY;

/**
 * Where the card of one membership is changed without signing in. The key opens nothing else: not the order, not the account,
 * and no card can be read there.
 */
export function cardUrl({ config, clock }: Makes, { id }: Pick<OrderRow, 'id'>): string {
  const ends = Math.floor((clock.now().getTime() + CARD_MS) / 1000);
  return `${config.appUrl}/payment-card/${signToken(config.secret, 'card', `${id}:${ends}`)}`;
}

/** The id of its order. */
export function readCardKey({ config, clock }: Makes, key: string): string | undefined {
  const [id, ends] = readToken(config.secret, 'card', key)?.split(':') ?? [];
  return clock.now().getTime() < Number(ends) * 1000 ? id : undefined;
}

type Owned = Pick<OrderRow, 'id' | 'userId' | 'placedSignedIn'>;

/** Whether its buyer expects it behind her sign-in. Whoever bought as a guest may have forgotten that she has an account. */
export const isInPortal = ({ userId, placedSignedIn }: Owned): boolean => userId !== null && placedSignedIn;

/** Where the buyer finds her order, for letters: in the portal, or by a signed link where she bought without a sign-in. */
export const orderUrl = (makes: Makes, order: Owned): string =>
  isInPortal(order)
    ? `${makes.config.appUrl}/portal/orders/${order.id}`
    : `${makes.config.appUrl}/orders/${signOrderKey(makes, { orderId: order.id, via: 'mail' })}`;

export type OrderState = OrderRow['state'];
/** Why an order is in the state it is in. */
export type OrderReason =
  | 'checkout_started'
  | 'card_declined'
  | 'debit_on_its_way'
  | 'payment_arrived'
  | 'nothing_to_pay'
  | 'trial_began'
  | 'amount_differs'
  | 'debit_failed'
  | 'not_paid_in_time'
  | 'replaced'
  | 'never_started'
  | 'provider_refused'
  | 'money_returned'
  | 'part_returned'
  | 'bank_took_it_back'
  | 'bank_kept_it';

/** From here on only what happens to the money that arrived can change the state. */
export const isPaid = (state: OrderState): boolean =>
  ['paid', 'refunded', 'partially_refunded', 'disputed'].includes(state);

type Money = Pick<OrderPayment, 'amountCents' | 'refundedCents' | 'dispute'> &
  Partial<Pick<OrderPayment, 'periodStart'>>;

/** All of it, given back or kept by the buyer's bank: both are written down as what went back. */
export const isGone = ({
  amountCents,
  refundedCents,
}: Pick<Money, 'amountCents' | 'refundedCents'>): boolean => refundedCents === amountCents;

/** A bank kept all of it. Of a membership that is one of its months; of what is paid in parts, what all of them bought. */
export const isLost = (payment: Money): boolean =>
  payment.dispute === 'lost' && isGone(payment) && !payment.periodStart;

/** What a paid order is, by all the money that ever arrived for it. `difference`: what was too much, and went back. */
export function stateOfPaid(payments: Money[], difference = 0): { state: OrderState; reason: OrderReason } {
  if (payments.some(({ dispute }) => dispute === 'open')) {
    return { state: 'disputed', reason: 'bank_took_it_back' };
  }
  const arrived = payments.reduce((sum, { amountCents }) => sum + amountCents, -difference);
  const returned = payments.reduce((sum, { refundedCents }) => sum + refundedCents, -difference);
  const isKept = payments.some(({ dispute }) => dispute === 'lost');
  if (returned >= arrived) return { state: 'refunded', reason: isKept ? 'bank_kept_it' : 'money_returned' };
  // What came twice and went back once leaves the order as it was agreed.
  if (returned > 0 && payments.some(isLost)) return { state: 'disputed', reason: 'bank_kept_it' };
  if (returned > 0) return { state: 'partially_refunded', reason: 'part_returned' };
  return { state: 'paid', reason: 'payment_arrived' };
}

/**
 * What was agreed with the buyer: the order's own copy, whatever the shop sells under that name today. An order of an
 * earlier program, which has none, sold the first edition: nobody could change the terms then.
 */
export function soldTerms({
  sold,
  productId,
}: Pick<OrderRow, 'sold' | 'productId'>): ProductTerms | undefined {
  const first = soldElsewhere.find(({ id }) => id === productId) ?? findWritten(productId);
  return sold ?? (first && termsOf(first));
}

/** Remembers that the money is to go back as soon as it arrives. */
export async function refundOnArrival(
  tx: Tx,
  orderId: string,
  returnWanted: NonNullable<OrderRow['returnWanted']>,
): Promise<void> {
  await changeOrder(tx, orderId, { returnWanted });
}

/** The withdrawal period: nobody's reading begins in it unless she asked for that. */
export const WITHDRAWAL_MS = 14 * DAY;

/**
 * What the choice to begin at once is about: content that is used up by being delivered. Session credits wait to be booked,
 * and a seat is for a day of its own.
 */
export const waitsForBeginChoice = ({ kind }: Delivery): boolean =>
  kind !== 'session-credits' && kind !== 'seat';
export const asksForConsent = ({ delivers }: Pick<ProductTerms, 'delivers'>): boolean =>
  delivers.some(waitsForBeginChoice);
/** Who has paid nothing has no money to ask back: what she gets begins at once. */
export const costsMoney = ({ totalCents }: Pick<OrderRow, 'totalCents'>): boolean => totalCents > 0;

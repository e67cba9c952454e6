/**
 * How money that goes back is counted: what of a payment is left, and which line of its order each cent belongs to. Values
 * in, values out; whoever decides holds the order's lock.
 */
import type { orderItems, orderPayments, refunds } from '../../db/schema/index.ts';
import { divideCents } from '../../shared/money.ts';

type Refund = Pick<
  typeof refunds.$inferSelect,
  'orderPaymentId' | 'amountCents' | 'state' | 'kind' | 'item' | 'shares'
>;
type Payment = Pick<typeof orderPayments.$inferSelect, 'id' | 'amountCents' | 'refundedCents'>;
type Line = Pick<typeof orderItems.$inferSelect, 'position' | 'totalCents'>;

/** The money of one order. */
export type OrderMoney = { items: readonly Line[]; payments: readonly Payment[]; refunds: readonly Refund[] };

/** Decided, on its way or gone: nobody may give that money back a second time. */
const isTaken = ({ state }: Refund): boolean => state !== 'failed' && state !== 'declined';

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

/** What may still go back of a payment. What the provider says counts, and so does what it has not been told yet. */
export function leftOfPayment({ id, amountCents, refundedCents }: Payment, all: readonly Refund[]): number {
  const taken = all.filter((refund) => refund.orderPaymentId === id && isTaken(refund));
  return amountCents - Math.max(refundedCents, sum(taken.map((refund) => refund.amountCents)));
}

/** Earlier programs wrote down the line alone. */
const shareOf = ({ shares, item, amountCents }: Refund, position: number): number =>
  shares?.[position] ?? (!shares && item === position ? amountCents : 0);

/** What has not gone back of each line's price. */
export const leftOfLines = ({ items, refunds: all }: Pick<OrderMoney, 'items' | 'refunds'>): number[] =>
  items.map(({ position, totalCents }) =>
    Math.max(0, totalCents - sum(all.filter(isTaken).map((refund) => shareOf(refund, position)))),
  );

/** What was paid beyond the price, and has not gone back: it belongs to no line. */
export function excessOf({ items, payments, refunds: all }: OrderMoney): number {
  const paid = sum(payments.map(({ amountCents }) => amountCents));
  const asked = sum(items.map(({ totalCents }) => totalCents));
  const ofNoLine = all
    .filter(isTaken)
    .map((refund) => refund.amountCents - sum(items.map(({ position }) => shareOf(refund, position))));
  return Math.max(0, paid - asked - sum(ofNoLine));
}

/** What went back because it was too much: with it an order is as it was agreed, and not partly refunded. */
export const differenceOf = (all: readonly Refund[]): number =>
  sum(
    all
      .filter(({ kind, state }) => kind === 'difference' && (state === 'made' || state === 'pending'))
      .map(({ amountCents }) => amountCents),
  );

/**
 * Which lines an amount is taken from: one line by name, or all by what is left of them. What was paid too much goes first,
 * because it is nobody's price. Nothing where it belongs to no line.
 */
export function shareOut(money: OrderMoney, cents: number, position?: number): number[] | null {
  if (position !== undefined) return money.items.map((line) => (line.position === position ? cents : 0));
  const left = leftOfLines(money);
  const shared = Math.min(cents - Math.min(cents, excessOf(money)), sum(left));
  return shared > 0 ? divideCents(shared, left) : null;
}

/**
 * The most that may go back for one line: what is left of its price, or, where less was paid than all lines cost, its part of
 * that. The others keep theirs.
 */
export function mostForLine(money: OrderMoney, payment: Payment, position: number): number {
  const lines = leftOfLines(money);
  const at = money.items.findIndex((line) => line.position === position);
  const left = Math.max(0, leftOfPayment(payment, money.refunds));
  return Math.min(lines[at] ?? 0, divideCents(left, lines)[at] ?? 0);
}

import type { Tx } from '../../db/connect.ts';
import type { RefundedSessions } from '../../db/schema/index.ts';
import { euro } from '../../shared/money.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import type { Actor } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { isPaidByGift } from './gift-records.ts';
import type { OrderItem } from './orders/order-items.ts';
import { recordOrderEvent } from './orders/order-letters.ts';
import type { OrderPayment, OrderRow } from './orders/queries.ts';
import { planOf } from './payment-plans.ts';
import { insertRefund, isRefundable, moneyOf, sharesOfOrder } from './refund-records.ts';
import { excessOf, leftOfPayment, mostForLine } from './refund-shares.ts';
import { goneAlready } from './refunds.ts';
import { refuseAboveLimit } from './returns.ts';

/**
 * Why a part of the money goes back. item: a line is taken back, for all its price or less. sessions: credits that nobody has
 * booked, which the caller has taken. goodwill: nothing that was bought changes. difference: it was paid beyond the price.
 */
export type PartOfRefund =
  | { kind: 'item'; item: number }
  | { kind: 'sessions'; item: number; sessions: RefundedSessions }
  | { kind: 'goodwill' }
  | { kind: 'difference' };

export type RefundInPart = PartOfRefund & {
  paymentId: string;
  cents: number;
  /** What could go back when it was decided, as the page showed it: two people do not decide the same money. */
  leftCents: number;
  askedBy: 'buyer' | 'practice';
  why: string;
};

/** Under the order's lock. */
export async function placePart(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { paymentId, cents, leftCents, askedBy, why, ...part }: RefundInPart,
  actor: Actor,
): Promise<void> {
  const money = await moneyOf(tx, order.id);
  const payment = money.payments.find(({ id }) => id === paymentId);
  if (!payment) throw notFound('Payment');
  const left = leftOfPayment(payment, money.refunds);
  if (!isRefundable(payment) || left <= 0) throw goneAlready();
  if (left !== leftCents)
    throw new DomainError(
      'conflict',
      `Something has changed since this page was opened: ${euro(left)} can go back now. Please look again.`,
    );
  const most = await mostOf(tx, order, money, payment, part);
  if (cents > most) throw invalid({ cents: tooMuch(part, most) });
  await refuseAboveLimit(tx, actor, order, cents);
  const now = services.clock.now();
  const item = 'item' in part ? part.item : undefined;
  await insertRefund(tx, {
    ...{ orderId: order.id, orderPaymentId: payment.id, amountCents: cents, kind: part.kind, item },
    shares: part.kind === 'difference' ? null : await sharesOfOrder(tx, order, cents, item),
    sessions: 'sessions' in part ? part.sessions : null,
    ...{ source: 'staff', state: 'approved', why, askedBy },
    ...{ requestedAt: now, decidedAt: now, decidedBy: actor.id, workAt: now },
  });
  await recordOrderEvent(services, tx, order.id, 'refund_requested', { source: 'staff', cents });
  await services.jobs.enqueue(tx, 'make-refunds');
}

type Money = Awaited<ReturnType<typeof moneyOf>>;

/** The most that may go back for this reason; refused where there is no such part. */
async function mostOf(
  tx: Tx,
  order: OrderRow,
  money: Money,
  payment: OrderPayment,
  part: PartOfRefund,
): Promise<number> {
  const left = leftOfPayment(payment, money.refunds);
  if (part.kind === 'difference') return Math.min(left, excessOf(money));
  // With the last cent what was bought closes, and that is another decision.
  if (part.kind === 'goodwill') return left - 1;
  if (isPaidByGift(order))
    throw new DomainError('conflict', 'A gift has paid a part of this order: please send all of it back.');
  if (await planOf(tx, order.id))
    throw new DomainError('conflict', 'This order is paid in parts: please send all of it back.');
  const { item: place } = part;
  const item = money.items.find(({ position }) => position === place);
  if (!item) throw notFound('Item');
  if (isTakenBack(money, item)) throw goneAlready();
  const most = mostForLine(money, payment, item.position);
  if (part.kind === 'sessions') return Math.min(most, left - 1);
  const others = money.items.filter((one) => one !== item && !isTakenBack(money, one));
  if (others.length === 0)
    throw new DomainError('conflict', 'Nothing else of this order is left: please refund all of it.');
  return most;
}

/** Or about to be. */
export const isTakenBack = (
  { refunds }: Pick<Money, 'refunds'>,
  { position, returnedAt }: OrderItem,
): boolean =>
  returnedAt !== null ||
  refunds.some(
    ({ kind, item, state }) =>
      item === position && (kind === 'item' || kind === null) && state !== 'failed' && state !== 'declined',
  );

function tooMuch({ kind }: PartOfRefund, most: number): string {
  if (most <= 0) return 'Nothing is left of this.';
  if (kind === 'goodwill')
    return `At most ${euro(most)}. To give back all of it, refund the order, which closes it.`;
  return `At most ${euro(most)}.`;
}

/** What the office may choose from for a payment: what is left of it, of each line, and of what was paid too much. */
export function partsOf(money: Money, order: OrderRow, payment: OrderPayment, isInParts: boolean) {
  const left = Math.max(0, isRefundable(payment) ? leftOfPayment(payment, money.refunds) : 0);
  const open = money.items.filter((item) => !isTakenBack(money, item));
  const isWhole = isInParts || isPaidByGift(order) || order.mode === 'subscription';
  return {
    leftCents: left,
    excessCents: Math.min(left, excessOf(money)),
    lines: isWhole
      ? []
      : open.map((item) => ({
          item: item.position,
          name: item.productName,
          cents: mostForLine(money, payment, item.position),
          isOnly: open.length === 1,
        })),
  };
}

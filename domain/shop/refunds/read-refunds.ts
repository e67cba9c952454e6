import type { Db, Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { paymentsOf } from '../orders/payments-of.ts';
import { listRefunds, type RefundRow } from './queries.ts';
import { GUARANTEE_MS, refundablePayment } from './refund-rules.ts';

export type RefundLine = { state: RefundRow['state']; amountCents: number; requestedAt: string };

export type RefundFacts = {
  refunds: RefundLine[];
  /** What may still be asked back, and until when. */
  ask?: { cents: number; until: string };
  /** Asked back before it arrived. */
  returnsOnArrival: boolean;
};

/** What the office decides by: each refund with its own words and how far it is. */
export async function refundWork(db: Db | Tx, orderId: string) {
  const rows = await listRefunds(db, orderId);
  return rows.map(({ id, orderPaymentId, amountCents, source, state, why, error, requestedAt, madeAt }) => ({
    ...{ id, orderPaymentId, amountCents, source, state, why, error },
    requestedAt: requestedAt.toISOString(),
    madeAt: madeAt?.toISOString(),
  }));
}

/** What went or goes back, and until when the rest may be asked for. */
export async function refundsOf({ db, clock }: Parts, order: OrderRow): Promise<RefundFacts> {
  const refunds = await listRefunds(db, order.id);
  const isOpen = refunds.some(({ state }) => ['requested', 'approved', 'pending'].includes(state));
  const newest = refundablePayment(await paymentsOf(db, order.id), clock.now());
  const until = (from: Date) => new Date(from.getTime() + GUARANTEE_MS).toISOString();
  const ask =
    order.state === 'pending'
      ? { cents: order.totalCents, until: until(order.createdAt) }
      : newest && { cents: newest.amountCents - newest.refundedCents, until: until(newest.arrivedAt) };
  const isWanted = order.returnWanted !== null;
  return {
    refunds: refunds.map(({ state, amountCents, requestedAt }) => ({
      state,
      amountCents,
      requestedAt: requestedAt.toISOString(),
    })),
    ask: isOpen || isWanted ? undefined : ask,
    returnsOnArrival: isWanted && order.state === 'pending',
  };
}

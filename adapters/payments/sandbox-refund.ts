import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { PaymentState, RefundState } from './payment-states.ts';
import { PaymentsError } from './payments.ts';
import { change, found, newId, refused, type SandboxContext, tell } from './sandbox-context.ts';
import { readPayment, toRefund } from './sandbox-read.ts';
import { payments, refunds } from './sandbox-tables.ts';

type Request = { paymentId: string; amountCents: number; key: string | null };

export function refund(context: SandboxContext, request: Request): Promise<RefundState> {
  return change(context, async (tx, now) => {
    await lockPayment(tx, request.paymentId);
    const payment = await readPayment(tx, request.paymentId);
    const made = await findByKey(tx, request);
    if (made) return made;
    refuseUnlessRefundable(payment, request.amountCents);
    const [row] = await tx
      .insert(refunds)
      .values({ id: newId('re'), createdAt: now, ...request })
      .returning();
    await tell(tx, now, 'refund.created', 'payment', payment.paymentId);
    await tell(tx, now, 'charge.refunded', 'payment', payment.paymentId);
    return toRefund(found(row, 'refund'));
  });
}

/** Two refunds of one payment at once would each see the same rest. */
async function lockPayment(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('update');
  found(row, 'payment');
}

async function findByKey(tx: Tx, { key, paymentId, amountCents }: Request): Promise<RefundState | undefined> {
  if (key === null) return undefined;
  const [row] = await tx.select().from(refunds).where(eq(refunds.key, key));
  if (row && (row.paymentId !== paymentId || row.amountCents !== amountCents)) {
    throw new PaymentsError('conflict', `refund ${key} has other values`);
  }
  return row && toRefund(row);
}

function refuseUnlessRefundable(payment: PaymentState, amountCents: number): void {
  if (payment.status !== 'paid') throw refused('this payment has not arrived, so it cannot be refunded');
  if (payment.dispute === 'open' || payment.dispute === 'lost') throw refused('this payment is disputed');
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw refused('nothing to refund');
  if (amountCents > payment.amountCents - payment.refundedCents)
    throw refused('more than is left of this payment');
}

/** What the cardholder's bank does. */
export function disputePayment(
  context: SandboxContext,
  paymentId: string,
  dispute: Exclude<PaymentState['dispute'], 'none'>,
): Promise<PaymentState> {
  return change(context, async (tx, now) => {
    await lockPayment(tx, paymentId);
    const payment = await readPayment(tx, paymentId);
    if (payment.status !== 'paid') throw refused('only a payment that arrived can be disputed');
    await tx.update(payments).set({ dispute }).where(eq(payments.id, paymentId));
    const closed = dispute === 'won' || dispute === 'lost';
    await tell(tx, now, `charge.dispute.${closed ? 'closed' : 'created'}`, 'payment', paymentId);
    return readPayment(tx, paymentId);
  });
}

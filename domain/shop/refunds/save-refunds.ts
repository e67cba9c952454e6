import type { RefundState } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { money } from '../../../shared/money.ts';
import { isId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { aboutOrder, addressed, alertStaff, receiptUrl } from '../orders/order-letters.ts';
import type { OrderPayment, OrderRow } from '../orders/order-states.ts';
import { recordOrderEvent } from '../orders/order-story.ts';
import { issueCreditNote } from '../receipts/issue-receipt.ts';
import { changeRefund, findRefund, insertRefund, listRefunds, type RefundRow } from './queries.ts';

/** Brings our refunds of a payment to what they are at the provider, and writes the credit notes they call for. */
export async function saveRefunds(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  states: RefundState[],
): Promise<void> {
  for (const state of states) {
    const known = await findKnown(tx, order.id, state);
    const refund = known ?? (await hearOf(services, tx, payment, state));
    if (refund) await settleRefund(services, tx, order, payment, refund, state);
  }
}

async function findKnown(tx: Tx, orderId: string, { refundId, key }: RefundState) {
  const ours = key && isId(key) ? await findRefund(tx, key) : undefined;
  if (ours) return ours;
  return (await listRefunds(tx, orderId)).find(({ providerRefundId }) => providerRefundId === refundId);
}

/** Made in the provider's own dashboard. */
async function hearOf(
  { clock }: Parts,
  tx: Tx,
  payment: OrderPayment,
  { refundId, amountCents }: RefundState,
): Promise<RefundRow | undefined> {
  return insertRefund(tx, {
    orderId: payment.orderId,
    orderPaymentId: payment.id,
    amountCents,
    source: 'provider',
    state: 'pending',
    requestedAt: clock.now(),
    decidedAt: clock.now(),
    providerRefundId: refundId,
  });
}

async function settleRefund(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  refund: RefundRow,
  { refundId, status }: RefundState,
): Promise<void> {
  const state = ({ pending: 'pending', succeeded: 'made', failed: 'failed' } as const)[status];
  if (refund.state === state) return;
  const made = state === 'made';
  await changeRefund(tx, refund.id, {
    state,
    providerRefundId: refundId,
    workAt: null,
    madeAt: made ? services.clock.now() : null,
    error: null,
  });
  if (made) await mailRefundMade(services, tx, order, payment, refund);
  if (state === 'failed') await mailRefundFailed(services, tx, order, refund);
}

async function mailRefundMade(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  refund: RefundRow,
): Promise<void> {
  const { amountCents } = refund;
  const creditNote = await issueCreditNote(services, tx, { order, payment, refund });
  await recordOrderEvent(services, tx, order.id, 'refunded', { cents: amountCents });
  await postMail(services, tx, {
    ...addressed(order),
    template: 'refund-made',
    props: {
      ...aboutOrder(services, order),
      amountCents,
      creditNote: creditNote.number,
      creditNoteUrl: receiptUrl(services, order, creditNote),
      whole: payment.refundedCents === payment.amountCents,
    },
  });
}

/** The buyer's bank sent the money back to us. A person has to find another way. */
async function mailRefundFailed(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  { amountCents }: RefundRow,
): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'refund_failed', { cents: amountCents });
  await alertStaff(services, tx, order, {
    title: 'A refund did not arrive',
    text: `${money(amountCents)} came back from the buyer's bank. Please ask the buyer how to send it.`,
  });
}

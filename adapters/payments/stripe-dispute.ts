import type Stripe from 'stripe';
import type { DisputeState, PaymentState } from './payment-states.ts';
import {
  type DisputeAnswer,
  type OpenedDispute,
  type Page,
  type Payments,
  PaymentsError,
} from './payments.ts';
import { pageOf, rangeOf } from './stripe-balance.ts';
import { dateOf, dateOrNull, idOf } from './stripe-values.ts';

const ALL = 100;

/** Oldest first. */
export async function disputesOf(stripe: Stripe, paymentId: string): Promise<DisputeState[]> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: ALL });
  return data.map(toDispute).reverse();
}

/** What all disputes of a payment come to. */
export function standingOf(disputes: readonly DisputeState[]): PaymentState['dispute'] {
  const open = disputes.filter(({ status }) => status === 'needs_answer' || status === 'answered');
  if (open.some(({ isInquiry }) => !isInquiry)) return 'open';
  if (open.length > 0) return 'inquiry';
  if (disputes.length === 0) return 'none';
  return disputes.some(({ status }) => status === 'lost') ? 'lost' : 'won';
}

export async function listDisputes(
  stripe: Stripe,
  { after, ...asked }: Parameters<Payments['listDisputes']>[0],
): Promise<Page<OpenedDispute>> {
  const list = await stripe.disputes.list({ created: rangeOf(asked), limit: ALL, starting_after: after });
  return pageOf(list, ({ id, payment_intent }) => ({ disputeId: id, paymentId: idOf(payment_intent) }));
}

/**
 * It is read first, because the bank takes evidence once: an answer that was lost on its way back to us is found again however
 * late. A file that was left behind by a crash belongs to nothing, and is no evidence.
 */
export async function answerDispute(
  stripe: Stripe,
  { disputeId, file, fileName, words }: DisputeAnswer,
): Promise<DisputeState> {
  const before = await readDispute(stripe, disputeId);
  if (before.isSubmitted) return before;
  if (before.status !== 'needs_answer')
    throw new PaymentsError('refused', `dispute ${disputeId} waits for no answer`);
  const uploaded = await stripe.files.create({
    purpose: 'dispute_evidence',
    file: { data: file, name: fileName, type: 'application/pdf' },
  });
  const answered = await stripe.disputes.update(disputeId, {
    evidence: { uncategorized_file: uploaded.id, uncategorized_text: words },
    submit: true,
  });
  return toDispute(answered);
}

export async function acceptDispute(stripe: Stripe, disputeId: string): Promise<DisputeState> {
  const before = await readDispute(stripe, disputeId);
  if (before.status === 'lost') return before;
  if (before.status !== 'needs_answer' || before.isInquiry)
    throw new PaymentsError('refused', `dispute ${disputeId} cannot be accepted`);
  return toDispute(await stripe.disputes.close(disputeId));
}

const readDispute = async (stripe: Stripe, disputeId: string): Promise<DisputeState> =>
  toDispute(await stripe.disputes.retrieve(disputeId));

const statuses: Record<string, DisputeState['status']> = {
  needs_response: 'needs_answer',
  warning_needs_response: 'needs_answer',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

function toDispute(dispute: Stripe.Dispute): DisputeState {
  // Something on the way answered in Stripe's name.
  if (dispute.object !== 'dispute') throw new PaymentsError('unavailable', 'not a dispute');
  const { id, amount, currency, reason, status, created, evidence_details: details } = dispute;
  const dueBy = dateOrNull(details.due_by);
  const said = statuses[status] ?? 'answered';
  return {
    disputeId: id,
    amountCents: amount,
    currency,
    reason,
    // Without a day there is nothing that the bank would read.
    status: said === 'needs_answer' && !dueBy ? 'answered' : said,
    isInquiry: status.startsWith('warning_') || status === 'prevented',
    openedAt: dateOf(created),
    dueBy,
    // A bank that had asked, and takes the money now, waits for an answer of its own.
    isSubmitted: details.submission_count > 0 && said !== 'needs_answer',
    feeCents: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
  };
}

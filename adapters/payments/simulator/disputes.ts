import type { z } from 'zod';
import { moveDispute, moveWonDispute, pageOf } from './balance.ts';
import { type disputeParams, type disputesParams, type fileParams, invalid } from './requests.ts';
import { add, type Dispute, type File, get, newId, seconds, type World } from './world.ts';

const DAY = 86_400;
/** A cardholder's bank gives about three weeks; a bank that only asks, as long. */
const DAYS_TO_ANSWER = 21;

/** What a test or the demo may say of it. */
type Told = { kind?: 'dispute' | 'inquiry'; amount?: number; reason?: string; dueInDays?: number };

/** The cardholder's bank takes the money back, or only asks. */
export function dispute(world: World, intentId: string, told: Told = {}): Dispute {
  const { kind = 'dispute', reason = 'fraudulent', dueInDays = DAYS_TO_ANSWER } = told;
  const intent = get(world.intents, intentId, 'payment_intent');
  const { amount, amount_refunded } = get(world.charges, intent.latest_charge, 'charge');
  const now = seconds(world.now());
  const opened = add(world.disputes, {
    id: newId('dp'),
    object: 'dispute',
    created: now,
    amount: told.amount ?? amount - amount_refunded,
    reason,
    charge: intent.latest_charge,
    payment_intent: intent.id,
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
    evidence_details: { due_by: now + dueInDays * DAY, has_evidence: false, submission_count: 0 },
  });
  world.emit('charge.dispute.created', opened);
  if (kind === 'inquiry') return opened;
  moveDispute(world, opened);
  world.emit('charge.dispute.funds_withdrawn', opened);
  return opened;
}

/** The bank has decided. */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost' | 'warning_closed'): void {
  const closed = get(world.disputes, id, 'dispute');
  closed.status = outcome;
  world.emit('charge.dispute.closed', closed);
  if (outcome !== 'won') return;
  moveWonDispute(world, closed);
  world.emit('charge.dispute.funds_reinstated', closed);
}

/** The bank has the money of it, for now or for good. */
export const hasMoney = ({ status }: Dispute): boolean =>
  status === 'needs_response' || status === 'under_review' || status === 'lost';

const waits = ({ status }: Dispute): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';

/** Evidence is taken once, and in time. */
export function updateDispute(
  world: World,
  { evidence, submit }: z.infer<typeof disputeParams>,
  id: string,
): object {
  const known = get(world.disputes, id, 'dispute');
  if (!waits(known)) throw invalid(`This dispute is ${known.status}: no evidence can be submitted.`);
  const due = known.evidence_details?.due_by ?? 0;
  if (due < seconds(world.now())) throw invalid('The time to submit evidence for this dispute is over.');
  const { purpose } = get(world.files, evidence.uncategorized_file, 'file', 'evidence[uncategorized_file]');
  if (purpose !== 'dispute_evidence')
    throw invalid('This file was not uploaded as evidence.', 'evidence[uncategorized_file]');
  known.evidence = evidence;
  const sent = submit && { submission_count: 1, submitted: seconds(world.now()) };
  known.evidence_details = { due_by: due, has_evidence: true, submission_count: 0, ...sent };
  if (submit) known.status = known.status === 'needs_response' ? 'under_review' : 'warning_under_review';
  world.emit('charge.dispute.updated', known);
  return shown(world, known);
}

/** Whoever was charged for it gives up. */
export function giveUpDispute(world: World, id: string): object {
  const known = get(world.disputes, id, 'dispute');
  if (known.status !== 'needs_response')
    throw invalid(`This dispute is ${known.status}: it cannot be closed.`);
  closeDispute(world, id, 'lost');
  return shown(world, known);
}

export const readDispute = (world: World, id: string): object =>
  shown(world, get(world.disputes, id, 'dispute'));

export function listDisputes(
  world: World,
  { payment_intent, ...page }: z.infer<typeof disputesParams>,
): object {
  const dated = [...world.disputes.values()]
    .filter((one) => !payment_intent || one.payment_intent === payment_intent)
    .map((one) => [one.id, { ...one, created: one.created ?? 0 }] as const);
  const { data, ...list } = pageOf(new Map(dated), page);
  return { ...list, data: data.map((one) => shown(world, one)) };
}

/** As it is answered: with its movements, which Stripe always shows, and what those of an earlier demo lack. */
function shown({ transactions, charges }: World, known: Dispute): object {
  const made = charges.get(known.charge ?? '')?.created ?? 0;
  return {
    ...{ created: made, reason: 'general', amount: 0, currency: 'eur' },
    evidence_details: { due_by: null, has_evidence: false, submission_count: 0 },
    ...known,
    balance_transactions: [...transactions.values()].filter(({ source }) => source === known.id),
  };
}

/** A bank takes its time. */
const DAYS_TO_DECIDE = 14;

/** Whom nobody has answered decides for its customer, and whoever was shown what she had, for the shop. */
export function decideDisputes(world: World): void {
  for (const one of world.disputes.values()) {
    const due = decisionDue(one);
    if (due !== null && due <= seconds(world.now())) closeDispute(world, one.id, outcomeOf(one));
  }
}

export function decisionDue(one: Dispute): number | null {
  const { due_by, submitted } = one.evidence_details ?? {};
  if (waits(one)) return due_by ?? null;
  const isAsked = one.status === 'under_review' || one.status === 'warning_under_review';
  return isAsked && submitted ? submitted + DAYS_TO_DECIDE * DAY : null;
}

const outcomeOf = ({ status }: Dispute) =>
  status.startsWith('warning_') ? 'warning_closed' : status === 'under_review' ? 'won' : 'lost';

const MOST_BYTES = 5_000_000;

/** For evidence: a PDF or a picture, of five megabytes at most. */
export function createFile(world: World, { purpose, file }: z.infer<typeof fileParams>): File {
  const { name, size, type } = file;
  if (size > MOST_BYTES) throw invalid('This file is too large.', 'file');
  if (type !== 'pdf') throw invalid('This file is none that can be evidence.', 'file');
  return add(world.files, {
    id: newId('file'),
    object: 'file',
    created: seconds(world.now()),
    filename: name,
    purpose,
    size,
    type,
  });
}

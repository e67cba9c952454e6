import { z } from 'zod';
import { isPaymentsError } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Evidence } from '../../../db/schema/index.ts';
import { parseDate } from '../../../numerology/index.ts';
import { MINUTE } from '../../../shared/durations.ts';
import { text } from '../../../shared/fields.ts';
import { messageOf } from '../../../shared/problem.ts';
import { processDue, reasonOf } from '../../duties.ts';
import { DomainError, notFound } from '../../errors.ts';
import { type Actor, ownerVerb, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { officeDate } from '../../moments.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import { existingOrder } from '../orders/open-order.ts';
import { findPaymentBy } from '../orders/queries.ts';
import { syncWithProvider } from '../orders/sync-with-provider.ts';
import { changeDispute, type DisputeRow, findDispute, lockDispute, takeDueAnswers } from './queries.ts';

/** Whoever decides at a bank reads many: what does not fit a page is not read. */
const MOST_WORDS = 4_000;

const disputeWords = z.object({
  disputeId: z.string(),
  words: text(MOST_WORDS, 'Please say in your own words what the buyer bought and received.'),
});

/** Written by whoever prepares it; nothing is sent yet. */
export const saveDisputeWords = staffVerb(
  'dispute.prepared',
  disputeWords,
  async (_services, tx, { disputeId, words }) => {
    const dispute = await waitingDispute(tx, disputeId);
    if (dispute.words === words) return { unchanged: true, answer: undefined };
    await changeDispute(tx, dispute.id, { words });
    return { about: await aboutOrderOf(tx, dispute), answer: undefined };
  },
);

/** The buyer has it: as the bank would decide, without an answer. */
export const acceptDispute = ownerVerb(
  'dispute.accepted',
  z.object({ disputeId: z.string() }),
  async (services, tx, { actor, disputeId }) => {
    const row = await lockedDispute(tx, disputeId);
    if (row.wish === 'accept') return { unchanged: true, answer: undefined };
    const dispute = await waitingDispute(tx, disputeId);
    if (dispute.isInquiry)
      throw new DomainError('conflict', 'The bank only asks: to give the money back, refund the order.');
    await decide(services, tx, dispute, { actor, wish: 'accept' });
    return {
      about: await aboutOrderOf(tx, dispute),
      after: { cents: dispute.amountCents },
      answer: undefined,
    };
  },
);

/** For whoever puts the evidence together: decided once, however often it is pressed, and sent by the job. */
export const answerDispute = ownerVerb<{ disputeId: string; evidence: Evidence }, void>(
  'dispute.answered',
  async (services, tx, { actor, disputeId, evidence }) => {
    const row = await lockedDispute(tx, disputeId);
    if (row.wish === 'answer') return { unchanged: true, answer: undefined };
    const dispute = await waitingDispute(tx, disputeId);
    if (dispute.words !== evidence.words)
      throw new DomainError('conflict', 'The words were changed a moment ago: please look at the PDF again.');
    await decide(services, tx, dispute, { actor, wish: 'answer', evidence });
    return {
      about: await aboutOrderOf(tx, dispute),
      after: { cents: dispute.amountCents },
      answer: undefined,
    };
  },
);

async function decide(
  { clock, jobs }: Deps,
  tx: Tx,
  { id }: DisputeRow,
  { actor, ...given }: { actor: Actor; wish: 'answer' | 'accept'; evidence?: Evidence },
): Promise<void> {
  const now = clock.now();
  await changeDispute(tx, id, { ...given, wishedAt: now, wishedBy: actor.id, workAt: now, error: null });
  await jobs.enqueue(tx, 'answer-disputes');
}

const aboutOrderOf = async (tx: Tx, { orderId }: DisputeRow) => ({
  ...{ kind: 'order', id: orderId },
  label: (await existingOrder(tx, orderId)).number,
});

async function lockedDispute(tx: Tx, disputeId: string): Promise<DisputeRow> {
  const dispute = await lockDispute(tx, knownId(disputeId, 'Dispute'));
  if (!dispute) throw notFound('Dispute');
  return dispute;
}

/** Under its lock: two people, or one who presses twice, decide once. */
async function waitingDispute(tx: Tx, disputeId: string): Promise<DisputeRow> {
  const dispute = await lockedDispute(tx, disputeId);
  if (dispute.wish) throw new DomainError('conflict', 'This has been decided, and is sent to the bank.');
  if (dispute.state !== 'needs_answer')
    throw new DomainError('conflict', 'The bank waits for no answer any more.');
  return dispute;
}

const BATCH = 5;
const LEASE_MS = 5 * MINUTE;

/** For a job: sends what was decided. The provider is asked first what has reached it, so that it is sent once. */
export async function answerDisputes(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'answer-disputes',
    next: () => {
      const now = clock.now();
      return takeDueAnswers(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
    },
    subject: ({ id }) => id,
    shown: ({ id }) => ({ path: `/office/disputes/${id}` }),
    work: (dispute) =>
      send(services, dispute).catch(async (err: unknown) => {
        await changeDispute(db, dispute.id, { workAt: clock.now(), error: reasonOf(err) }).catch(() => {});
        throw err;
      }),
  });
}

async function send(services: Deps, dispute: DisputeRow): Promise<void> {
  const { db, clock } = services;
  const { id, providerId, orderPaymentId } = dispute;
  const refused = await ask(services, dispute).then(
    () => undefined,
    (err: unknown) => {
      if (isPaymentsError(err, 'refused', 'conflict', 'not_found')) return messageOf(err);
      throw err;
    },
  );
  if (refused === undefined) {
    const sentAt = dispute.wish === 'answer' ? clock.now() : null;
    await changeDispute(db, id, { workAt: null, error: null, ...(sentAt && { sentAt }) });
  } else await giveUp(services, dispute, refused);
  const { paymentId } = (await findPaymentBy(db, { id: orderPaymentId })) ?? {};
  if (!paymentId) return;
  // It was sent: should this not work now, the round of every hour reads it.
  await syncWithProvider(services, { kind: 'payment', id: paymentId }).catch((err: unknown) =>
    services.log.warn({ err, dispute: providerId }, 'a dispute was answered; its payment is read later'),
  );
}

async function ask(services: Deps, { wish, providerId, evidence, wishedAt }: DisputeRow) {
  const { payments } = services;
  if (wish === 'accept') return payments.acceptDispute(providerId);
  // Erased meanwhile: there is nothing left to say.
  if (!evidence || !wishedAt) return undefined;
  const file = await drawEvidence(services, evidence, wishedAt);
  return payments.answerDispute({
    disputeId: providerId,
    file,
    fileName: `${evidence.order}.pdf`,
    words: evidence.words,
  });
}

/** The same bytes for the same facts. */
export function drawEvidence({ documents, content }: Deps, evidence: Evidence, madeAt: Date) {
  const { timeZone } = content.current().site;
  const issuedOn = parseDate(evidence.day) ?? officeDate(madeAt, timeZone);
  return documents.render('dispute-evidence', { ...evidence, issuedOn }, content.current());
}

/** The provider says no, and will again: it stands open, for a person to look. */
async function giveUp(services: Deps, { id, orderId }: DisputeRow, why: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockDispute(tx, id);
    if (!row?.wish) return;
    const order = await existingOrder(tx, orderId);
    const open = { wish: null, wishedAt: null, wishedBy: null, evidence: null, workAt: null };
    await changeDispute(tx, id, { ...open, error: why.slice(0, 500) });
    await notifyOwner(services, tx, {
      ...{ kind: 'dispute', about: `order:${orderId}`, path: `/office/disputes/${id}` },
      title: `A dispute could not be answered: ${order.productName}, order ${order.number}`,
      text: `The provider refused it: ${why}`,
    });
  });
}

export async function existingDispute(services: Pick<Deps, 'db'>, disputeId: string): Promise<DisputeRow> {
  const dispute = await findDispute(services.db, knownId(disputeId, 'Dispute'));
  if (!dispute) throw notFound('Dispute');
  return dispute;
}

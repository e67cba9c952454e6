import type { Tx } from '../../../db/connect.ts';
import type { AttachmentName, CartData } from '../../../db/schema/index.ts';
import { invalid } from '../../errors.ts';
import { oneAddress } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { findOpenSequence, insertSequence, type SequenceRow } from './queries.ts';
import { type FirstLetter, queueSteps } from './queue-step.ts';
import { dueAt, sequenceTypeOf } from './sequence-types.ts';

export type Start = {
  /** A type, or one of its other names. */
  type: string;
  email: string;
  name: string;
  quizResults?: NonNullable<SequenceRow['quizResults']>;
  cartData?: CartData;
  /** Whether the person said yes to what follows the first letter; the ledger holds the words. */
  marketingConsent: boolean;
  /** What only the first letter says or carries. */
  firstLetter?: FirstLetter;
  /** When it begins, if not now. */
  startsAt?: Date;
};

export type Started = { success: true; sequenceId: string; started: boolean; message?: string };

/** Starts a sequence in the caller's transaction. Its first letter, where due, is in the outbox when this returns. */
export async function startSequence(services: Parts, tx: Tx, start: Start): Promise<Started> {
  const type = sequenceTypeOf(start.type);
  if (!type) throw invalid({ type: 'There is no sequence of this name.' });
  const now = services.clock.now();
  const email = oneAddress(start.email);
  const startedAt = start.startsAt ?? now;
  const firstDue = dueAt(type, 0, startedAt) ?? startedAt;
  const dueNow = firstDue <= now;
  const sequence = await insertSequence(tx, {
    email,
    name: start.name.trim(),
    sequenceType: type,
    quizResults: start.quizResults,
    cartData: start.cartData,
    marketingConsent: start.marketingConsent,
    startedAt,
    createdAt: now,
    nextDueAt: dueNow ? null : firstDue,
  });
  if (!sequence) {
    const open = await findOpenSequence(tx, email, type);
    // Gone in this very moment: what it would have said is over too.
    if (!open) throw new Error('a sequence was refused as a repeat of none');
    return { success: true, sequenceId: open.id, started: false, message: 'Sequence already active' };
  }
  if (dueNow) await queueSteps(services, tx, [sequence], start.firstLetter);
  else await services.jobs.enqueue(tx, 'run-sequences', {}, { at: firstDue });
  return { success: true, sequenceId: sequence.id, started: true };
}

/** A first letter that carries files, and says so. */
export const withAttachments = (attachments: AttachmentName[], props: object = {}): FirstLetter => ({
  attachments,
  props: { ...props, attached: attachments.length > 0 },
});

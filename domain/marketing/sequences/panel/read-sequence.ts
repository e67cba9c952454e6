import { notFound } from '../../../errors.ts';
import { isStaff } from '../../../identity/index.ts';
import { knownId } from '../../../ids.ts';
import { stepsSent, waitingUntil } from '../../../mail/index.ts';
import type { Services } from '../../../services.ts';
import { dueAt, plans } from '../sequence-types.ts';
import { findSequence, listEvents } from './queries.ts';
import { type Reader, toSequenceCard } from './read-email-panel.ts';

export type SequenceDetail = Awaited<ReturnType<typeof readSequence>>;

/** One sequence step by step, for staff: what went out, what became of it, what is to come. */
export async function readSequence(
  { db, clock }: Services,
  { reader, sequenceId }: { reader: Reader; sequenceId: string },
) {
  const sequence = isStaff(reader) && (await findSequence(db, knownId(sequenceId, 'Sequence')));
  if (!sequence) throw notFound('Sequence');
  const [mails, events, waiting] = await Promise.all([
    stepsSent(db, sequenceId),
    listEvents(db, sequenceId),
    waitingUntil(db, [sequenceId]),
  ]);
  const { name, startedAt, lastSentAt, sequenceType, discountExpiresAt, stoppedAt, quizResults } = sequence;
  const steps = plans[sequenceType].steps.map(({ template }, step) => {
    const mail = mails.find((sent) => sent.step === step);
    return {
      template,
      dueAt: dueAt(sequenceType, step, startedAt)?.toISOString(),
      mailId: mail?.id,
      state: mail?.state,
      error: mail?.error ?? undefined,
      events: events
        .filter(({ emailTemplate }) => emailTemplate === template)
        .map(({ eventType, createdAt }) => ({ eventType, at: createdAt.toISOString() })),
    };
  });
  return {
    ...toSequenceCard(sequence, clock.now(), waiting.get(sequenceId)),
    name,
    quizResults,
    startedAt: startedAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString(),
    stoppedAt: stoppedAt?.toISOString(),
    discountExpiresAt: discountExpiresAt?.toISOString(),
    steps,
  };
}

import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { changeSequence, findLatestSequence } from './queries.ts';
import { dueAt, plans } from './sequence-types.ts';

/**
 * A yes that came after the first letter had ended the row: it goes on from there, by its own timetable. Only while
 * that timetable runs; nobody wants letters about a quiz of last year.
 */
export async function goOnWithConsent(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { email, topic }: Pick<FactOf<'consent-given'>, 'email' | 'topic'>,
): Promise<void> {
  if (topic !== 'marketing') return;
  const sequence = await findLatestSequence(tx, email, 'quiz_nurture');
  if (sequence?.stopReason !== 'no_consent') return;
  const { id, sequenceType, currentStep, startedAt } = sequence;
  const end = dueAt(sequenceType, plans[sequenceType].steps.length - 1, startedAt);
  if (!end || end < clock.now()) return;
  await changeSequence(tx, id, {
    completed: false,
    stopReason: null,
    stoppedAt: null,
    marketingConsent: true,
    nextDueAt: dueAt(sequenceType, currentStep, startedAt),
  });
}

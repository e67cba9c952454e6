import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { changeSequence, findLatestSequence } from './queries.ts';
import { dueAt, plans, type SequenceType } from './sequence-types.ts';

/**
 * A yes that came after a sequence had ended for want of it: it goes on from there, by its own timetable. Only while
 * that timetable runs; nobody wants letters about a quiz of last year.
 */
export async function goOnWithConsent(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { email, topic }: Pick<FactOf<'consent-given'>, 'email' | 'topic'>,
): Promise<void> {
  if (topic !== 'marketing') return;
  for (const type of resumed) {
    const sequence = await findLatestSequence(tx, email, type);
    if (sequence?.stopReason !== 'no_consent') continue;
    const { id, sequenceType, currentStep, startedAt } = sequence;
    const end = dueAt(sequenceType, plans[sequenceType].steps.length - 1, startedAt);
    if (!end || end < clock.now()) continue;
    await changeSequence(tx, id, {
      completed: false,
      stopReason: null,
      stoppedAt: null,
      marketingConsent: true,
      nextDueAt: dueAt(sequenceType, currentStep, startedAt),
    });
  }
}

/** Not the reminders of a cart: a yes is no wish to be reminded of what was left days ago. */
const resumed: SequenceType[] = ['quiz_nurture', 'membership_upsell'];

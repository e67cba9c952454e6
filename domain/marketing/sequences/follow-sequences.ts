import { format } from 'date-fns/format';
import { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { type ActionName, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { holdLetters, mailsOfRun, nextMarketingAt, sendStepNow } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import {
  changeRun,
  type EventType,
  findLatestSequence,
  insertLetterEvents,
  lockSequence,
  markClicked,
  type RunRow,
} from '../automations/run-queries.ts';
import { endRuns } from '../automations/runs.ts';
import { takeRuns } from '../automations/take-steps.ts';
import { dueAt, plans, type SequenceType } from './sequence-types.ts';

type Sequence = RunRow & { sequenceType: SequenceType };

/** A verb for a sequence that has not ended. */
const changing = (
  action: ActionName,
  work: (services: Deps, tx: Tx, sequence: Sequence) => Promise<unknown>,
) =>
  staffVerb(action, z.object({ sequenceId: z.string() }), async (services, tx, { sequenceId }) => {
    const run = await lockSequence(tx, knownId(sequenceId, 'Sequence'));
    if (!run?.sequenceType) throw notFound('Sequence');
    if (run.endReason !== null) throw new DomainError('conflict', 'This sequence has ended.');
    await work(services, tx, { ...run, sequenceType: run.sequenceType });
    return { about: { kind: 'sequence', id: run.id }, answer: {} };
  });

/** Staff may hold a sequence, let it go on, end it, or send its next letter now. Nobody else may touch one. */
export const pauseSequence = changing('sequence.paused', async ({ clock }, tx, { id }) => {
  await changeRun(tx, id, { pausedAt: clock.now(), dueAt: null });
  await holdLetters(tx, [id], 'paused');
});

export const resumeSequence = changing('sequence.resumed', async (services, tx, sequence) => {
  const { id, sequenceType, step, startedAt, pausedAt } = sequence;
  if (!pausedAt) return;
  const now = services.clock.now();
  const underWay = await isUnderWay(tx, sequence);
  await changeRun(tx, id, {
    pausedAt: null,
    dueAt: underWay ? null : (dueAt(sequenceType, step, startedAt) ?? now),
  });
  await sendStepNow(tx, id, now);
  await services.jobs.enqueue(tx, 'run-automations');
});

export const stopSequence = changing('sequence.stopped', (services, tx, { id }) =>
  endRuns(services, tx, { ids: [id] }, 'stopped'),
);

/** Before its day, but not against the wishes of its reader: consent, unsubscriptions and the distance still hold. */
export const sendNextNow = changing('sequence.hurried', async (services, tx, sequence) => {
  const { id, email, sequenceType, step } = sequence;
  const now = services.clock.now();
  const free = await nextMarketingAt(services, tx, email);
  if (free > now && !plans[sequenceType].steps[step]?.askedFor) {
    const when = format(free, 'MMM d, h:mm a');
    throw new DomainError(
      'conflict',
      `This address had a letter less than 20 hours ago. The next may go at ${when}.`,
    );
  }
  if (!(await isUnderWay(tx, sequence))) await takeRuns(services, tx, [sequence], { isHurried: true });
  await changeRun(tx, id, { pausedAt: null, dueAt: null });
  await sendStepNow(tx, id, now);
  await services.jobs.enqueue(tx, 'send-mails');
});

async function isUnderWay(tx: Tx, { id, step }: Sequence): Promise<boolean> {
  return (await mailsOfRun(tx, id)).some((sent) => sent.step === step);
}

/** A click is the only sign of reading that we look for, so it also counts as an opening. */
export async function noteAutomationClick(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { runId, template }: Pick<FactOf<'mail-clicked'>, 'runId' | 'template'>,
): Promise<void> {
  if (!runId || !template) return;
  const at = clock.now();
  await insertLetterEvents(tx, { runId, template, at }, ['opened', 'clicked']);
  await markClicked(tx, runId, at);
}

type Reported = FactOf<'mail-delivered' | 'mail-bounced' | 'mail-complained'>;

/** On the timeline of a sequence a complaint is an unsubscription: that is what it asks for. */
const eventTypes: Record<Reported['type'], EventType> = {
  'mail-delivered': 'delivered',
  'mail-bounced': 'bounced',
  'mail-complained': 'unsubscribed',
};

export async function noteAutomationOutcome(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  fact: Reported,
): Promise<void> {
  const { type, runId, template } = fact;
  if (runId && template)
    await insertLetterEvents(tx, { runId, template, at: clock.now() }, [eventTypes[type]]);
}

/**
 * A yes that came after a sequence had ended for want of it: it goes on from there, by its own timetable. Only while
 * that timetable runs; nobody wants letters about a quiz of last year.
 */
export async function resumeSequencesWithConsent(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { email, topic }: Pick<FactOf<'consent-given'>, 'email' | 'topic'>,
): Promise<void> {
  if (topic !== 'marketing') return;
  for (const type of resumed) {
    const sequence = await findLatestSequence(tx, email, type);
    if (sequence?.endReason !== 'no_consent') continue;
    const { id, step, startedAt } = sequence;
    const end = dueAt(type, plans[type].steps.length - 1, startedAt);
    if (!end || end < clock.now()) continue;
    await changeRun(tx, id, { endReason: null, endedAt: null, dueAt: dueAt(type, step, startedAt) });
  }
}

/** Not the reminders of a cart: a yes is no wish to be reminded of what was left days ago. */
const resumed: SequenceType[] = ['quiz_nurture', 'membership_upsell'];

import { format } from 'date-fns/format';
import type { Tx } from '../../../db/connect.ts';
import { DAY } from '../../../shared/durations.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { type ActionName, type Actor, isStaff, recordAction } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { holdLetters, hurryStep, nextMarketingAt, oneAddress, stepsSent } from '../../mail/index.ts';
import type { Parts, Services } from '../../services.ts';
import {
  changeSequence,
  convert,
  findLatestSequence,
  insertEvents,
  lockSequence,
  markClicked,
  type NewEvent,
  type SequenceRow,
  stopOpen,
} from './queries.ts';
import { queueSteps } from './run-sequences.ts';
import { dueAt, plans, type SequenceType, sequenceTypes } from './sequence-types.ts';

type Order = { actor: Actor; sequenceId: string };

/** Staff may hold a sequence, let it go on, end it, or send its next letter now. Nobody else may touch one. */
export const pauseSequence = (services: Services, order: Order) =>
  change(services, order, 'sequence.paused', async (tx, { id }) => {
    await changeSequence(tx, id, { pausedAt: services.clock.now(), nextDueAt: null });
    await holdLetters(tx, [id], 'paused');
  });

export const resumeSequence = (services: Services, order: Order) =>
  change(services, order, 'sequence.resumed', async (tx, sequence) => {
    const { id, sequenceType, currentStep, startedAt, pausedAt } = sequence;
    if (!pausedAt) return;
    const now = services.clock.now();
    const underWay = await isUnderWay(tx, sequence);
    await changeSequence(tx, id, {
      pausedAt: null,
      nextDueAt: underWay ? null : (dueAt(sequenceType, currentStep, startedAt) ?? now),
    });
    await hurryStep(tx, id, now);
    await services.jobs.enqueue(tx, 'run-sequences');
  });

export const stopSequence = (services: Services, order: Order) =>
  change(services, order, 'sequence.stopped', async (tx, { id }) => {
    await changeSequence(tx, id, {
      completed: true,
      stopReason: 'stopped_by_staff',
      stoppedAt: services.clock.now(),
      nextDueAt: null,
    });
    await holdLetters(tx, [id], 'stopped');
  });

/** Before its day, but not against the wishes of its reader: consent, unsubscriptions and the distance still hold. */
export const sendNextNow = (services: Services, order: Order) =>
  change(services, order, 'sequence.hurried', async (tx, sequence) => {
    const { id, email, sequenceType, currentStep } = sequence;
    const now = services.clock.now();
    const free = await nextMarketingAt(services, tx, email);
    if (free > now && !plans[sequenceType].steps[currentStep]?.askedFor) {
      const when = format(free, 'MMM d, h:mm a');
      throw new DomainError(
        'conflict',
        `This address had a letter less than 20 hours ago. The next may go at ${when}.`,
      );
    }
    if (!(await isUnderWay(tx, sequence))) await queueSteps(services, tx, [sequence]);
    await changeSequence(tx, id, { pausedAt: null, nextDueAt: null });
    await hurryStep(tx, id, now);
    await services.jobs.enqueue(tx, 'send-mails');
  });

async function isUnderWay(tx: Tx, { id, currentStep }: SequenceRow): Promise<boolean> {
  return (await stepsSent(tx, id)).some(({ step }) => step === currentStep);
}

async function change(
  services: Services,
  { actor, sequenceId }: Order,
  action: ActionName,
  work: (tx: Tx, sequence: SequenceRow) => Promise<void>,
): Promise<void> {
  if (!isStaff(actor)) throw notFound('Sequence');
  await services.db.transaction(async (tx) => {
    const sequence = await lockSequence(tx, knownId(sequenceId, 'Sequence'));
    if (!sequence) throw notFound('Sequence');
    if (sequence.stopReason !== null || sequence.completed) {
      throw new DomainError('conflict', 'This sequence has ended.');
    }
    await work(tx, sequence);
    await recordAction(services, tx, { actor, action, about: { kind: 'sequence', id: sequence.id } });
  });
}

/** A purchase this long after the last letter of a finished sequence is still that sequence's doing. */
const AFTERGLOW_MS = 14 * DAY;

/** A paid order stops the buyer's sequences and counts for them; the invitation to the Circle only when she joined it. */
export async function markConverted(
  services: Parts,
  tx: Tx,
  { email, productId }: Pick<FactOf<'order-paid'>, 'email' | 'productId'>,
): Promise<void> {
  const now = services.clock.now();
  const types: SequenceType[] = ['quiz_nurture', 'abandoned_cart'];
  if (productId === 'membership') types.push('membership_upsell');
  const converted = await convert(tx, {
    email: oneAddress(email),
    types,
    now,
    finishedSince: new Date(now.getTime() - AFTERGLOW_MS),
  });
  await holdLetters(
    tx,
    converted.map(({ id }) => id),
    'stopped',
  );
  await insertEvents(
    tx,
    converted.map((sequence) => ({
      sequenceId: sequence.id,
      eventType: 'converted' as const,
      emailTemplate: lastTemplate(sequence),
      createdAt: now,
    })),
  );
}

/** A click is the only sign of reading that we look for, so it also counts as an opening. */
export async function noteClick(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { sequenceId, template }: Pick<FactOf<'mail-clicked'>, 'sequenceId' | 'template'>,
): Promise<void> {
  if (!sequenceId || !template) return;
  const createdAt = clock.now();
  const event = { sequenceId, emailTemplate: template, createdAt };
  await insertEvents(tx, [
    { ...event, eventType: 'opened' },
    { ...event, eventType: 'clicked' },
  ]);
  await markClicked(tx, sequenceId, createdAt);
}

type Reported = FactOf<'mail-delivered' | 'mail-bounced' | 'mail-complained'>;

/** On the timeline of a sequence a complaint is an unsubscription: that is what it asks for. */
const eventTypes: Record<Reported['type'], NewEvent['eventType']> = {
  'mail-delivered': 'delivered',
  'mail-bounced': 'bounced',
  'mail-complained': 'unsubscribed',
};

export async function noteOutcome({ clock }: Pick<Parts, 'clock'>, tx: Tx, fact: Reported): Promise<void> {
  const { type, sequenceId, template } = fact;
  if (!sequenceId || !template) return;
  await insertEvents(tx, [
    { sequenceId, eventType: eventTypes[type], emailTemplate: template, createdAt: clock.now() },
  ]);
}

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

/** Nobody lives there, or somebody called it spam: every open sequence of the address ends. */
export async function stopAll(
  services: Parts,
  tx: Tx,
  { type, email }: Pick<FactOf<'mail-bounced' | 'mail-complained'>, 'type' | 'email'>,
): Promise<void> {
  const now = services.clock.now();
  const reason = type === 'mail-bounced' ? 'bounced' : 'unsubscribed';
  await noteEnd(tx, await stopOpen(tx, { email, reason, now }), reason, now);
}

/** Ends the open sequences of an address that write about these topics. */
export async function stopTopics(
  services: Parts,
  tx: Tx,
  { email, topics }: Pick<FactOf<'unsubscribed'>, 'email' | 'topics'>,
): Promise<void> {
  const now = services.clock.now();
  const types = sequenceTypes.filter((type) => topics.includes(plans[type].topic));
  if (types.length === 0) return;
  await noteEnd(tx, await stopOpen(tx, { email, types, reason: 'unsubscribed', now }), 'unsubscribed', now);
}

async function noteEnd(
  tx: Tx,
  stopped: SequenceRow[],
  eventType: NewEvent['eventType'],
  at: Date,
): Promise<void> {
  await holdLetters(
    tx,
    stopped.map(({ id }) => id),
    'stopped',
  );
  await insertEvents(
    tx,
    stopped.map((sequence) => ({
      sequenceId: sequence.id,
      eventType,
      emailTemplate: lastTemplate(sequence),
      createdAt: at,
    })),
  );
}

/** The letter she had read last; before the first, the one that was coming. */
function lastTemplate({ sequenceType, currentStep }: SequenceRow): string {
  return plans[sequenceType].steps[Math.max(0, currentStep - 1)]?.template ?? '';
}

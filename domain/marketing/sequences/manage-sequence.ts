import { format } from 'date-fns/format';
import type { Tx } from '../../../db/connect.ts';
import { DomainError, notFound } from '../../errors.ts';
import { type ActionName, type Actor, isStaff, recordAction } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { holdLetters, hurryStep, nextMarketingAt, stepsSent } from '../../mail/index.ts';
import type { Services } from '../../services.ts';
import { changeSequence, lockSequence, type SequenceRow } from './queries.ts';
import { queueSteps } from './queue-step.ts';
import { dueAt, plans } from './sequence-types.ts';

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

import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import { holdLetters } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { insertEvents, type NewEvent, type SequenceRow, stopOpen } from './queries.ts';
import { plans, sequenceTypes } from './sequence-types.ts';

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
export function lastTemplate({ sequenceType, currentStep }: SequenceRow): string {
  return plans[sequenceType].steps[Math.max(0, currentStep - 1)]?.template ?? '';
}

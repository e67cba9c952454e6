import type { Tx } from '../../../db/connect.ts';
import type { MarketingTopic } from '../../mail/topics.ts';
import type { Parts } from '../../services.ts';
import { insertEvents, type NewEvent, type SequenceRow, type StopReason, stopOpen } from './queries.ts';
import { plans, sequenceTypes } from './sequence-types.ts';

type Stop = { email: string; reason: Extract<StopReason, 'unsubscribed' | 'bounced'> };

/** Ends every open sequence of an address. */
export async function stopAll(services: Parts, tx: Tx, { email, reason }: Stop): Promise<void> {
  const now = services.clock.now();
  await noteEnd(tx, await stopOpen(tx, { email, reason, now }), reason, now);
}

/** Ends the open sequences of an address that write about a topic. */
export async function stopTopic(
  services: Parts,
  tx: Tx,
  { email, topic, reason }: Stop & { topic: MarketingTopic },
): Promise<void> {
  const now = services.clock.now();
  const types = sequenceTypes.filter((type) => plans[type].topic === topic);
  if (types.length > 0) await noteEnd(tx, await stopOpen(tx, { email, types, reason, now }), reason, now);
}

async function noteEnd(
  tx: Tx,
  stopped: SequenceRow[],
  eventType: NewEvent['eventType'],
  at: Date,
): Promise<void> {
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

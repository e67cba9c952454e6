import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { insertEvents, type NewEvent } from './queries.ts';

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

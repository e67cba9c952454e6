import type { Tx } from '../../../db/connect.ts';
import { insertEvents } from './queries.ts';

type Outcome = {
  sequenceId: string;
  template: string;
  event: 'delivered' | 'bounced' | 'complained';
  at: Date;
};

/** On the timeline of a sequence a complaint is an unsubscription: that is what it asks for. */
export async function noteOutcome(tx: Tx, { sequenceId, template, event, at }: Outcome): Promise<void> {
  const eventType = event === 'complained' ? 'unsubscribed' : event;
  await insertEvents(tx, [{ sequenceId, eventType, emailTemplate: template, createdAt: at }]);
}

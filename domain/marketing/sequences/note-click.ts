import type { Parts } from '../../services.ts';
import { insertEvents, markClicked } from './queries.ts';

/** A click is the only sign of reading that we look for, so it also counts as an opening. */
export async function noteClick(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { sequenceId, template }: { sequenceId: string; template: string },
): Promise<void> {
  const createdAt = clock.now();
  const event = { sequenceId, emailTemplate: template, createdAt };
  await db.transaction(async (tx) => {
    await insertEvents(tx, [
      { ...event, eventType: 'opened' },
      { ...event, eventType: 'clicked' },
    ]);
    await markClicked(tx, sequenceId, createdAt);
  });
}

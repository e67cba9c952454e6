import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { insertEvents, markClicked } from './queries.ts';

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

import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { advance } from './queries.ts';

/**
 * Moves sequences on by how their letters ended. A step counts once: its sequence must still stand at it. A step that
 * went out, or perhaps did, raises the count; one that was held back or refused ends its sequence. What was stopped or
 * paused meanwhile stays so. After an outage several steps may be overdue: they follow each other at a civil distance.
 */
export async function advanceSequences(
  _services: Parts,
  tx: Tx,
  { letters }: FactOf<'letters-settled'>,
): Promise<void> {
  await advance(tx, letters);
}

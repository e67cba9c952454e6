import type { Db, Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { insertRemovals } from './queries.ts';

type Removal = {
  /** Files, or folders: `uploads/0c9f…/` is everything in it. Made of ids alone: these lines outlive the person. */
  keys: string[];
  reason: string;
  /** Not before. */
  at?: Date;
};

/**
 * The rows that knew these files go in this transaction; the files follow when it has committed, and are not forgotten
 * until they are gone. A file that a row refers to when its time comes stays.
 */
export async function removeLater(
  { clock, jobs }: Pick<Parts, 'clock' | 'jobs'>,
  tx: Db | Tx,
  { keys, reason, at }: Removal,
): Promise<void> {
  if (keys.length === 0) return;
  const since = clock.now();
  await insertRemovals(
    tx,
    [...new Set(keys)].map((key) => ({ key, reason, since, nextTryAt: at ?? since })),
  );
  if (!at) await jobs.enqueue(tx, 'remove-files');
}

import type { Parts } from '../services.ts';
import { countWaiting, findLastProblem } from './queries.ts';

export type WaitingFiles = { count: number; oldest: string; lastError?: string };

/** Files that should be gone and are not; undefined when there are none. */
export async function readWaitingFiles({
  db,
  clock,
}: Pick<Parts, 'db' | 'clock'>): Promise<WaitingFiles | undefined> {
  const now = clock.now();
  const { files, oldest } = await countWaiting(db, now);
  if (!oldest) return undefined;
  return { count: files, oldest: oldest.toISOString(), lastError: await findLastProblem(db, now) };
}

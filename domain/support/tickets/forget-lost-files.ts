import type { Parts } from '../../services.ts';
import { dayOfKey } from './attachment.ts';
import { listKnownKeys } from './queries.ts';

const BATCH = 200;

/** Files whose ticket never came to be, or is gone: an account was deleted, a process died between the two. */
export async function forgetLostFiles({ db, files, clock }: Parts): Promise<number> {
  const yesterday = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  let removed = 0;
  let batch: string[] = [];
  const removeLost = async () => {
    const known = new Set(await listKnownKeys(db, batch));
    for (const key of batch.filter((one) => !known.has(one))) {
      await files.remove(key);
      removed++;
    }
    batch = [];
  };
  for await (const key of files.list('attachments/')) {
    if (dayOfKey(key) < yesterday) batch.push(key);
    if (batch.length === BATCH) await removeLost();
  }
  await removeLost();
  return removed;
}

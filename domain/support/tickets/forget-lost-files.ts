import { removeLater } from '../../file-removal/index.ts';
import type { Parts } from '../../services.ts';
import { dayOfKey } from './attachment.ts';
import { listKnownKeys } from './queries.ts';

const BATCH = 200;

/** Files whose ticket never came to be, or is gone: an account was deleted, a process died between the two. */
export async function forgetLostFiles(services: Parts): Promise<number> {
  const { db, files, clock } = services;
  const yesterday = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  let removed = 0;
  let batch: string[] = [];
  const removeLost = async () => {
    const known = new Set(await listKnownKeys(db, batch));
    const lost = batch.filter((one) => !known.has(one));
    await removeLater(services, db, { keys: lost, reason: 'an attachment of no ticket' });
    removed += lost.length;
    batch = [];
  };
  for await (const key of files.list('attachments/')) {
    if (dayOfKey(key) < yesterday) batch.push(key);
    if (batch.length === BATCH) await removeLost();
  }
  await removeLost();
  return removed;
}

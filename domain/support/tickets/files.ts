import { randomUUID } from 'node:crypto';
import { DAY } from '../../../shared/durations.ts';
import { checkFile, type Upload } from '../../../shared/uploaded-file.ts';
import { invalid } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import type { Deps } from '../../services.ts';
import { listKnownKeys } from './queries.ts';

type Attachment = { fileKey: string; name: string; contentType: string; size: number };

/** Checks a file and gives it a place of its own. */
export function readAttachment(upload: Upload, now: Date): Attachment {
  const checked = checkFile(upload, 'attachment');
  if ('problem' in checked) throw invalid({ attachment: checked.problem });
  // The day stands in the key, so that files which never got their ticket can be told from those still on their way.
  const day = now.toISOString().slice(0, 10);
  return {
    fileKey: `attachments/${day}/${randomUUID()}.${checked.extension}`,
    name: checked.name,
    contentType: checked.type,
    size: upload.bytes.length,
  };
}

/** The day an attachment was stored, by its key. */
export const dayOfKey = (fileKey: string): string => fileKey.split('/')[1] ?? '';

const BATCH = 200;

/** Files whose ticket never came to be, or is gone: an account was deleted, a process died between the two. */
export async function deleteOrphanedFiles(services: Deps): Promise<number> {
  const { db, files, clock } = services;
  const yesterday = new Date(clock.now().getTime() - DAY).toISOString().slice(0, 10);
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

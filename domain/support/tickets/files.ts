import { randomUUID } from 'node:crypto';
import { DAY } from '../../../shared/durations.ts';
import { invalid } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import type { Deps } from '../../services.ts';
import { listKnownKeys } from './queries.ts';

/** A file as a form brought it. */
type Upload = { name: string; bytes: Uint8Array };
type Attachment = { fileKey: string; name: string; contentType: string; size: number };

const LARGEST = 5 * 1024 * 1024;
const NAME_LENGTH = 100;

/** Known by how they begin: what a browser says about a file is only what its name says. */
const kinds: { type: string; extension: string; begins: number[][] }[] = [
  { type: 'image/png', extension: 'png', begins: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  { type: 'image/jpeg', extension: 'jpg', begins: [[0xff, 0xd8, 0xff]] },
  { type: 'image/gif', extension: 'gif', begins: [[0x47, 0x49, 0x46, 0x38]] },
  { type: 'application/pdf', extension: 'pdf', begins: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
];

/** Checks a file and gives it a place of its own. */
export function readAttachment({ name, bytes }: Upload, now: Date): Attachment {
  if (bytes.length === 0) throw invalid({ attachment: 'This file is empty.' });
  if (bytes.length > LARGEST) throw invalid({ attachment: 'Please attach a file of at most 5 MB.' });
  const kind = kinds.find(({ begins }) =>
    begins.some((start) => start.every((byte, i) => bytes[i] === byte)),
  );
  if (!kind) throw invalid({ attachment: 'Please attach a PNG, JPEG or GIF image, or a PDF.' });
  // The day stands in the key, so that files which never got their ticket can be told from those still on their way.
  const day = now.toISOString().slice(0, 10);
  return {
    fileKey: `attachments/${day}/${randomUUID()}.${kind.extension}`,
    name: cleanName(name, kind.extension),
    contentType: kind.type,
    size: bytes.length,
  };
}

/** The day an attachment was stored, by its key. */
export const dayOfKey = (fileKey: string): string => fileKey.split('/')[1] ?? '';

/** It becomes a header and stands in a page: letters, digits and the plainest of signs. */
function cleanName(name: string, extension: string): string {
  const base = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
  return `${base || 'attachment'}.${extension}`;
}

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

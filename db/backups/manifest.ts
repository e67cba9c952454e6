import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Files } from '../../adapters/files/files.ts';
import { BackupError } from '../backup-format.ts';
import { type BackupKey, seal, unseal } from './seal.ts';

/** A part is a file of its own in the place of backups; a file that has not changed is the same part night after night. */
const part = z.object({ part: z.string(), size: z.int(), sha256: z.string() });
const inside = z.object({
  appVersion: z.string(),
  rows: z.int(),
  database: part,
  files: z.array(part.extend({ key: z.string(), contentType: z.string(), etag: z.string() })),
  /** Files that rows name and that the file store did not have, or could not read; folders that it could not list. */
  missing: z.array(z.string()),
});

/**
 * What makes parts a backup, and written last: a backup that was broken off has none, and counts for nothing. Which parts
 * it needs can be read without the key, so that those of no backup can be removed; what they are is inside.
 */
const outside = z.object({
  format: z.literal('aura-backup'),
  formatVersion: z.literal(1),
  createdAt: z.string(),
  /** The mark of the key, or null: not encrypted. */
  key: z.string().nullable(),
  parts: z.array(z.string()),
  inside: z.string(),
});

export type BackupPart = z.infer<typeof part>;
export type BackupInside = z.infer<typeof inside>;
export type Manifest = BackupInside & { createdAt: string; key: string | null };

const FOLDER = 'sets/';
const SUFFIX = '.json';
export const manifestKey = (name: string) => `${FOLDER}${name}${SUFFIX}`;
export const partKey = (id: string) => `parts/${id}.bin`;

/** Backups are named by their moment: `2026-11-16-03-00-00`. */
export const nameOf = (at: Date) => at.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
export const momentOf = (name: string) =>
  new Date(`${name.slice(0, 10)}T${name.slice(11).replaceAll('-', ':')}Z`);

/** Newest first. */
export async function listBackupsIn(place: Files): Promise<string[]> {
  const names: string[] = [];
  for await (const key of place.list(FOLDER)) names.unshift(key.slice(FOLDER.length, -SUFFIX.length));
  return names;
}

export async function writeManifest(
  place: Files,
  { name, at, key, content }: { name: string; at: Date; key: BackupKey | undefined; content: BackupInside },
): Promise<void> {
  const packed = gzipSync(JSON.stringify(content));
  const sealed = key ? await joined(seal(key, chunks(packed))) : packed;
  const parts = [content.database, ...content.files].map((one) => one.part);
  const manifest: z.infer<typeof outside> = {
    format: 'aura-backup',
    formatVersion: 1,
    createdAt: at.toISOString(),
    key: key?.mark ?? null,
    parts,
    inside: sealed.toString('base64'),
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  await place.put(manifestKey(name), bytes, { contentType: 'application/json' });
}

export async function readManifest(
  place: Files,
  name: string,
  key: BackupKey | undefined,
  { allowUnencrypted = false } = {},
): Promise<Manifest> {
  const found = await readOutside(place, name);
  const packed = Buffer.from(found.inside, 'base64');
  if (key && !found.key && !allowUnencrypted) {
    throw new BackupError(
      `the backup ${name} is not encrypted, though BACKUP_KEY is set: anybody could have made it. If you know that it is yours, add --unencrypted`,
    );
  }
  const opened = found.key ? await joined(unseal(key, chunks(packed))) : packed;
  try {
    const content = inside.parse(JSON.parse(gunzipSync(opened).toString()));
    return { ...content, createdAt: found.createdAt, key: found.key };
  } catch {
    throw damaged(name);
  }
}

/** Which parts a backup needs; for that no key is needed. */
export const partsOf = async (place: Files, name: string): Promise<string[]> =>
  (await readOutside(place, name)).parts;

async function readOutside(place: Files, name: string) {
  const file = await place.read(manifestKey(name));
  if (!file) throw new BackupError(`there is no backup ${name} in ${place.destination}`);
  const content = await text(file.stream);
  try {
    return outside.parse(JSON.parse(content));
  } catch {
    throw damaged(name);
  }
}

const damaged = (name: string) => new BackupError(`the list of the backup ${name} is damaged or incomplete`);

async function* chunks(bytes: Uint8Array) {
  yield bytes;
}

async function joined(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = [];
  for await (const chunk of content) found.push(chunk);
  return Buffer.concat(found);
}

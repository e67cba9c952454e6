import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../../adapters/files/files.ts';
import { BackupError } from '../backup-format.ts';
import { type BackupPart, type Manifest, partKey } from './manifest.ts';
import { type BackupKey, unseal } from './seal.ts';

/** A backup where it lies, opened. */
export type OpenBackup = { place: Files; manifest: Manifest; key: BackupKey | undefined };

/** The bytes of one part as they were, or an error at the latest at their end. */
export async function* bytesOf(
  { place, manifest, key }: OpenBackup,
  { part, size, sha256 }: BackupPart,
): AsyncGenerator<Uint8Array> {
  const file = await place.read(partKey(part));
  if (!file) throw new BackupError(`the backup is incomplete: a part is missing in ${place.destination}`);
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of manifest.key ? unseal(key, file.stream) : file.stream) {
    hash.update(chunk);
    read += chunk.length;
    yield chunk;
  }
  if (read !== size || hash.digest('hex') !== sha256) {
    throw new BackupError('the backup is damaged or incomplete: a part of it is not what was stored');
  }
}

/** Everything is read once before anything is believed. */
export async function verifyFiles(backup: OpenBackup): Promise<void> {
  for (const file of backup.manifest.files) for await (const _ of bytesOf(backup, file));
}

export async function databaseTo(file: string, backup: OpenBackup): Promise<void> {
  await pipeline(bytesOf(backup, backup.manifest.database), createWriteStream(file, { mode: 0o600 }));
}

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { diskFiles } from '../adapters/files/disk.ts';
import type { Files } from '../adapters/files/files.ts';
import type { Env } from '../server/env.ts';
import { runCommand, summary } from './backup-command-line.ts';
import { BackupError } from './backup-format.ts';
import { placeWith } from './backups/backups.ts';
import { listBackupsIn, momentOf, readManifest } from './backups/manifest.ts';
import { unpackBackup } from './backups/pack-backup.ts';
import { restoreBackup } from './backups/restore-backup.ts';
import { backupKeyOf } from './backups/seal.ts';
import { backupPlacesOf, fileStoreOf } from './file-store.ts';
import { dataFolder } from './open-database.ts';
import { restore } from './restore.ts';

const ASLEEP =
  'It is a copy: it sends no mail and runs no jobs until its owner wakes it in the office (with --awake, it begins at once).';

/** `npm run db:restore -- FILE`, or the name of a backup in one of its places, or `latest`. */
await runCommand(
  'npm run db:restore -- FILE|NAME|latest [--replace] [--awake] [--unencrypted]',
  async (databaseUrl, target, { replace, awake, unencrypted, env }) => {
    const asleep = !awake;
    const file = resolve(target);
    if (existsSync(file) && (await isDatabaseAlone(file))) {
      if (env.BACKUP_KEY && !unencrypted) {
        throw new BackupError(
          `${file} is not encrypted, though BACKUP_KEY is set. If you know that it is yours, add --unencrypted`,
        );
      }
      const header = await restore(databaseUrl, file, { replace, asleep });
      return `Restored ${summary(header)} from ${file}, as of ${header.createdAt}. It holds no files. ${asleep ? ASLEEP : ''}`.trim();
    }
    const found = existsSync(file) ? await unpacked(file, env) : await inPlace(target, env);
    try {
      const { place, name } = found;
      const key = backupKeyOf(env.BACKUP_KEY);
      const manifest = await readManifest(place, name, key, { allowUnencrypted: unencrypted });
      const files = await fileStoreOf(env);
      const header = await restoreBackup({ place, key, manifest }, { databaseUrl, files, replace, asleep });
      const where = existsSync(file) ? file : place.destination;
      const lacks = manifest.missing.length;
      return [
        `Restored ${summary(header)} and ${manifest.files.length} files from ${where}, as of ${manifest.createdAt}.`,
        lacks > 0 &&
          `${lacks} files were missing when it was made: ${manifest.missing.slice(0, 50).join(', ')}.`,
        asleep && ASLEEP,
      ]
        .filter(Boolean)
        .join(' ');
    } finally {
      await found.close();
    }
  },
);

/** Before files were part of it, a backup was the database's own file, gzipped. */
async function isDatabaseAlone(file: string): Promise<boolean> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  return buffer.equals(Buffer.from([0x1f, 0x8b]));
}

type Found = { place: Files; name: string; close(): Promise<void> };

/** Beside the data, where there has to be room for it anyway. */
async function unpacked(file: string, env: Env): Promise<Found> {
  const folder = join(dataFolder(env), `restore-${randomUUID()}`);
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const place = await diskFiles(folder);
    return { place, name: await unpackBackup(file, place), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function inPlace(target: string, env: Env): Promise<Found> {
  const places = await backupPlacesOf(env);
  const names = (await Promise.all(places.map(listBackupsIn))).flat().sort();
  // One that is dated in the future was made by a clock that was wrong.
  const latest = names.findLast((name) => momentOf(name) <= new Date()) ?? names.at(-1);
  const name = target === 'latest' ? latest : target;
  const place = name && (await placeWith(places, name));
  if (place) return { place, name, close: async () => {} };
  const where = places.map(({ destination }) => destination).join(' and ');
  const have = names.length > 0 ? `there are ${[...new Set(names)].join(', ')}` : 'there is none';
  throw new BackupError(`there is no file ${target}, and no such backup in ${where}: ${have}`);
}

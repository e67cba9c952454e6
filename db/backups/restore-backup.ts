import { join } from 'node:path';
import type { Files } from '../../adapters/files/files.ts';
import { messageOf } from '../../shared/problem.ts';
import { BackupError, type BackupHeader } from '../backup-format.ts';
import { connectAs } from '../backup-tables.ts';
import { fileKeys } from '../file-keys.ts';
import { restore } from '../restore.ts';
import { withOwnFolder } from './own-folder.ts';
import { bytesOf, databaseTo, type OpenBackup, verifyFiles } from './read-backup-parts.ts';

type Target = { databaseUrl: string; files: Files; replace: boolean; asleep: boolean };

/** Database and files as the backup has them. All of it is read before anything is touched. */
export async function restoreBackup(
  backup: OpenBackup,
  { databaseUrl, files, replace, asleep }: Target,
): Promise<BackupHeader> {
  await verifyFiles(backup);
  const others = replace ? await foldersIn(databaseUrl) : [];
  const header = await withDatabaseFile(backup, (file) => restore(databaseUrl, file, { replace, asleep }));
  let done = 0;
  try {
    for (const file of backup.manifest.files) {
      await putBack(files, backup, file);
      done++;
    }
  } catch (error) {
    const all = backup.manifest.files.length;
    throw new BackupError(
      `the database is restored, but only ${done} of ${all} files (${messageOf(error)}); run it again with --replace`,
    );
  }
  if (replace) await removeOthers(files, backup, others);
  return header;
}

/** Where the database that is replaced has files, by the first part of their names. */
async function foldersIn(databaseUrl: string): Promise<string[]> {
  const client = await connectAs('aura-restore', databaseUrl);
  try {
    const { keys, folders } = await fileKeys(client, { ofBackups: false });
    return [...keys, ...folders].map(firstFolder);
  } finally {
    await client.end();
  }
}

const firstFolder = (key: string) => key.slice(0, key.indexOf('/') + 1);
/** Backups may lie in the same bucket. */
const OF_BACKUPS = ['sets/', 'parts/', 'backups/'];

/** Files of the site that was replaced belong to nobody any more, and would be somebody's data for ever. */
async function removeOthers(files: Files, { manifest }: OpenBackup, others: string[]): Promise<void> {
  const wanted = new Set(manifest.files.map(({ key }) => key));
  const folders = new Set(
    [...others, ...[...wanted].map(firstFolder)].filter((one) => !OF_BACKUPS.includes(one)),
  );
  for (const folder of folders) {
    for await (const key of files.list(folder)) if (!wanted.has(key)) await files.remove(key);
  }
}

/** The database's part as a file, for as long as somebody works with it. */
export const withDatabaseFile = <T>(backup: OpenBackup, work: (file: string) => Promise<T>): Promise<T> =>
  withOwnFolder(async (folder) => {
    const file = join(folder, 'database');
    await databaseTo(file, backup);
    return work(file);
  });

async function putBack(
  files: Files,
  backup: OpenBackup,
  file: OpenBackup['manifest']['files'][number],
): Promise<void> {
  const there = await files.read(file.key);
  await there?.stream.cancel();
  // On disk the tag is the content's own: what is there already need not be written again.
  if (there?.etag === `"${file.sha256}"`) return;
  await files.put(file.key, bytesOf(backup, file), { contentType: file.contentType });
}

import { join } from 'node:path';
import type { Files } from '../../adapters/files/files.ts';
import { messageOf } from '../../shared/problem.ts';
import { BackupError, type BackupHeader } from '../backup-format.ts';
import { restore } from '../restore.ts';
import { withOwnFolder } from './own-folder.ts';
import { bytesOf, databaseTo, type OpenBackup, verifyFiles } from './read-backup-parts.ts';

type Target = { databaseUrl: string; files: Files; replace: boolean };

/** Database and files as the backup has them. All of it is read before anything is touched. */
export async function restoreBackup(
  backup: OpenBackup,
  { databaseUrl, files, replace }: Target,
): Promise<BackupHeader> {
  await verifyFiles(backup);
  const header = await withDatabaseFile(backup, (file) => restore(databaseUrl, file, { replace }));
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
  return header;
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

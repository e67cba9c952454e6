import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { diskFiles } from '../adapters/files/disk.ts';
import { refuseSpecialFile } from './backup.ts';
import { runCommand } from './backup-command-line.ts';
import { storeBackup, withSnapshot } from './backups/make-backup.ts';
import { nameOf } from './backups/manifest.ts';
import { packToFile } from './backups/pack-backup.ts';
import { backupKeyOf } from './backups/seal.ts';
import { fileStoreOf } from './file-store.ts';

const NAMED = 50;

/** `npm run db:backup -- FILE`: database and files in one file, which appears under its name when it is complete. */
await runCommand('npm run db:backup -- FILE', async (databaseUrl, target, { env }) => {
  const file = resolve(target);
  await refuseSpecialFile(file);
  const key = backupKeyOf(env.BACKUP_KEY);
  const unfinished = join(dirname(file), `.unfinished-${randomUUID()}`);
  try {
    const at = new Date();
    const place = await diskFiles(unfinished);
    const files = await fileStoreOf(env);
    const content = await withSnapshot(databaseUrl, (snapshot) =>
      storeBackup(place, snapshot, { at, files, key }),
    );
    await packToFile(place, nameOf(at), join(unfinished, 'packed'));
    await rename(join(unfinished, 'packed'), file);
    const guard = key
      ? `It opens with the key ${key.mark} alone.`
      : 'It is not encrypted (BACKUP_KEY): keep it safe, it holds personal data.';
    const { rows, files: stored, missing } = content;
    const all = stored.length + missing.length;
    const held = missing.length === 0 ? `${all} files` : `${stored.length} of ${all} files`;
    const named =
      missing.length === 0
        ? ''
        : `\nMissing: ${missing.slice(0, NAMED).join(', ')}${missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''}.`;
    return {
      text: `Backed up ${rows} rows and ${held} to ${file}. ${guard}${named}`,
      isPartly: missing.length > 0,
    };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
});

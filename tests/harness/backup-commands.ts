import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** How `npm run db:backup` and `npm run db:restore` are started for a data folder, all with one key. */
export function backupCommands() {
  const key = randomBytes(32).toString('base64');
  return (command: 'backup' | 'restore', dataFolder: string, ...args: string[]) => ({
    program: process.execPath,
    // With a heap that could not hold the rows.
    args: [
      '--max-old-space-size=64',
      fileURLToPath(new URL(`../../db/${command}-command.ts`, import.meta.url)),
      ...args,
    ],
    options: { env: { DATA_DIR: dataFolder, BACKUP_KEY: key, DEMO: 'yes' } },
  });
}

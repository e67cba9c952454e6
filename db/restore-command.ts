import { runCommand, summary } from './backup-command-line.ts';
import { restore } from './restore.ts';

await runCommand('npm run db:restore -- FILE [--replace]', async (databaseUrl, file, options) => {
  const header = await restore(databaseUrl, file, options);
  return `Restored ${summary(header)} from ${file}, as of ${header.createdAt}.`;
});

import { backup } from './backup.ts';
import { runCommand, summary } from './backup-command-line.ts';

await runCommand('npm run db:backup -- FILE', async (databaseUrl, file) => {
  const header = await backup(databaseUrl, file);
  return `Backed up ${summary(header)} to ${file}. Keep it safe: it holds personal data.`;
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../db/open-database.ts';
import { projectFolder } from '../db/project-folder.ts';
import { buildIfStale } from './build.ts';
import { readEnv } from './env.ts';
import type { startProduction } from './production.ts';
import type { RunningServer } from './start.ts';

const say = (line: string) => console.log(line);

try {
  const env = readEnv();
  // Side by side: building is most of a first start, and the server finds the database running.
  await Promise.all([openDatabase(env), buildIfStale(say)]);
  process.env.NODE_ENV = 'production';
  const bundle = pathToFileURL(join(projectFolder, 'build', 'server', 'index.js')).href;
  const built = (await import(bundle)) as { startProduction: typeof startProduction };
  const server = await built.startProduction(env);
  greet(server);
  stopOn(server, ['SIGINT', 'SIGTERM']);
} catch (error) {
  // One line for what the reader can mend, the whole stack for what only we can.
  const { name, message, stack } = error as Error;
  console.error(name === 'StartError' ? `Cannot start. ${message}` : stack);
  process.exit(1);
}

function greet({ url, services, demoAccounts }: RunningServer): void {
  say(`\n  Aura Numerology is at ${url}${services.config.mode === 'demo' ? '   (demo)' : ''}`);
  if (demoAccounts.length > 0) {
    say('\n  Demo accounts');
    for (const { email, password, role } of demoAccounts)
      say(`    ${email.padEnd(20)} ${password}   ${role}`);
  }
  say(`\n  Mail goes to ${services.mail.destination}.\n  Press Ctrl-C to stop.\n`);
}

function stopOn(server: RunningServer, signals: NodeJS.Signals[]): void {
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, async () => {
      if (stopping) process.exit(1); // asked twice: do not wait any longer
      stopping = true;
      await server.stop();
      process.exit(0);
    });
  }
}

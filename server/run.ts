import { openDatabase } from '../db/open-database.ts';
import { type Env, readEnv } from './env.ts';
import { giveUp } from './give-up.ts';
import type { Listening, RunningServer } from './start.ts';

const say = (line: string) => console.log(line);

/** The process: starts, says where, and stops when it is told to. */
export async function run(): Promise<void> {
  const stopped = new AbortController();
  let server: RunningServer | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopped.signal.aborted) process.exit(1); // asked twice: do not wait any longer
      stopped.abort();
      if (!server) return; // still starting, which ends as soon as it can
      await server.stop();
      process.exit(0);
    });
  }
  try {
    server = await launch(readEnv());
    if (stopped.signal.aborted) {
      await server.stop();
      process.exit(0);
    }
    sayWhere(server);
  } catch (error) {
    // Stopped on request: whatever failed because of it is no news.
    if (stopped.signal.aborted) process.exit(0);
    giveUp(error);
  }
}

async function launch(env: Env): Promise<RunningServer> {
  // Side by side: the database wakes up while we read the program, and the server finds it running.
  const database = openDatabase(env);
  try {
    const [{ startProduction }] = await Promise.all([import('./production.ts'), database]);
    return await startProduction(env, { onListening: greet });
  } catch (error) {
    // A start that fails leaves nothing running.
    await database.then(
      ({ close }) => close(),
      () => {}, // it never ran
    );
    throw error;
  }
}

/** As soon as the pages answer. */
function greet({ url, services, demoAccounts, isMakingPast }: Listening): void {
  say(`\n  Aura Numerology is at ${url}${services.config.mode === 'demo' ? '   (demo)' : ''}`);
  if (demoAccounts.length > 0) {
    say('\n  Demo accounts');
    for (const { email, password, role } of demoAccounts)
      say(`    ${email.padEnd(20)} ${password}   ${role}`);
  }
  if (services.content.current().site.opensSoon)
    say(`\n  Opening soon: nothing is sold until the owner has been through ${url}/office/setup`);
  if (isMakingPast) say('\n  Its sample orders, sessions and e-mails follow in a few seconds.');
}

function sayWhere({ services, data }: RunningServer): void {
  say(`\n  Mail goes to ${services.mail.destination}.\n  Data in ${data}.\n  Press Ctrl-C to stop.\n`);
}

import cluster from 'node:cluster';
import { openDatabase } from '../db/open-database.ts';
import { runCluster, STARTED } from './cluster.ts';
import { type Env, readEnv } from './env.ts';
import { giveUp } from './give-up.ts';
import type { Listening, RunningServer } from './start.ts';

/** Of several processes one says where the site is. */
const say = (line: string) => {
  if (!cluster.worker || cluster.worker.id === 1) console.log(line);
};

/** One process, or the first of several. */
export async function run(): Promise<void> {
  if (cluster.isWorker) return runOne();
  try {
    const env = readEnv();
    if (env.WEB_PROCESSES === 1) await runOne();
    else process.exit(await runCluster(env, say));
  } catch (error) {
    giveUp(error);
  }
}

/** Starts, says where, and stops when it is told to. */
async function runOne(): Promise<void> {
  const stopped = new AbortController();
  let server: RunningServer | undefined;
  // Ctrl-C reaches every process of a terminal; of several the first one tells the others.
  if (cluster.isWorker) process.on('SIGINT', () => {});
  for (const signal of cluster.isWorker ? (['SIGTERM'] as const) : (['SIGINT', 'SIGTERM'] as const)) {
    process.on(signal, async () => {
      if (stopped.signal.aborted) process.exit(1); // asked twice: do not wait any longer
      stopped.abort();
      if (!server) return; // still starting, which ends as soon as it can
      await server.stop().catch(giveUp);
      process.exit(0);
    });
  }
  try {
    server = await launch(readEnv());
    if (stopped.signal.aborted) {
      await server.stop().catch(giveUp);
      process.exit(0);
    }
    sayWhere(server);
    if (cluster.isWorker) process.send?.(STARTED);
  } catch (error) {
    // Stopped on request: whatever failed because of it is no news.
    if (stopped.signal.aborted) process.exit(0);
    giveUp(error);
  }
}

async function launch(env: Env): Promise<RunningServer> {
  // Side by side: the database wakes up while we read the program, and the server finds it running.
  let onCalled = () => {};
  const called = new Promise<void>((resolve) => {
    onCalled = resolve;
  });
  const database = openDatabase(env, { onCalled });
  try {
    // Reading keeps this process busy for half a second, so the database is called before.
    await Promise.race([called, database]);
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

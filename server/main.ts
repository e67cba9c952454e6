import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '../db/open-database.ts';
import { projectFolder } from '../db/project-folder.ts';
import { buildIfStale } from './build.ts';
import { type Env, readEnv } from './env.ts';
import type { startProduction } from './production.ts';
import type { RunningServer } from './start.ts';

const say = (line: string) => console.log(line);

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
  greet(server);
} catch (error) {
  // Stopped on request: whatever failed because of it is no news.
  if (stopped.signal.aborted) process.exit(0);
  // One line for what the reader can mend, the whole stack for what only we can.
  const { name, message, stack } = error as Error;
  console.error(name === 'StartError' ? `Cannot start. ${message}` : stack);
  process.exit(1);
}

async function launch(env: Env): Promise<RunningServer> {
  // Side by side: building is most of a first start, and the server finds the database running.
  const database = openDatabase(env);
  const failed = new AbortController();
  const end = AbortSignal.any([stopped.signal, failed.signal]);
  try {
    await Promise.all([database, buildIfStale(say, end)]);
    stopped.signal.throwIfAborted();
    process.env.NODE_ENV = 'production';
    const bundle = pathToFileURL(join(projectFolder, 'build', 'server', 'index.js')).href;
    const built = (await import(bundle)) as { startProduction: typeof startProduction };
    return await built.startProduction(env);
  } catch (error) {
    // A start that fails leaves nothing running: neither the builder nor the database.
    failed.abort();
    await database.then(
      ({ close }) => close(),
      () => {}, // it never ran
    );
    throw error;
  }
}

function greet({ url, services, demoAccounts, data }: RunningServer): void {
  say(`\n  Aura Numerology is at ${url}${services.config.mode === 'demo' ? '   (demo)' : ''}`);
  if (demoAccounts.length > 0) {
    say('\n  Demo accounts');
    for (const { email, password, role } of demoAccounts)
      say(`    ${email.padEnd(20)} ${password}   ${role}`);
  }
  say(`\n  Mail goes to ${services.mail.destination}.\n  Data in ${data}.\n  Press Ctrl-C to stop.\n`);
}

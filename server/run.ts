import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/open-database.ts';
import { type Env, readEnv } from './env.ts';
import { passFiguresOn } from './figures-of-all.ts';
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

/** What ends the site: asked, or its terminal closed. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts, says where, and stops when it is told to. */
async function runOne(): Promise<void> {
  const stopped = new AbortController();
  let server: RunningServer | undefined;
  // Ctrl-C and a closed terminal reach every process; of several the first one tells the others.
  if (cluster.isWorker) for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  for (const signal of cluster.isWorker ? (['SIGTERM'] as const) : STOPS) {
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

/** A process that dies again and again is not replaced more often than this. */
const LONGEST_PAUSE_MS = 10_000;

// Each takes connections from the port itself. Dealt out by the first one, which is Node's way, a connection that is on its way to a
// process that dies is never answered and never cut off.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** A process of several tells the first one that it answers. */
const STARTED = 'started';

/**
 * The first of several processes: it starts the database, lets the others answer one port, replaces those that die, and stops them
 * all. It answers no request itself and loads nothing for it.
 */
async function runCluster(env: Env, say: (line: string) => void): Promise<number> {
  const count = env.WEB_PROCESSES;
  const { signal: stopped, stop } = stopOnSignals();
  const database = await openDatabase(env);
  // The others notice its loss and its return themselves, and say so in the log.
  const watch = database.supervise({ onLost() {}, onBack() {} });
  passFiguresOn();
  const slots: Slot[] = Array.from({ length: count }, () => ({}));
  let started = 0;
  cluster.on('message', (_worker, message) => {
    if (message !== STARTED) return;
    started++;
    if (started === count) say(`  ${count} processes answer.\n`);
  });
  onReload(() => replaceAll(slots, stopped, say), stop);

  const keepOne = async (slot: Slot): Promise<number> => {
    for (let deaths = 0; !stopped.aborted; deaths++) {
      const { how, ms } = await liveOnce(slot);
      if (stopped.aborted) break;
      if (slot.next) continue; // it made room
      // None has ever started: what is wrong would be wrong again, and the process has said it.
      if (started === 0) return 1;
      if (ms > LONGEST_PAUSE_MS) deaths = 0;
      say(`  A process ended by itself (${how}); another takes its place.`);
      await sleep(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** deaths), undefined, { signal: stopped }).catch(
        () => {},
      );
    }
    return 0;
  };
  const kept = slots.map(keepOne);
  const code = await Promise.race(kept);
  if (!stopped.aborted) stop();
  await Promise.all(kept);
  // A successor that had not taken its place yet.
  await Promise.all(Object.values(cluster.workers ?? {}).map(ended));
  watch.stop();
  await database.close();
  return code;
}

/** Ctrl-C reaches all of them, and they listen to us alone (run.ts): each is told once, and whoever asks twice does not wait. */
function stopOnSignals() {
  const stopped = new AbortController();
  const stop = () => {
    const how = stopped.signal.aborted ? 'SIGKILL' : 'SIGTERM';
    stopped.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(how);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);
  return { signal: stopped.signal, stop };
}

/** SIGHUP: the processes one after the other by new ones; where it says that the terminal was closed, the end. */
function onReload(reload: () => Promise<void>, stop: () => void): void {
  let isReplacing = false;
  process.on('SIGHUP', async () => {
    if (process.stdin.isTTY) return stop();
    if (isReplacing) return;
    isReplacing = true;
    await reload();
    isReplacing = false;
  });
}

/** One of several: the process that answers, and the one that is about to take its place. */
type Slot = { worker?: Worker; next?: Worker };

/** Each is told to end only when its successor answers: no request meets nobody. */
async function replaceAll(slots: Slot[], stopped: AbortSignal, say: (line: string) => void): Promise<void> {
  say('  Processes are replaced one by one.');
  for (const slot of slots) {
    if (stopped.aborted) return;
    const next = cluster.fork();
    const answers = await new Promise<boolean>((resolve) => {
      next
        .on('message', (message) => message === STARTED && resolve(true))
        .once('exit', () => resolve(false));
    });
    if (!answers) {
      if (!stopped.aborted) say('  A new process did not start; the others go on as they are.');
      return;
    }
    slot.next = next;
    const before = slot.worker;
    before?.process.kill('SIGTERM');
    await ended(before);
  }
  say(`  ${slots.length} new processes answer.\n`);
}

const ended = (worker: Worker | undefined): Promise<unknown> =>
  !worker || worker.isDead()
    ? Promise.resolve()
    : new Promise((resolve) => void worker.once('exit', resolve));

function liveOnce(slot: Slot): Promise<{ how: string | number; ms: number }> {
  const began = performance.now();
  const worker = slot.next ?? cluster.fork();
  slot.worker = worker;
  slot.next = undefined;
  if (worker.isDead()) return Promise.resolve({ how: 'at once', ms: 0 });
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve({ how: signal ?? code, ms: performance.now() - began }));
  });
}

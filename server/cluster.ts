import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/open-database.ts';
import type { Env } from './env.ts';
import { passFiguresOn } from './figures-of-all.ts';

/** A process that dies again and again is not replaced more often than this. */
const LONGEST_PAUSE_MS = 10_000;

// Each takes connections from the port itself. Dealt out by the first one, which is Node's way, a connection that is on its way to a
// process that dies is never answered and never cut off.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** A process of several tells the first one that it answers. */
export const STARTED = 'started';

/**
 * The first of several processes: it starts the database, lets the others answer one port, replaces those that die, and stops them
 * all. It answers no request itself and loads nothing for it.
 */
export async function runCluster(env: Env, say: (line: string) => void): Promise<number> {
  const count = env.WEB_PROCESSES;
  const { signal: stopped, stop } = stopOnSignals();
  const database = await openDatabase(env);
  // The others notice its loss and its return themselves, and say so in the log.
  const watch = database.supervise({ onLost() {}, onBack() {} });
  passFiguresOn();
  let started = 0;
  cluster.on('message', (_worker, message) => {
    if (message !== STARTED) return;
    started++;
    if (started === count) say(`  ${count} processes answer.\n`);
  });

  const keepOne = async (): Promise<number> => {
    for (let deaths = 0; !stopped.aborted; deaths++) {
      const { how, ms } = await liveOnce();
      if (stopped.aborted) break;
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
  const kept = Array.from({ length: count }, keepOne);
  const code = await Promise.race(kept);
  if (!stopped.aborted) stop();
  await Promise.all(kept);
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

function liveOnce(): Promise<{ how: string | number; ms: number }> {
  const began = performance.now();
  return new Promise((resolve) => {
    cluster
      .fork()
      .once('exit', (code, signal) => resolve({ how: signal ?? code, ms: performance.now() - began }));
  });
}

/**
 * A site with its ten weeks on a small machine: what the built program and its database take when idle, while pages are rendered
 * and while reports are drawn, in a control group with so much memory and no swap. Needs root.
 *
 *   npm run proof:memory [-- MB]
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../../bench/built-server.ts';
import { megabytes } from '../../bench/process-figures.ts';
import { buildIfStale } from '../../server/build.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { MemoryLimit } from '../harness/memory-limit.ts';
import { signedInToDemo, spawnServer } from '../harness/spawned-server.ts';

const limit = Number(process.argv[2] ?? 700);
const IDLE_MS = 30_000;
/** The thread goes after a minute without work, and the heap is swept when there is time. */
const REST_MS = 90_000;
const AT_ONCE = 8;
const PAGES = 320;
const REPORTS = 20;
const promised = { idle: 180, load: 260, all: 400 };

await buildIfStale(console.log);
const folder = await makeFolder();
// The ten weeks are made by an earlier start.
await (await spawnServer({ DATA_DIR: folder, DEMO_PAST: 'yes' })).kill('SIGTERM');
const machine = new MemoryLimit(`aura-${process.pid}`, limit);
const server = await spawnServer(
  { DATA_DIR: folder },
  {
    program: 'dist/server/index.js',
    nodeFlags: ['--max-semi-space-size=4'],
    onCalled: (pid) => machine.enter(pid),
  },
);
let wrong = 0;
try {
  await prove();
} finally {
  await server.kill('SIGTERM');
  for (let tries = 0; machine.processes().length > 0 && tries < 100; tries++) await pause(100);
  machine.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function prove(): Promise<void> {
  const visitor = await signedInToDemo(server, 'member@demo.local');
  await pause(IDLE_MS);
  const idle = own('VmRSS');
  await many(PAGES, () => visitor.get('/portal'));
  const load = own('VmHWM');
  const all = load + database();
  await many(REPORTS, (nth) =>
    new Browserlike(server.url).postJson('/functions/v1/capture-quiz-lead', {
      name: 'Ada Byron Lovelace',
      email: `reader-${nth}@example.test`,
      birthDate: '1990-07-04',
    }),
  );
  await pause(IDLE_MS);
  const drawn = own('VmHWM');
  await pause(REST_MS);
  const rested = own('VmRSS');
  const kills = machine.kills();
  console.log(`in ${limit} MB without swap, resident, in MB:`);
  console.log(`  the process when idle: ${idle} (promised: ${promised.idle})`);
  console.log(`  at the most while ${PAGES} pages are rendered: ${load} (promised: ${promised.load})`);
  console.log(`  with PostgreSQL's share: ${all} (promised: ${promised.all})`);
  console.log(`  at the most with the thread that has drawn ${REPORTS} reports: ${drawn}`);
  console.log(`  and when it rests again: ${rested}`);
  console.log(`killed for want of memory: ${kills}; answers other than they should be: ${wrong}`);
  const isKept = idle <= promised.idle && load <= promised.load && all <= promised.all;
  process.exitCode = isKept && kills === 0 && wrong === 0 ? 0 : 1;
}

async function many(count: number, ask: (nth: number) => Promise<Response>): Promise<void> {
  let left = count;
  const walk = async () => {
    for (let nth = --left; nth >= 0; nth = --left) {
      const answer = await ask(nth);
      await answer.arrayBuffer();
      if (answer.status !== 200) wrong++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

function own(line: string): number {
  return Math.round(megabytes(server.child.pid, 'status', line));
}

/** What PostgreSQL's processes have for themselves, and their part of what they share. */
function database(): number {
  const others = machine.processes().filter((pid) => pid !== server.child.pid);
  return Math.round(others.reduce((sum, pid) => sum + megabytes(pid, 'smaps_rollup', 'Pss'), 0));
}

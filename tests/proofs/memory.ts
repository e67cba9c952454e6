/**
 * A site with its ten weeks on a small machine: what the built program and its database take when idle, while pages are rendered
 * and while reports are drawn, in a control group with so much memory and no swap. Needs root.
 *
 *   npm run proof:memory [-- MB]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '../../server/build.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { MemoryLimit } from '../harness/memory-limit.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const limit = Number(process.argv[2] ?? 700);
const IDLE_MS = 30_000;
/** The thread goes after a minute without work, and the heap is swept when there is time. */
const REST_MS = 90_000;
const AT_ONCE = 8;
const PAGES = 320;
const REPORTS = 20;
const promised = { idle: 180, load: 260, all: 400 };

await buildIfStale(console.log);
const folder = mkdtempSync(join(tmpdir(), 'aura-memory-'));
await chmod(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
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
  const visitor = new Browserlike(server.url);
  const [, email = '', password = ''] = /(member@demo\.local)\s+(\S+)/.exec(server.greeting) ?? [];
  await visitor.signIn(email, password);
  await pause(IDLE_MS);
  const idle = megabytes('VmRSS');
  await many(PAGES, () => visitor.get('/portal'));
  const load = megabytes('VmHWM');
  const all = load + database();
  await many(REPORTS, (nth) =>
    new Browserlike(server.url).postJson('/functions/v1/capture-quiz-lead', {
      name: 'Ada Byron Lovelace',
      email: `reader-${nth}@example.test`,
      birthDate: '1990-07-04',
    }),
  );
  await pause(IDLE_MS);
  const drawn = megabytes('VmHWM');
  await pause(REST_MS);
  const rested = megabytes('VmRSS');
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

function megabytes(line: string): number {
  return inMegabytes(`/proc/${server.child.pid}/status`, line);
}

/** What PostgreSQL's processes have for themselves, and their part of what they share. */
function database(): number {
  return machine
    .processes()
    .filter((pid) => pid !== server.child.pid)
    .reduce((sum, pid) => sum + inMegabytes(`/proc/${pid}/smaps_rollup`, 'Pss'), 0);
}

function inMegabytes(file: string, line: string): number {
  const [, kilobytes] = new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { distFolder, projectFolder } from '../../db/project-folder.ts';
import { copyCheckout } from '../harness/checkout.ts';
import { freePort } from '../harness/free-port.ts';
import { HANG_MS } from '../harness/limits.ts';

/**
 * However the site was started, its database comes back after a kill, and one signal ends both. What a newcomer starts
 * first builds, and becomes another program afterwards; a container has no other first process than ours.
 */
const folder = mkdtempSync(join(tmpdir(), 'aura-every-start-'));
chmodSync(folder, 0o755);
const checkout = join(folder, 'checkout');
beforeAll(() => copyCheckout(checkout));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = process.execPath;
const program = join(distFolder, 'server', 'index.js');
const npmStart = ['npm', 'start'];
/** A process of its own in a namespace of its own is the first there. */
const asFirst = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

type Way = { name: string; command: string[]; cwd: string; data: string; variables?: Record<string, string> };
const ways: Way[] = [
  { name: 'a first npm start, which builds', command: npmStart, cwd: checkout, data: 'checkout-data' },
  { name: 'a later npm start', command: npmStart, cwd: checkout, data: 'checkout-data' },
  { name: 'the program in dist/', command: [node, program], cwd: projectFolder, data: 'dist-data' },
  {
    name: 'two processes',
    command: [node, program],
    cwd: projectFolder,
    data: 'two-data',
    variables: { WEB_PROCESSES: '2' },
  },
];
// Only root may make a namespace everywhere; elsewhere the others must do.
if (process.getuid?.() === 0)
  ways.push({
    name: 'the first process of a container',
    cwd: projectFolder,
    data: 'first-data',
    command: [...asFirst, node, program],
  });

describe.each(ways)('$name', (way) => {
  test('a killed database comes back; one signal ends all', async () => {
    const data = join(folder, way.data);
    const { child, url, ended } = await begin(way, data);
    const killed = postmastersOf(data);
    expect(killed).toHaveLength(1);
    const began = performance.now();
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    await expect
      .poll(async () => {
        const now = postmastersOf(data).filter((pid) => !killed.includes(pid));
        return [now.length, await fetch(`${url}/readyz`).then(({ status }) => status)];
      })
      .toEqual([1, 200]);
    const back = Math.round(performance.now() - began);
    await expect.poll(() => zombiesOf(child)).toEqual([]);

    const told = performance.now();
    process.kill(innermostOf(child), 'SIGTERM');
    await ended;
    const gone = Math.round(performance.now() - told);
    process.stdout.write(`${way.name}: back after ${back} ms, ended after ${gone} ms\n`);
    expect(postmastersOf(data)).toEqual([]);
  });
});

async function begin({ command, cwd, variables }: Way, data: string) {
  mkdirSync(data, { recursive: true });
  const port = await freePort();
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'silent',
      DEMO_PAST: 'no',
      PORT: String(port),
      DATA_DIR: data,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await expect
    .poll(
      () => {
        if (child.exitCode !== null) throw new Error(`it ended: ${output}`);
        return output;
      },
      // The first of them builds, which takes minutes on a busy machine.
      { timeout: HANG_MS },
    )
    .toContain(way(variables));
  return { child, url: `http://127.0.0.1:${port}`, ended };
}

const way = (variables: Record<string, string> = {}) =>
  variables.WEB_PROCESSES ? 'processes answer' : 'Press Ctrl-C to stop';

/** Seen from outside: in a namespace of its own it has another number. A child that it has just made looks like it for a moment. */
function postmastersOf(data: string): number[] {
  const alike = processes().filter((pid) => {
    const [name = '', flag, where] = read(`/proc/${pid}/cmdline`).split('\0');
    return name.endsWith('/postgres') && flag === '-D' && where?.startsWith(data);
  });
  return alike.filter((pid) => !alike.includes(parentOf(pid)));
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

const processes = () => readdirSync('/proc').map(Number).filter(Boolean);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
}

const childrenOf = (pid: number) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });

/** Everything below a process. */
function descendantsOf(pid: number): number[] {
  let children: number[] = [];
  try {
    children = childrenOf(pid).split('\n').map(Number).filter(Boolean);
  } catch {
    // it has none
  }
  return [...children, ...children.flatMap(descendantsOf)];
}

const zombiesOf = ({ pid = 0 }: ChildProcess) =>
  descendantsOf(pid).filter((one) => /\) Z /.test(read(`/proc/${one}/stat`)));

/** Docker tells the first process of the container; unshare stands outside of it. npm passes the signal on itself. */
function innermostOf({ pid = 0, spawnfile }: ChildProcess): number {
  return spawnfile === 'unshare' ? (descendantsOf(pid)[0] ?? pid) : pid;
}

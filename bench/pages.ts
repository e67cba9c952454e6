/**
 * How many times a second the landing page is answered: cached, beside a bare node:http server that sends the same bytes
 * (with the same headers, and with two alone), and beside rendering it for each request. The bare servers stand both in
 * processes of their own and in ours: a process that has loaded and used a whole site answers even a bare handler more slowly
 * than an empty one does, which is no matter of the way a request takes. All are measured in turns within one run, so the
 * ratios hold on any machine. The client is wrk where it is installed; otherwise one of our own, which may itself be what is
 * measured on a machine of few cores.
 *
 *   node bench/pages.ts
 */
import { type ChildProcess, execFile, fork, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from '../server/build.ts';
import { portOf } from '../shared/listening-port.ts';
import { keysOf } from '../shared/records.ts';
import { makeFolder, startBuiltServer } from './built-server.ts';

const CONNECTIONS = 20;
const ROUNDS = 7;
const ROUND_MS = 1_500;
const END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

const roles = ['bare', 'cached', 'rendered'] as const;
type Role = (typeof roles)[number];
type Kind = Role | 'two' | 'bareInside' | 'twoInside';
type Bytes = { head: [name: string, value: string][]; body: Buffer };

const run = promisify(execFile);
const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

const role = roles.find((one) => one === process.argv[2]);
if (role) await serve(role, process.argv[3] ?? '');
else await compare();

/** In a process of its own: the server to be measured, and bare ones in the same process when it is told what they send. */
async function serve(kind: Role, folder: string): Promise<void> {
  const server =
    kind === 'bare' ? undefined : await startBuiltServer(folder, { cachePages: kind === 'cached' });
  process.on('message', async (message: 'stop' | Sent) => {
    if (message !== 'stop') return process.send?.(await serveBare(message));
    await server?.stop();
    process.exit(0);
  });
  process.send?.(server?.port ?? 0);
}

type Sent = { head: Bytes['head']; body: string };

/** Sends what it was told to, as fast as node:http can. */
function serveBare({ head, body }: Sent): Promise<number> {
  const bytes = Buffer.from(body, 'base64');
  const headers = head.flat();
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server))));
}

async function compare(): Promise<void> {
  await buildIfStale((line) => console.log(line));
  const folder = await makeFolder();
  const children: ChildProcess[] = [];
  const begin = (kind: Role) => {
    const child = fork(import.meta.filename, [kind, join(folder, kind)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    return { child, port: answerOf(child) };
  };
  try {
    const ours = begin('cached');
    const cached = await ours.port;
    const { head, body } = await fetchOnce(cached);
    const needed = head.filter(([name]) => /^content-(type|length)$/i.test(name));
    const bareIn = async (child: ChildProcess, headers: Bytes['head']) => {
      child.send({ head: headers, body: body.toString('base64') });
      return answerOf(child);
    };
    const empty = begin('bare');
    await empty.port;
    const ports: Record<Kind, number> = {
      two: await bareIn(empty.child, needed),
      bare: await bareIn(empty.child, head),
      twoInside: await bareIn(ours.child, needed),
      bareInside: await bareIn(ours.child, head),
      cached,
      rendered: await begin('rendered').port,
    };
    report(await measure(ports), body.length);
  } finally {
    await Promise.all(children.map((child) => ended(child)));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(ports: Record<Kind, number>): Promise<Record<Kind, number[]>> {
  const rates: Record<Kind, number[]> = {
    two: [],
    bare: [],
    twoInside: [],
    bareInside: [],
    cached: [],
    rendered: [],
  };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of keysOf(ports)) {
      const rate = await (hasWrk ? wrkRate(ports[kind]) : requestsPerSecond(ports[kind]));
      if (round > 0) rates[kind].push(rate); // the first round only warms up
    }
  }
  return rates;
}

function report(rates: Record<Kind, number[]>, bytes: number): void {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const line = (label: string, kind: Kind) =>
    console.log(
      `${label.padEnd(46)} ${Math.round(median(rates[kind])).toLocaleString('en').padStart(8)} per second`,
    );
  console.log(
    `GET /, ${hasWrk ? 'wrk' : 'our own client'}, ${CONNECTIONS} connections, ${bytes} bytes (brotli), median of ${ROUNDS} rounds`,
  );
  line('bare node:http in an empty process, two headers', 'two');
  line('bare node:http in an empty process, same headers', 'bare');
  line('bare node:http in our process, two headers', 'twoInside');
  line('bare node:http in our process, same headers', 'bareInside');
  line('this server, page cached', 'cached');
  line('this server, rendered each time', 'rendered');
  const ratio = (label: string, other: Kind, least?: number) => {
    // Round by round, because the machine's mood changes within a run.
    const value = median(rates.cached.map((rate, round) => rate / (rates[other][round] ?? rate)));
    console.log(`${label.padEnd(46)} ${value.toFixed(2)}${least ? `   (wanted: ${least})` : ''}`);
    if (least && value < least) process.exitCode = 1;
  };
  // Our own client needs as much of the machine as the server; only wrk can tell them apart.
  const wanted = hasWrk ? { same: 0.95, two: 0.8 } : { same: 0.7, two: 0.6 };
  ratio('cached / same headers, in an empty process', 'bare', wanted.same);
  ratio('cached / two headers, in an empty process', 'two', wanted.two);
  ratio('cached / same headers, in our process', 'bareInside');
  ratio('cached / two headers, in our process', 'twoInside');
  ratio('cached / rendered', 'rendered', 10);
}

function answerOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('message', (port) => resolve(Number(port))));
}

async function wrkRate(port: number): Promise<number> {
  const options = ['-t1', `-c${CONNECTIONS}`, '-d2s', '-H', 'Accept: text/html', '-H', 'Accept-Encoding: br'];
  const { stdout } = await run('wrk', [...options, `http://127.0.0.1:${port}/`]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!rate || /Non-2xx/.test(stdout)) throw new Error(`wrk: ${stdout}`);
  return Number(rate);
}

/** Keeps every connection busy with one request after the other, and counts whole answers. */
async function requestsPerSecond(port: number): Promise<number> {
  const until = performance.now() + ROUND_MS;
  const began = performance.now();
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => drive(port, until)));
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - began)) * 1000;
}

function ask(port: number): string {
  return `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n`;
}

function drive(port: number, until: number): Promise<number> {
  const request = ask(port);
  return new Promise((resolve, reject) => {
    let answers = 0;
    let missing = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (data) => {
      if (missing === 0) missing = lengthOf(data);
      missing -= data.length;
      const whole =
        missing === 0 || (missing === -Infinity && data.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK));
      if (!whole) return;
      missing = 0;
      answers++;
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answers));
    });
  });
}

/** How long the answer that begins here will be; endless for one that comes in chunks. */
function lengthOf(data: Buffer): number {
  const end = data.indexOf(END);
  const head = data.subarray(0, end).toString('latin1');
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Unexpected answer: ${head.slice(0, 60)}`);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length ? end + END.length + Number(length) : -Infinity;
}

/** The cached page as it comes over the wire, for the bare server to repeat. */
function fetchOnce(port: number): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(ask(port)));
    socket.on('error', reject);
    socket.on('data', (data) => {
      chunks.push(data);
      const all = Buffer.concat(chunks);
      if (all.length < lengthOf(all)) return;
      socket.end();
      const end = all.indexOf(END);
      const lines = all.subarray(0, end).toString('latin1').split('\r\n').slice(1);
      const head = lines
        .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string])
        .filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name));
      resolve({ head, body: all.subarray(end + END.length) });
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.send('stop');
  });
}

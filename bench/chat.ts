/**
 * What open chat streams cost one process: memory for five hundred of them, and how long a message takes to reach its
 * stream with none, with all, and with fifty clients among them that never read. All in one run, so the ratios hold on
 * any machine.
 *
 *   node bench/chat.ts
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../db/embedded.ts';
import { buildIfStale } from '../server/build.ts';
import { itemAt } from '../shared/records.ts';
import { spawnServer } from '../tests/harness/spawned-server.ts';

const STREAMS = 500;
const STUCK = 50;
const MESSAGES = 60;

type Visitor = { sessionId: string; key: string; address: string };
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

await buildIfStale(console.log);
const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg'), settings: { fsync: 'off' } });
const variables = { DATABASE_URL: database.url, DATA_DIR: folder, TRUSTED_PROXIES: '1' };
const server = await spawnServer(variables);
const open: (ClientRequest | Socket)[] = [];
try {
  const visitors = Array.from({ length: STREAMS }, newVisitor);
  for (let i = 0; i < visitors.length; i += 20) {
    await Promise.all(visitors.slice(i, i + 20).map((visitor) => say(visitor, 'hello')));
  }
  await latencies(visitors.slice(0, 20), 20); // warm
  const emptyMb = residentMb();
  const before = await latencies(visitors.slice(0, 1), MESSAGES);

  for (const visitor of visitors) open.push((await listen(visitor)).call);
  const fullMb = residentMb();
  const crowded = await latencies(visitors, MESSAGES);

  for (const visitor of visitors.slice(0, STUCK)) open.push(stuckClient(visitor));
  for (const visitor of visitors.slice(0, STUCK)) await say(visitor, 'x'.repeat(1_900));
  const withStuck = await latencies(visitors.slice(STUCK), MESSAGES);

  for (const one of open.splice(0)) one.destroy();
  const after = await latencies(visitors.slice(0, 1), MESSAGES);
  const alone = [...before, ...after].sort((a, b) => a - b);

  const perStream = ((fullMb - emptyMb) * 1024) / STREAMS;
  console.log(
    `memory: ${emptyMb} MB without streams, ${fullMb} MB with ${STREAMS} (${perStream.toFixed(0)} KB each)`,
  );
  report('one stream, message to event', alone);
  report(`${STREAMS} streams`, crowded, alone);
  report(`${STREAMS} streams and ${STUCK} clients that never read`, withStuck, alone);
} finally {
  for (const one of open) one.destroy();
  agent.destroy();
  await server.kill('SIGTERM');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

function newVisitor(): Visitor {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return {
    sessionId: `chat_${randomBytes(16).toString('hex')}`,
    key: randomBytes(24).toString('base64url'),
    address: `10.${a}.${b}.${c}`,
  };
}

function call(
  visitor: Visitor,
  path: string,
  body?: object,
): Promise<{ call: ClientRequest; answer: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': visitor.address,
      'x-chat-session': visitor.sessionId,
      'x-chat-key': visitor.key,
    };
    const made = request(
      new URL(path, server.url),
      { method: body ? 'POST' : 'GET', headers, agent },
      (answer) => resolve({ call: made, answer }),
    );
    made.on('error', (error) => ('code' in error && error.code === 'ECONNRESET' ? undefined : reject(error)));
    made.end(body ? JSON.stringify(body) : undefined);
  });
}

async function say({ sessionId, key, ...visitor }: Visitor, message: string): Promise<void> {
  const { answer } = await call({ sessionId, key, ...visitor }, '/functions/v1/chat', {
    sessionId,
    key,
    message,
  });
  for await (const _ of answer);
  if (answer.statusCode !== 200) throw new Error(`the chat answered ${answer.statusCode}`);
}

async function listen(visitor: Visitor, onData: (chunk: string) => void = () => {}) {
  const { call: made, answer } = await call(visitor, `/functions/v1/chat-stream`);
  if (answer.statusCode !== 200) throw new Error(`the stream answered ${answer.statusCode}`);
  answer
    .setEncoding('utf8')
    .on('data', onData)
    .on('error', () => {});
  return { call: made };
}

/** Asks for a stream and never reads a byte of it. */
function stuckClient({ sessionId, key, address }: Visitor): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.pause();
  socket.write(
    `GET /functions/v1/chat-stream HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-forwarded-for: ${address}\r\nx-chat-session: ${sessionId}\r\nx-chat-key: ${key}\r\n\r\n`,
  );
  return socket;
}

/** Milliseconds from sending a message to its arrival on a stream of its own conversation, one after the other. */
async function latencies(visitors: Visitor[], count: number): Promise<number[]> {
  const measured: number[] = [];
  for (let i = 0; i < count; i++) {
    const visitor = itemAt(visitors, i % visitors.length);
    const mark = randomBytes(8).toString('hex');
    let arrived: () => void = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const stream = await listen(visitor, (chunk) => chunk.includes(mark) && arrived());
    const began = performance.now();
    const said = say(visitor, mark);
    await arrival;
    measured.push(performance.now() - began);
    await said;
    stream.call.destroy();
  }
  return measured.sort((a, b) => a - b);
}

function residentMb(): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)]).toString()) / 1024,
  );
}

function report(what: string, sorted: number[], beside?: number[]): void {
  const at = (share: number, of = sorted) => of[Math.floor(of.length * share)] ?? 0;
  const ratio = beside ? `, ${(at(0.5) / at(0.5, beside)).toFixed(2)} of one stream` : '';
  console.log(`${what}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms${ratio}`);
}

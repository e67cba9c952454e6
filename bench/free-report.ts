/**
 * How long it takes from the last answer of the quiz to the letter with the free report at the other end of the wire: the
 * form, the outbox, the job queue, drawing six pages, and SMTP. One visitor after another, with the queue of a real site.
 *
 *   node bench/free-report.ts
 */
import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../db/embedded.ts';
import { freePort, makeFolder } from './built-server.ts';
import { loadBundle } from './load-bundle.ts';

const VISITORS = 25;
const MOST_MS = 10_000;

const ask = <T>(child: ChildProcess) =>
  new Promise<T>((resolve) => {
    child.once('message', (answer) => resolve(answer as T));
  });

const sink = fork(join(import.meta.dirname, 'mail-sink.ts'));
const { port } = await ask<{ port: number }>(sink);
const folder = await makeFolder();
const database = await startEmbedded({ folder: join(folder, 'pg') });
const { startProduction, readEnv } = await loadBundle();
const server = await startProduction(
  readEnv({
    ...{
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      LIMIT_FACTOR: '100',
      DATABASE_URL: database.url,
      DEMO: 'yes',
      DEMO_PAST: 'no',
    },
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Aura <aura@example.test>',
  }),
);

async function received(): Promise<{ received: number; latest: string }> {
  sink.send('count');
  return ask(sink);
}

const times: number[] = [];
for (let visitor = 0; visitor < VISITORS; visitor++) {
  const before = (await received()).received;
  const began = performance.now();
  const answers = { name: `Maya Okafor`, email: `maya-${visitor}@example.test`, birthDate: '1990-07-04' };
  const answer = await fetch(new URL('/quiz/result', server.url), {
    method: 'POST',
    headers: { origin: new URL(server.url).origin },
    body: new URLSearchParams(answers),
  });
  if (!answer.ok) throw new Error(`the quiz answered ${answer.status}`);
  let now = await received();
  while (now.received === before && performance.now() - began < MOST_MS) {
    await pause(10);
    now = await received();
  }
  if (!now.latest.includes('application/pdf')) throw new Error('the letter carries no report');
  times.push(performance.now() - began);
}
times.sort((a, b) => a - b);
const told = (share: number) =>
  `${Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN)} ms`;
console.log(`${VISITORS} reports: median ${told(0.5)}, slowest ${told(1)}`);
await server.stop();
await database.stop();
sink.disconnect();
rmSync(folder, { recursive: true, force: true });
process.exit((times.at(-1) ?? MOST_MS) < MOST_MS ? 0 : 1);

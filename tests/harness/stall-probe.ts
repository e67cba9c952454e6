/** A thread that asks /healthz every 50 ms by each way to a site, and tells how long the longest answer took. */
import { get as getPlain, Agent as PlainAgent } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 50;

type Figures = { asked: number; failed: number; longestMs: number };
/** `cert`: of the proxy, which a thread does not inherit. */
const { ways, cert }: { ways: Record<string, string>; cert: string } = workerData;
const agents = {
  http: new PlainAgent({ keepAlive: true }),
  https: new SecureAgent({ keepAlive: true, ca: cert }),
};
let figures: Record<string, Figures> = {};

function ask(way: string, url: string): void {
  const own = figures[way] ?? { asked: 0, failed: 0, longestMs: 0 };
  figures[way] = own;
  const began = performance.now();
  own.asked += 1;
  const done = (isRight: boolean) => {
    own.longestMs = Math.max(own.longestMs, performance.now() - began);
    if (!isRight) own.failed += 1;
  };
  const isSecure = url.startsWith('https:');
  const options = { agent: isSecure ? agents.https : agents.http, timeout: 120_000 };
  (isSecure ? getSecure : getPlain)(`${url}/healthz`, options, (answer) => {
    answer.resume().once('end', () => done(answer.statusCode === 200));
  }).once('error', () => done(false));
}

const asking = setInterval(() => {
  for (const [way, url] of Object.entries(ways)) ask(way, url);
}, EVERY_MS);

/** `next`: tells the figures so far and begins anew. */
parentPort?.on('message', (word: 'next' | 'end') => {
  parentPort?.postMessage(figures);
  figures = {};
  if (word === 'end') {
    clearInterval(asking);
    agents.http.destroy();
    agents.https.destroy();
    parentPort?.close();
  }
});

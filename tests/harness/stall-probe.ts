/** A process that asks /healthz every 50 ms by each way to a site, and tells how long the longest answer took. */
import { get as getPlain, Agent as PlainAgent } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 50;

export type Probing = { ways: Record<string, string>; cert: string };
/** `late`: answers that took longer than a quarter of a second. */
type Figures = { asked: number; failed: number; late: number; longestMs: number };
/** `ownMs`: the longest that this process, which does nothing else, waited for the processor itself. */
export type Probed = { ways: Record<string, Figures>; ownMs: number };
const LATE_MS = 250;

const { ways, cert }: Probing = JSON.parse(process.argv[2] ?? '{}');
const agents = {
  http: new PlainAgent({ keepAlive: true }),
  https: new SecureAgent({ keepAlive: true, ca: cert }),
};
let figures: Probed['ways'] = {};
const own = monitorEventLoopDelay({ resolution: 10 });
own.enable();

function ask(way: string, url: string): void {
  const found = figures[way] ?? { asked: 0, failed: 0, late: 0, longestMs: 0 };
  figures[way] = found;
  const began = performance.now();
  found.asked += 1;
  const done = (isRight: boolean) => {
    const ms = performance.now() - began;
    found.longestMs = Math.max(found.longestMs, ms);
    if (ms > LATE_MS) found.late += 1;
    if (!isRight) found.failed += 1;
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
process.on('message', (word: 'next' | 'end') => {
  process.send?.({ ways: figures, ownMs: own.max / 1_000_000 } satisfies Probed);
  figures = {};
  own.reset();
  if (word === 'end') {
    clearInterval(asking);
    agents.http.destroy();
    agents.https.destroy();
    process.disconnect();
  }
});

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';
import { projectFolder } from '../../db/project-folder.ts';
import { type Hostile, type HostileKind, hostileInputs } from './hostile-inputs.ts';
import type { Probed, Probing } from './stall-probe.ts';
import { INBOUND_SECRET, type SiteFigures, type SiteReady, type SiteWish } from './stall-site.ts';

const inHarness = (name: string) => join(projectFolder, 'tests/harness', name);
/** How long an answer may take before it counts as none. */
const NO_ANSWER_MS = 120_000;
const UNFINISHED_MS = 4_000;

const SLOW_MS = 4_000;
const DROP_MS = 200;

/** What /healthz took, by each way, and how the site did meanwhile. */
type Watched = { probed: Probed; site: SiteFigures };
export type Stalled = {
  statuses: Record<string, number>;
  /** Inputs that were answered with a failure of ours, or not at all. */
  failures: string[];
  /** Without and with hostile inputs. */
  quiet: Watched;
  hostile: Watched;
  /** At rest: before, and after each round. */
  rest: SiteFigures[];
  /** Ordinary pages and forms that were not answered as they should be, afterwards. */
  unserved: string[];
};

type Options = {
  count: number;
  kinds?: HostileKind[];
  databaseUrl: string;
  proxy?: 'caddy';
  quietMs: number;
  /** Before memory is measured: threads end, and the heap is swept when there is time. */
  restMs: { before: number; after: number };
  /** The same again in the same process: what the first round leaves is the mark that its memory rose to once; a leak would grow on. */
  rounds?: number;
  /** Sent before anything is measured. */
  first?: number;
};

/** Sends hostile inputs, by turns through the proxy and past it, while another process asks whether the site is well. */
export async function stall({
  count,
  kinds,
  databaseUrl,
  proxy,
  quietMs,
  restMs,
  rounds = 1,
  first = AT_ONCE,
}: Options): Promise<Stalled> {
  const site = await openSite(databaseUrl, proxy);
  // What the first picture, list and letter load, and eight of them at once take, is no leak of the others.
  await sendAll(site, await hostileInputs(first, kinds));
  await pause(restMs.before);
  const rest = [await site.figures('at rest')];
  const probe = await openProbe(site);
  const watched = async (): Promise<Watched> => ({ probed: await probe.next(), site: await site.figures() });
  await pause(quietMs);
  const quiet = await watched();
  const { statuses, failures } = await sendAll(site, await hostileInputs(count, kinds));
  const hostile = await watched();
  await pause(restMs.after);
  rest.push(await site.figures('at rest'));
  while (rest.length <= rounds) {
    failures.push(...(await sendAll(site, await hostileInputs(count, kinds))).failures);
    await pause(restMs.after);
    rest.push(await site.figures('at rest'));
  }
  const unserved = await serveOrdinary(site);
  await probe.end();
  await site.stop();
  return { statuses, failures, quiet, hostile, rest, unserved };
}

async function sendAll(site: Site, inputs: (() => Hostile)[]) {
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const queue = [...inputs.entries()];
  const walk = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, make] = next;
      const input = make();
      const answer = await send(site, input, at % 2 === 0 ? 'proxied' : 'direct');
      const said = answer === 'cut off' ? `${answer}: ${input.what}` : answer;
      statuses[said] = (statuses[said] ?? 0) + 1;
      if (isFailure(answer)) failures.push(`${input.what}: ${answer}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { statuses, failures };
}

const isFailure = (answer: string): boolean =>
  /^(?:5|no answer|failed|calendar failed|calendar The calendar could not be read)/.test(answer) &&
  answer !== '503';
const AT_ONCE = 8;

type Site = SiteReady & {
  figures(when?: 'at rest'): Promise<SiteFigures>;
  calendar(text: string): Promise<string>;
  stop(): Promise<void>;
};

async function openSite(databaseUrl: string, proxy?: 'caddy'): Promise<Site> {
  const child = fork(inHarness('stall-site.ts'), [], {
    env: {
      ...process.env,
      ...startVariables(),
      STALL_DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      HARNESS_PROXY: proxy,
    },
    // As `npm start` does.
    execArgv: ['--max-semi-space-size=4'],
  });
  const ended = once(child, 'exit');
  const [ready] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the site ended before it was ready'))),
  ]);
  // One question after another: an answer says not which one it belongs to.
  let last: Promise<unknown> = Promise.resolve();
  const ask = (wish: SiteWish) => {
    const answer = last.then(() => answerOf(child, wish));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    ...ready,
    figures: (when) => ask({ wish: 'figures', isAtRest: when === 'at rest' }),
    calendar: async (text) => (await ask({ wish: 'calendar', text })).answer,
    async stop() {
      child.send({ wish: 'stop' });
      await ended;
    },
  };
}

/** What `npm start` tells the allocator. */
function startVariables(): Record<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    [...String(scripts.start).matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

async function answerOf(child: ChildProcess, wish: SiteWish) {
  const answer = once(child, 'message');
  child.send(wish);
  const [told] = await answer;
  return told;
}

async function openProbe({ ways, cert }: Site) {
  const told = JSON.stringify({ ways, cert } satisfies Probing);
  const child = fork(inHarness('stall-probe.ts'), [told], { execArgv: [] });
  const ask = async (word: 'next' | 'end'): Promise<Probed> => {
    const answer = once(child, 'message');
    child.send(word);
    const [figures] = await answer;
    return figures;
  };
  await ask('next');
  return { next: () => ask('next'), end: () => ask('end') };
}

/** The status, or what became of it. */
async function send(site: Site, input: Hostile, way: keyof SiteReady['ways']): Promise<string> {
  const base = site.ways[way];
  switch (input.way) {
    case 'calendar':
      return `calendar ${await site.calendar(input.text)}`;
    case 'get':
      return ask(site, base, { path: input.path, headers: input.headers });
    case 'post': {
      const { path, body, type, as } = input;
      const headers = { 'content-type': type, 'content-length': String(body.length), ...proofOf(site, as) };
      return ask(site, base, { path, method: 'POST', headers, body });
    }
    case 'unfinished': {
      const { path, length, sent } = input;
      const headers: Record<string, string> =
        length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) };
      return ask(site, base, {
        path,
        method: 'POST',
        headers,
        endless: Math.min(sent, (length ?? sent) - 1),
      });
    }
    case 'slow':
      return hold(site, base, input);
  }
}

const proofOf = (site: Site, as: 'nobody' | 'owner' | 'member' | 'mail service'): Record<string, string> =>
  ({
    nobody: {},
    owner: { cookie: site.owner },
    member: { cookie: site.member },
    'mail service': { 'x-inbound-secret': INBOUND_SECRET },
  })[as];

type Asked = {
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: Buffer;
  endless?: number;
};

function ask(
  site: Site,
  base: string,
  { path, method = 'GET', headers, body, endless }: Asked,
): Promise<string> {
  return new Promise((resolve) => {
    const { protocol, hostname, port } = new URL(base);
    const options = { hostname, port, path, method, headers, agent: false, ca: site.cert };
    const outgoing = (protocol === 'https:' ? secureRequest : plainRequest)(options, (answer) => {
      answer.on('error', () => {}).resume();
      resolve(String(answer.statusCode));
      outgoing.destroy();
    });
    const patience = setTimeout(
      () => {
        resolve(endless === undefined ? 'no answer' : 'waited for');
        outgoing.destroy();
      },
      endless === undefined ? NO_ANSWER_MS : UNFINISHED_MS,
    );
    outgoing.once('close', () => clearTimeout(patience));
    // Refused while it is still being sent: the connection may be gone before the answer is read.
    outgoing.once('error', () => resolve('cut off'));
    if (endless === undefined) outgoing.end(body);
    else pour(outgoing, endless);
  });
}

/** Sends so many bytes as fast as they are taken, and then nothing. */
function pour(outgoing: ReturnType<typeof plainRequest>, left: number): void {
  const piece = Buffer.alloc(Math.min(64 * 1024, left), 'x');
  if (left <= 0 || outgoing.destroyed) return;
  outgoing.write(piece, (error) => {
    if (!error) pour(outgoing, left - piece.length);
  });
}

/** Holds connections open, drop by drop, and reads nothing of what is answered. */
async function hold(
  site: Site,
  base: string,
  { connections, begins, drop }: Extract<Hostile, { way: 'slow' }>,
): Promise<string> {
  const { protocol, hostname, port } = new URL(base);
  const sockets = Array.from({ length: connections }, () => {
    const to = { host: hostname, port: Number(port) };
    const socket = protocol === 'https:' ? connectSecure({ ...to, ca: site.cert }) : connectPlain(to);
    socket.on('error', () => {}).pause();
    socket.write(begins);
    return socket;
  });
  const dropping = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed && socket.writableLength < 1_000) socket.write(drop);
  }, DROP_MS);
  await pause(SLOW_MS);
  clearInterval(dropping);
  for (const socket of sockets) socket.destroy();
  return 'held open';
}

/** What people do, afterwards: pages, a form, a picture and a letter. */
async function serveOrdinary(site: Site): Promise<string[]> {
  const base = site.ways.proxied;
  const right: [string, Asked, string][] = [
    ...['/', '/faq', '/blog', '/quiz', '/readyz'].map((path): [string, Asked, string] => [
      path,
      { path, headers: {} },
      '200',
    ]),
    ['the portal', { path: '/portal', headers: { cookie: site.member } }, '200'],
    ['the office', { path: '/office', headers: { cookie: site.owner } }, '200'],
    [
      'a form',
      {
        path: '/contact',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from('name='),
      },
      '422',
    ],
  ];
  const unserved: string[] = [];
  for (const [what, asked, status] of right) {
    const answer = await ask(site, base, asked);
    if (answer !== status) unserved.push(`${what}: ${answer}`);
  }
  const calendar =
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20300101T080000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR';
  const read = await site.calendar(calendar);
  if (read !== 'read') unserved.push(`a calendar: ${read}`);
  return unserved;
}

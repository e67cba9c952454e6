/**
 * Pages rendered anew, this version beside that of a commit, in turns within one run: the landing page, a member's dashboard with
 * ten purchases, and the dashboard's data alone. Counted is processor time of the server and of its database, because the
 * client and whatever else runs share the cores; nothing runs in the background of either. Memory is told beside it: resident when
 * started and at the most, and what PostgreSQL takes for itself (PSS). Each runs with the young heap that its own `npm start` gives it.
 *
 *   node bench/rendered.ts COMMIT-OR-BUILT-FOLDER [requests per turn] [turns] [MB of the young heap of this version]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { distFolder } from '../db/project-folder.ts';
import { buildIfStale } from '../server/build.ts';
import type { readEnv } from '../server/env.ts';
import type { startProduction } from '../server/production.ts';
import { keysOf } from '../shared/records.ts';
import { Browserlike } from '../tests/harness/browserlike.ts';
import { buildOfCommit } from '../tests/harness/build-of-commit.ts';
import { freePort, makeFolder } from './built-server.ts';
import { childrenOf, megabytes, milliseconds } from './process-figures.ts';

const AT_ONCE = 8;
/** So many turns' worth before it is counted: code that is compiled, statements that are prepared. */
const WARM = 4;
const pages = { landing: '/', dashboard: '/portal', 'its data': '/portal.data' };
type Page = keyof typeof pages;
type Cost = { server: number; database: number; bytes: number };

const [role, dist = '', data = ''] = process.argv.slice(2);
if (role === '--serve') await serve();
else await compare();

async function serve(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const built: { startProduction: typeof startProduction; readEnv: typeof readEnv } = await import(
    pathToFileURL(join(dist, 'server', 'production.js')).href
  );
  const port = await freePort();
  const env = built.readEnv({ PORT: String(port), DATA_DIR: data, DEMO_PAST: 'no' });
  const server = await built.startProduction(env, { cachePages: false, jobs: 'manual' });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.send?.({ port, url: server.services.db.$client.options.connectionString });
}

async function compare(): Promise<void> {
  const commit = role ?? 'HEAD~1';
  const [requests = 120, turns = 5, heap = 4] = process.argv.slice(3).map(Number);
  await buildIfStale(console.log);
  const folder = await makeFolder();
  const sites: Site[] = [];
  try {
    const old = existsSync(commit) ? commit : buildOfCommit(commit, join(folder, 'old'));
    sites.push(await openSite(old, join(folder, 'data0'), []));
    sites.push(await openSite(distFolder, join(folder, 'data1'), [`--max-semi-space-size=${heap}`]));
    for (let turn = 0; turn <= turns; turn++) {
      for (const page of keysOf(pages)) {
        for (const site of sites) {
          const cost = await costOf(site, page, turn === 0 ? WARM * requests : requests);
          if (turn > 0) site.costs[page].push(cost);
        }
      }
    }
    report(sites, commit);
  } finally {
    for (const { child } of sites) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSite(built: string, folder: string, execArgv: string[]) {
  const child: ChildProcess = fork(import.meta.filename, ['--serve', built, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv,
  });
  const [message] = await once(child, 'message');
  const idle = megabytes(child.pid, 'status', 'VmRSS');
  const { port, url } = z.object({ port: z.number(), url: z.string() }).parse(message);
  const origin = `http://127.0.0.1:${port}`;
  const visitor = new Browserlike(origin);
  const email = 'bench@example.test';
  await visitor.post('/signup', { name: 'Bench Member', email, password: 'a-long-measured-walk' });
  const client = new pg.Client(url);
  await client.connect();
  await client.query('update auth.users set email_verified = true where email = $1', [email]);
  await client.query(
    `insert into purchases (user_id, email, product_type, product_name)
     select id, email, 'report', 'Personal Report' from auth.users, generate_series(1, 10) where email = $1`,
    [email],
  );
  await client.end();
  const postmaster = Number(
    readFileSync(join(folder, 'pg', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const costs: Record<Page, Cost[]> = { landing: [], dashboard: [], 'its data': [] };
  return { child, origin, postmaster, cookie: visitor.cookieHeader(), costs, idle };
}

async function costOf({ child, origin, postmaster, cookie }: Site, page: Page, count: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true });
  const { pid = 0 } = child;
  const [server, database] = [milliseconds(pid).own, ofDatabase(postmaster)];
  let [left, bytes] = [count, 0];
  const walk = async () => {
    while (left-- > 0) bytes = await get(origin + pages[page], agent, cookie);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  agent.destroy();
  return {
    server: (milliseconds(pid).own - server) / count,
    database: (ofDatabase(postmaster) - database) / count,
    bytes,
  };
}

function get(url: string, agent: Agent, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { cookie, accept: 'text/html' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    call.on('error', reject).end();
  });
}

function ofDatabase(postmaster: number): number {
  const { own, ended } = milliseconds(postmaster);
  return childrenOf(postmaster).reduce((sum, backend) => sum + backend.own, own + ended);
}

function memoryOf({ child, postmaster, idle }: Site): string {
  const own = [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)];
  const database = own.reduce((sum, pid) => sum + megabytes(pid, 'smaps_rollup', 'Pss'), 0);
  const most = megabytes(child.pid, 'status', 'VmHWM');
  return `${idle.toFixed(0)} MB when started, ${most.toFixed(0)} MB at the most, PostgreSQL ${database.toFixed(0)} MB`;
}

function report(sites: Site[], commit: string): void {
  const [before = '', now = ''] = sites.map(memoryOf);
  console.log(`memory: ${commit} ${before}; now ${now}`);
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  for (const page of keysOf(pages)) {
    const [old, ours] = sites.map(({ costs }) => ({
      server: median(costs[page].map(({ server }) => server)),
      database: median(costs[page].map(({ database }) => database)),
      bytes: costs[page][0]?.bytes ?? 0,
    }));
    if (!old || !ours) throw new Error('two are compared');
    const line = (name: string, { server, database, bytes }: Cost) =>
      `${name} ${server.toFixed(1)} ms + ${database.toFixed(1)} ms in the database, ${bytes} bytes`;
    const all = ({ server, database }: Cost) => server + database;
    console.log(`${page}: ${line(commit, old)}; ${line('now', ours)}`);
    console.log(
      `  ${(old.server / ours.server).toFixed(2)}x in the server, ${(all(old) / all(ours)).toFixed(2)}x with the database`,
    );
  }
}

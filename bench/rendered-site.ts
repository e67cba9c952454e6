/** Sites for `bench/rendered.ts` and `bench/flame.ts`: a build's server in a process of its own, with a member who has ten purchases. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import type { readEnv } from '../server/env.ts';
import type { startProduction } from '../server/production.ts';
import { Browserlike } from '../tests/harness/browserlike.ts';
import { postmasterPid } from '../tests/harness/postmaster.ts';
import { freePort } from './built-server.ts';
import { childrenOf, megabytes, milliseconds } from './process-figures.ts';

const AT_ONCE = 8;
export const pages = { landing: '/', dashboard: '/portal', 'its data': '/portal.data' };
export type Page = keyof typeof pages;
export type Cost = { server: number; database: number; bytes: number };

const [role, dist = '', data = ''] = process.argv.slice(2);
if (role === '--serve') await serve();

async function serve(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const built: { startProduction: typeof startProduction; readEnv: typeof readEnv } = await import(
    pathToFileURL(join(dist, 'server', 'production.js')).href
  );
  const port = await freePort();
  const env = built.readEnv({ PORT: String(port), DATA_DIR: data, DEMO_PAST: 'no' });
  const server = await built.startProduction(env, { cachePages: false, jobs: 'manual' });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.on('message', profileOnDemand());
  process.send?.({ port, url: server.services.db.$client.options.connectionString });
}

/** A profile from one message to the next, written to the file that the second one names. */
function profileOnDemand(): (file: string) => Promise<void> {
  const session = new Session();
  return async (file) => {
    if (!file) {
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.start');
    } else {
      const { profile } = await session.post('Profiler.stop');
      writeFileSync(file, JSON.stringify(profile));
    }
    process.send?.('done');
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;

export async function openSite(built: string, folder: string, execArgv: string[]) {
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
  const postmaster = postmasterPid(join(folder, 'pg'));
  const costs: Record<Page, Cost[]> = { landing: [], dashboard: [], 'its data': [] };
  return { child, origin, postmaster, cookie: visitor.cookieHeader(), costs, idle };
}

export async function costOf(
  { child, origin, postmaster, cookie }: Site,
  page: Page,
  count: number,
): Promise<Cost> {
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

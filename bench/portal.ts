/**
 * The dashboard of one member with an almost empty database, and again among 10,000 members with 100,000 purchases:
 * requests a second and p99. Both in one run and in turns, so the ratio holds on any machine. That a page asks the same
 * number of questions whatever its member has is a test: tests/integration/portal-queries.test.ts.
 *
 *   node bench/portal.ts [seconds per turn]
 */
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { buildIfStale } from '../server/build.ts';
import { ends, itemAt } from '../shared/records.ts';
import { Browserlike } from '../tests/harness/browserlike.ts';
import { createDatabase } from '../tests/harness/databases.ts';
import { spawnServer } from '../tests/harness/spawned-server.ts';
import { makeFolder } from './built-server.ts';

const SECONDS = Number(process.argv[2] ?? 8);
const TURNS = 3;
const AT_ONCE = 8;
const MEMBERS = 10_000;
const PURCHASES = 100_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

await buildIfStale(console.log);
const folder = await makeFolder();
const database = await startEmbedded({ folder: join(folder, 'pg'), settings: { fsync: 'off' } });
const servers = [];
try {
  for (const name of ['almost_empty', 'crowded']) servers.push(await openServer(name));
  const crowded = itemAt(servers, 1);
  await crowd(crowded);
  console.log(`${MEMBERS} members, ${PURCHASES} purchases in the crowded one`);

  const measured: Measured[][] = [[], []];
  for (const server of servers) await hammer(server, '/portal', 2); // warm
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [at, server] of servers.entries())
      measured[at]?.push(await hammer(server, '/portal', SECONDS));
  }
  const [few, many] = ends(measured.map(summary));
  console.log(
    `almost empty: ${few.perSecond.toFixed(0)} requests/s, p50 ${few.p50.toFixed(1)} ms, p99 ${few.p99.toFixed(1)} ms`,
  );
  console.log(
    `crowded:      ${many.perSecond.toFixed(0)} requests/s, p50 ${many.p50.toFixed(1)} ms, p99 ${many.p99.toFixed(1)} ms`,
  );
  const ratio = many.perSecond / few.perSecond;
  console.log(`ratio crowded / almost empty: ${ratio.toFixed(2)} (at least 0.8 wanted)`);
  process.exitCode = ratio >= 0.8 ? 0 : 1;
} finally {
  agent.destroy();
  for (const { server, client } of servers) {
    await client.end();
    await server.kill('SIGTERM');
  }
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Server = Awaited<ReturnType<typeof openServer>>;
type Measured = { times: number[]; seconds: number };

/** A server with a database of its own, and the demo member signed in to it. */
async function openServer(name: string) {
  const url = await createDatabase(database.url, name);
  const server = await spawnServer({ DATABASE_URL: url, DATA_DIR: join(folder, name) });
  const client = new pg.Client(url);
  await client.connect();
  const visitor = new Browserlike(server.url);
  const email = 'bench@example.test';
  await visitor.post('/signup', { name: 'Bench Member', email, password: 'a-long-measured-walk' });
  await client.query('update auth.users set email_verified = true where email = $1', [email]);
  await client.query(
    `insert into purchases (user_id, email, product_type, product_name)
     select id, email, 'report', 'Personal Report' from auth.users, generate_series(1, 10) where email = $1`,
    [email],
  );
  return { name, server, client, cookie: visitor.cookieHeader() };
}

/** Everybody else, each with purchases, sessions held, reports and milestones. */
async function crowd({ client }: Server): Promise<void> {
  await client.query(`insert into auth.users (name, email, email_verified)
    select 'Member ' || n, 'member' || n || '@crowd.test', true from generate_series(1, ${MEMBERS}) n`);
  await client.query(`insert into purchases (user_id, email, product_type, product_name, purchase_date)
    select id, email, (array['report', 'video', 'course', 'session'])[1 + n % 4], 'Something', now() - n * interval '1 day'
    from auth.users, generate_series(1, ${PURCHASES / MEMBERS}) n where email like '%@crowd.test'`);
  await client.query(`insert into sessions (user_id, session_type, scheduled_date, ends_at, status)
    select id, 'Couples Journey', now() - n * interval '9 days', now() - n * interval '9 days' + interval '1 hour', 'completed'
    from auth.users, generate_series(1, 5) n where email like '%@crowd.test'`);
  await client.query(`insert into report_requests (user_id, status, step, full_name, birth_date, life_path_number,
      expression_number, soul_urge_number, completed_at)
    select id, 'completed', 'done', name, '1990-07-04', 3, 7, 6, now()
    from auth.users, generate_series(1, 4) where email like '%@crowd.test'`);
  await client.query(`insert into numerology_reports (user_id, request_id, email, name, life_path, expression, soul_urge)
    select r.user_id, r.id, u.email, r.full_name, 3, 7, 6 from report_requests r join auth.users u on u.id = r.user_id
    where u.email like '%@crowd.test'`);
  await client.query(`insert into transformation_journey (user_id, milestone_title)
    select id, 'Something' from auth.users, generate_series(1, 4) where email like '%@crowd.test'`);
  await client.query('vacuum analyze');
}

async function hammer({ server, cookie }: Server, path: string, seconds: number): Promise<Measured> {
  const ends = performance.now() + seconds * 1000;
  const began = performance.now();
  const times: number[] = [];
  const walk = async () => {
    while (performance.now() < ends) {
      const start = performance.now();
      await get(server.url + path, cookie);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { times, seconds: (performance.now() - began) / 1000 };
}

function get(url: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    });
    call.on('error', reject).end();
  });
}

function summary(turns: Measured[]) {
  const times = turns.flatMap((turn) => turn.times).sort((a, b) => a - b);
  const seconds = turns.reduce((sum, turn) => sum + turn.seconds, 0);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

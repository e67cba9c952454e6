/**
 * What one run of the automations costs when 500 steps are due, among 1,000, 100,000 and 1,000,000 runs that wait for
 * their day: first the claim of what is due alone, then the whole run, with conditions read and letters written. Sizes are
 * measured in turns; the ratio of the largest to the smallest is the promise.
 *
 *   node bench/automations.ts
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { lockDueRuns } from '../domain/marketing/automations/run-queries.ts';
import { createDatabase } from '../tests/harness/databases.ts';
import { loadBundle } from './load-bundle.ts';

const SIZES = [1_000, 100_000, 1_000_000];
const DUE = 500;
const CLAIMED = 200;
const ROUNDS = 9;

const plan = {
  trigger: { on: 'bought', product: 'report' },
  again: false,
  steps: [
    { do: 'wait', days: 10 },
    { do: 'condition', if: { of: 'session', not: true } },
    { do: 'tag', tag: 'ten days' },
    { do: 'letter', subject: 'A word for {{firstName|you}}', body: 'Dear {{firstName|friend}}.' },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });
const { startProduction, readEnv } = await loadBundle();

const timesOf = (): Record<'claims' | 'runs', number[]> => ({ claims: [], runs: [] });

/** A database of its own for each size, with a server that works on it. */
async function open(size: number) {
  const url = await createDatabase(database.url, `size_${size}`);
  const server = await startProduction(
    readEnv({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url, DEMO_PAST: 'no' }),
    { jobs: 'manual' },
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into automations (name, state, draft, version, trigger_kind, created_at, updated_at)
     values ('After the report', 'running', $1, 1, 'bought', now(), now()) returning id`,
    [plan],
  );
  const automationId = rows[0]?.id ?? '';
  await client.query('insert into automation_versions values ($1, 1, $2, now())', [automationId, plan]);
  await client.query(
    `insert into campaign_runs (automation_id, version, email, step, due_at, started_at)
     select $1, 1, 'waiting' || n || '@example.test', 1, now() + make_interval(hours => 24 + n % 200), now()
     from generate_series(1, $2) n`,
    [automationId, size],
  );
  await client.query('vacuum analyze campaign_runs');
  const db = connect(url, { onError: (error) => console.error(error) });
  return { size, server, client, db, automationId, ...timesOf() };
}
type Stage = Awaited<ReturnType<typeof open>>;

async function measure({ server, client, db, automationId, claims, runs }: Stage): Promise<void> {
  await client.query(
    `with due as (
       insert into contacts (email, name, came_by, topics, last_seen_at, created_at)
       select 'due' || n || '.' || gen_random_uuid() || '@example.test', 'Maya', 'order', '{marketing}', now(), now()
       from generate_series(1, $2) n returning email
     ) insert into campaign_runs (automation_id, version, email, step, due_at, started_at)
       select $1, 1, email, 1, now() - interval '1 hour', now() - interval '10 days' from due`,
    [automationId, DUE],
  );
  await db.transaction(async (tx) => {
    const began = performance.now();
    const { length } = await lockDueRuns(tx, new Date(), { limit: CLAIMED });
    claims.push(performance.now() - began);
    if (length !== CLAIMED) throw new Error(`${length} were claimed`);
  });
  const began = performance.now();
  await server.runJob('run-automations');
  runs.push(performance.now() - began);
  const { rows } = await client.query(
    `select (select count(*) from mails where run_id is not null)::int as letters,
       (select count(*) from campaign_runs where due_at <= now())::int as left`,
  );
  if (rows[0].letters !== DUE || rows[0].left !== 0) throw new Error(JSON.stringify(rows[0]));
  await client.query('truncate mails');
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  const stages: Stage[] = [];
  for (const size of SIZES) {
    console.log(`preparing ${size.toLocaleString('en')} waiting runs …`);
    stages.push(await open(size));
  }
  for (const stage of stages) await measure(stage); // warm
  for (const { claims, runs } of stages) claims.length = runs.length = 0;
  for (let round = 0; round < ROUNDS; round++) for (const stage of stages) await measure(stage);
  for (const { size, claims, runs } of stages) {
    console.log(
      `${size.toLocaleString('en').padStart(9)} waiting: ${CLAIMED} claimed in ${median(claims).toFixed(1)} ms, ${DUE} due steps taken in ${median(runs).toFixed(0)} ms`,
    );
  }
  for (const measured of ['claims', 'runs'] as const) {
    const [smallest, largest] = [stages[0], stages.at(-1)].map((stage) => median(stage?.[measured] ?? []));
    console.log(
      `${measured}: largest to smallest ${((largest ?? 0) / (smallest ?? 1)).toFixed(2)} (promised: at most 1.5)`,
    );
  }
  for (const { server, client, db } of stages) {
    await client.end();
    await db.$client.end();
    await server.stop();
  }
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

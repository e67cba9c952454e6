/**
 * What one run of the sequence processor costs when 500 steps are due, among 1,000, 100,000 and 1,000,000 sequences
 * that are not. Each size is measured several times in turns; the ratio of the largest to the smallest is the promise.
 *
 *   node bench/sequences.ts
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { createDatabase } from '../tests/harness/databases.ts';
import { loadBundle } from './load-bundle.ts';

const SIZES = [1_000, 100_000, 1_000_000];
const DUE = 500;
const ROUNDS = 7;

const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });
const { startProduction, readEnv } = await loadBundle();

/** A database of its own for each size, with a server that works on it. */
async function open(size: number) {
  const url = await createDatabase(database.url, `size_${size}`);
  const server = await startProduction(readEnv({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('truncate campaign_runs, mails cascade');
  await client.query(
    `insert into campaign_runs (email, name, sequence_type, step, started_at, last_sent_at, due_at, end_reason, ended_at)
     select 'reader' || n || '@example.test', 'Maya', 'quiz_nurture', 1 + n % 6, now() - interval '5 days',
       now() - interval '1 day',
       -- A third is over, the rest waits for its day.
       case when n % 3 > 0 then now() + make_interval(hours => 24 + n % 200) end,
       case when n % 3 = 0 then 'completed' end, case when n % 3 = 0 then now() end
     from generate_series(1, $1) n`,
    [size],
  );
  await client.query('vacuum analyze campaign_runs');
  const times: number[] = [];
  return { size, server, client, times };
}

async function oneRun({ server, client, times }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await client.query(
    `with due as (
       insert into contacts (email, name, came_by, topics, last_seen_at, created_at)
       select 'due' || n || '.' || gen_random_uuid() || '@example.test', 'Maya', 'quiz', '{marketing}', now(), now()
       from generate_series(1, $1) n returning email
     ) insert into campaign_runs (email, name, sequence_type, step, started_at, due_at)
       select email, 'Maya', 'quiz_nurture', 1, now() - interval '25 hours', now() - interval '1 hour' from due`,
    [DUE],
  );
  const began = performance.now();
  await server.runJob('run-automations');
  times.push(performance.now() - began);
  const { rows } = await client.query(
    `select count(*)::int as left from campaign_runs where due_at <= now()`,
  );
  if (rows[0].left !== 0) throw new Error(`${rows[0].left} due steps were left`);
  await allSent(client);
}

/** The server's own worker sends what was queued; the next measurement must not meet it at work. */
async function allSent(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select count(*)::int as left from mails where state in ('queued', 'sending')`,
    );
    if (rows[0].left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  const stages: Awaited<ReturnType<typeof open>>[] = [];
  for (const size of SIZES) {
    console.log(`preparing ${size.toLocaleString('en')} sequences …`);
    stages.push(await open(size));
  }
  for (const stage of stages) await oneRun(stage); // warm
  for (const stage of stages) stage.times.length = 0;
  for (let round = 0; round < ROUNDS; round++) for (const stage of stages) await oneRun(stage);
  for (const { size, times } of stages) {
    console.log(
      `${size.toLocaleString('en').padStart(9)} sequences, ${DUE} due: ${median(times).toFixed(1)} ms`,
    );
  }
  const [smallest, largest] = [stages[0], stages.at(-1)].map((stage) => median(stage?.times ?? []));
  console.log(
    `ratio largest to smallest ${((largest ?? 0) / (smallest ?? 1)).toFixed(2)} (promised: below 1.5)`,
  );
  for (const { server, client } of stages) {
    await client.end();
    await server.stop();
  }
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

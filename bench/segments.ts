/**
 * What it costs to count a segment by number among 10,000, 200,000 and 1,000,000 people, alone and with other
 * conditions: the query that the office runs while somebody writes the rules.
 *
 *   node bench/segments.ts
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { countContacts } from '../domain/contacts/index.ts';
import { allOf, type SegmentRules } from '../domain/marketing/segment-rules.ts';
import { matchesSegment } from '../domain/marketing/segments.ts';
import { createDatabase } from '../tests/harness/databases.ts';

const SIZES = [10_000, 200_000, 1_000_000];
const ROUNDS = 9;
const at = { now: new Date('2026-11-15T12:00:00Z'), today: { year: 2026, month: 11, day: 15 } };

const segments: Record<string, SegmentRules> = {
  'Life Path 7': allOf({ of: 'life-path', number: 7 }),
  'personal year 9': allOf({ of: 'personal-year', number: 9 }),
  'personal month 5': allOf({ of: 'personal-month', number: 5 }),
  'birthday this week': allOf({ of: 'birthday', days: 7 }),
  'personal year 9, gets the newsletter, bought no report': allOf(
    { of: 'personal-year', number: 9 },
    { of: 'consent', topic: 'newsletter' },
    { of: 'bought', product: 'report', not: true },
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });

async function open(size: number) {
  const url = await createDatabase(database.url, `size_${size}`);
  await migrate(url);
  // Filling takes longer than a request may.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into contacts (email, name, came_by, birth_date, life_path, expression, soul_urge, topics, bought, tags,
       last_seen_at, created_at)
     select 'reader' || n || '@example.test', 'Maya Okafor', 'quiz', date '1950-01-01' + (n::bigint * 7919 % 20000)::int,
       1 + n % 9, 1 + n % 9, 1 + n % 9, case when n % 2 = 0 then '{newsletter}'::text[] else '{}' end,
       case when n % 5 = 0 then '{report}'::text[] else '{}' end, case when n % 3 = 0 then '{friend}'::text[] else '{}' end,
       now(), now() - make_interval(secs => n)
     from generate_series(1, $1) n`,
    [size],
  );
  await client.query('vacuum analyze contacts');
  await client.end();
  return { size, db: connect(url, { onError: (error) => console.error(error) }) };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function measure({ db }: Awaited<ReturnType<typeof open>>, rules: SegmentRules) {
  const times: number[] = [];
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    count = await countContacts(db, { where: matchesSegment(rules, at) });
    times.push(performance.now() - began);
  }
  return { ms: median(times), count };
}

try {
  for (const size of SIZES) {
    const opened = await open(size);
    for (const [name, rules] of Object.entries(segments)) {
      const { ms, count } = await measure(opened, rules);
      console.log(`${String(size).padStart(9)} people | ${name}: ${ms.toFixed(1)} ms (${count} found)`);
    }
    await opened.db.$client.end();
  }
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * What the free slots of 60 days cost: on an empty calendar, and on one with 10,000 bookings (360 of them in those days, the
 * rest in the year before) and five outside calendars of 300 busy times each in those days (five a day), none of them at the
 * same time as another's. In turns, in one process.
 *
 *   node bench/slots.ts
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { readSlots } from '../domain/practice/offered-slot.ts';
import type { Practice } from '../domain/practice/practice.ts';
import { createDatabase } from '../tests/harness/databases.ts';

const ROUNDS = 60;
const LIMIT = 2;
const now = new Date('2026-11-16T06:00:00Z');
const six = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];
const practice: Practice = {
  hours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, six])),
  hoursOfTypes: {},
  blocked: [],
  zone: 'Europe/Lisbon',
  notice: 60,
  buffer: 0,
  before: 0,
  after: 0,
  minutes: 60,
  horizonDays: 180,
  keepHours: 24,
};

const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });

async function open(name: string, statements: string[]) {
  const url = await createDatabase(database.url, name);
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
  return connect(url, { onError: (error) => console.error(error) });
}

/** Hour after hour back into the past, then six hours a day ahead, the first of them when the working day begins. */
const booking = `insert into sessions (guest_email, session_type, scheduled_date, ends_at, payment_state)
  select 'guest@example.test', '1:1 Live Session (60 min)', at, at + interval '1 hour', 'paid'`;
const filled = [
  `${booking} from (select timestamptz '2026-11-16 00:00Z' - make_interval(hours => n) as at from generate_series(1, 9640) n) past`,
  `${booking} from (select timestamptz '2026-11-17 00:00Z' + make_interval(days => d, hours => h) as at
     from generate_series(0, 59) d, unnest(array[0, 2, 4, 6, 9, 20]) h) ahead`,
  `insert into outside_calendars (name, url, next_at) select 'Calendar ' || n, 'https://example.test/' || n, now() from generate_series(1, 5) n`,
  `insert into outside_busy (calendar_id, starts_at, ends_at)
     select id, at + own, at + own + interval '30 minutes'
     from (select id, make_interval(mins => 37 * row_number() over ()::int) as own from outside_calendars) calendar,
       (select timestamptz '2026-11-17 00:00Z' + make_interval(mins => 288 * n) as at from generate_series(0, 299) n) busy`,
];

const calendars = { empty: await open('empty', []), full: await open('filled', filled) };
const times: Record<keyof typeof calendars, number[]> = { empty: [], full: [] };
const free: Record<keyof typeof calendars, number> = { empty: 0, full: 0 };
for (let round = 0; round < ROUNDS; round++) {
  for (const name of ['empty', 'full'] as const) {
    const began = performance.now();
    const slots = await readSlots(
      { db: calendars[name], clock: { now: () => now } },
      { from: '2026-11-17', to: '2027-01-15', practice },
    );
    // The first rounds warm caches and the compiler.
    if (round >= ROUNDS / 4) times[name].push(performance.now() - began);
    free[name] = slots.filter(({ state }) => state === 'free').length;
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const ratio = median(times.full) / median(times.empty);
console.log(`empty calendar: ${median(times.empty).toFixed(2)} ms, ${free.empty} free slots`);
console.log(`10,000 bookings, 5 calendars: ${median(times.full).toFixed(2)} ms, ${free.full} free slots`);
console.log(`ratio ${ratio.toFixed(2)} (at most ${LIMIT})`);
for (const db of Object.values(calendars)) await db.$client.end();
await database.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = ratio <= LIMIT ? 0 : 1;

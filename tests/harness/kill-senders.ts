import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { JobName } from '../../domain/jobs.ts';
import { startCountingSink } from './counting-sink.ts';
import { spawnWorker } from './spawn-worker.ts';

export type KillFigures = {
  kills: number;
  steps: {
    due: number;
    sent: number;
    unknown: number;
    unknownArrived: number;
    twice: number;
    sentButNotArrived: number;
  };
  receipts: { posted: number; lost: number; repeated: number };
  /** Letters of one broadcast. `afterLeaving`: to people who had left more than a second before. */
  broadcast: {
    readers: number;
    made: number;
    sent: number;
    unknown: number;
    heldBack: number;
    twice: number;
    sentButNotArrived: number;
    afterLeaving: number;
    /** Arrived with another subject or text than the confirmed one. */
    otherwise: number;
    perHour: number;
  };
  /** The first letters of runs of one automation. */
  automation: { runs: number; sent: number; unknown: number; twice: number; sentButNotArrived: number };
  /** Sequences and runs that did not move on by exactly one step. */
  astray: number;
  secondsToSettle: number;
};

type Plan = {
  databaseUrl: string;
  kills: number;
  steps: number;
  receipts: number;
  /** People whom a broadcast goes to meanwhile; some of them leave while it is under way. */
  readers: number;
  /** People who stand before the first letter of an automation. */
  runs: number;
  /** The broadcast's pace; by default quicker than any mailbox would like, so that many portions are cut off half-way. */
  perHour?: number;
  say?(line: string): void;
};

const PER_HOUR = 600_000;
const PORTION = 500;

/**
 * Two processes send due steps and receipts and are killed at random moments, again and again. Then one is left alone until
 * nothing waits any more, and what arrived is compared with what was written down.
 */
export async function killSenders({
  databaseUrl,
  kills,
  steps,
  receipts,
  readers,
  runs,
  perHour = PER_HOUR,
  say,
}: Plan): Promise<KillFigures> {
  const sink = await startCountingSink(wordsOf);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const spawn = () => spawnSender(databaseUrl, sink.url);
  // The first one migrates and seeds; what the demo brings along is not part of this.
  const first = await spawn();
  await first.end('SIGTERM');
  await client.query('truncate mails, campaign_runs, contacts, broadcasts, automations cascade');
  await insertDueSteps(client, steps);
  await insertBroadcast(client, readers, perHour);
  await insertRuns(client, runs);

  let begun = 0;
  let killed = 0;
  let posted = 0;
  const slot = async () => {
    while (begun++ < kills) {
      const sender = await spawn();
      const share = Math.ceil(receipts / kills);
      await insertReceipts(client, share);
      await someLeave(client);
      posted += share;
      await sleep(randomInt(0, 2000));
      await sender.end('SIGKILL');
      if (++killed % 20 === 0) say?.(`${killed} of ${kills} kills`);
    }
  };
  await Promise.all([slot(), slot()]);

  const last = await spawn();
  const began = performance.now();
  await everythingSettled(client);
  const secondsToSettle = (performance.now() - began) / 1000;
  await last.end('SIGTERM');
  const figures = await compare(client, sink.arrivals);
  const broadcast = await compareBroadcast(client, sink, readers);
  const automation = await compareRuns(client, sink.arrivals);
  await client.end();
  await sink.stop();
  return {
    kills: killed,
    ...figures,
    broadcast,
    automation,
    receipts: { ...figures.receipts, posted },
    secondsToSettle,
  };
}

const jobs: JobName[] = ['run-automations', 'send-broadcasts', 'send-mails'];

const spawnSender = (databaseUrl: string, smtpUrl: string) =>
  spawnWorker(jobs, { DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, SMTP_CONNECTIONS: '8' });

async function insertDueSteps(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into contacts (email, name, came_by, topics, last_seen_at, created_at)
     select 'reader' || n || '@example.test', 'Maya', 'quiz', '{marketing}', now(), now() from generate_series(1, $1) n`,
    [count],
  );
  await client.query(
    `insert into campaign_runs (email, name, sequence_type, step, quiz_results, started_at, last_sent_at, due_at)
     select 'reader' || n || '@example.test', 'Maya', 'quiz_nurture', 1,
       '{"lifePath": 7, "expression": 3, "soulUrge": 5}',
       now() - interval '25 hours', now() - interval '25 hours', now() - interval '1 hour'
     from generate_series(1, $1) n`,
    [count],
  );
}

async function insertBroadcast(client: pg.Client, readers: number, perHour: number): Promise<void> {
  await client.query(
    `insert into contacts (email, name, came_by, topics, birth_date, last_seen_at, created_at)
     select 'subscriber' || n || '@example.test', 'Nina', 'newsletter', '{newsletter}', '1990-07-01', now(), now()
     from generate_series(1, $1) n`,
    [readers],
  );
  // As the dialog stores it; its row says something else by now, which nobody may get. The first kills come before it begins.
  const nothing = { codePercent: null, codeDays: null, codeProduct: null, subjectB: null, testSize: null };
  const confirmed = {
    ...{
      ...nothing,
      ...CONFIRMED,
      perHour,
      version: 'of the dialog',
      segment: null,
      at: null,
      localTime: null,
    },
    rules: { match: 'all', groups: [{ match: 'all', conditions: [{ of: 'came-by', way: 'newsletter' }] }] },
    reached: readers,
    notReached: 0,
    confirmedAt: new Date().toISOString(),
    confirmedBy: randomUUID(),
  };
  await client.query(
    `insert into broadcasts (subject, body, state, per_hour, send_at, confirmed, created_at, updated_at)
     values ('Another subject', 'Another text.', 'scheduled', 60, now() + interval '1 second', $1, now(), now())`,
    [JSON.stringify(confirmed)],
  );
}

const CONFIRMED = {
  subject: 'To many, {{firstName|friend}}',
  body: 'Dear {{firstName|friend}}, your year is a {{personalYear|new one}}, as it was confirmed.',
};

/** Subject and text of a letter, as far as it matters here. */
function wordsOf(raw: string): string {
  const subject = /^Subject: (.*)$/im.exec(raw)?.[1]?.trim();
  const text = /Dear Nina, your year is a 9,\s+as it was confirmed\./.test(raw.replaceAll(/=\r?\n/g, ''));
  return `${subject}: ${text ? 'the confirmed text' : 'another text'}`;
}
const EXPECTED = 'To many, Nina: the confirmed text';

async function insertRuns(client: pg.Client, runs: number): Promise<void> {
  const steps = [
    { do: 'letter', subject: 'By itself', body: 'Dear {{firstName|friend}}.' },
    { do: 'wait', days: 30 },
  ];
  const plan = { trigger: { on: 'quiz' }, again: false, steps };
  await client.query(
    `with made as (
       insert into automations (name, state, draft, version, trigger_kind, created_at, updated_at)
       values ('By itself', 'running', $1, 1, 'quiz', now(), now()) returning id
     ) insert into automation_versions select id, 1, $1, now() from made`,
    [JSON.stringify(plan)],
  );
  await client.query(
    `with known as (
       insert into contacts (email, name, came_by, topics, last_seen_at, created_at)
       select 'traveller' || n || '@example.test', 'Rita', 'quiz', '{marketing}', now(), now()
       from generate_series(1, $1) n returning email
     ) insert into campaign_runs (automation_id, version, email, due_at, started_at)
       select id, 1, email, now(), now() from known, automations`,
    [runs],
  );
}

/** Some of those whose letter waits change their mind. */
async function someLeave(client: pg.Client): Promise<void> {
  await client.query(
    `insert into suppressions (address_key, topic, reason, created_at)
     select address_key, 'newsletter', 'unsubscribed', clock_timestamp() from mails
     where broadcast_id is not null and state = 'queued' order by random() limit 5
     on conflict do nothing`,
  );
}

type Arrived = { arrivals: Map<string, number>; seen: Map<string, string> };

async function compareBroadcast(client: pg.Client, { arrivals, seen }: Arrived, readers: number) {
  type Letter = { id: string; address: string; state: string; late: boolean };
  const { rows } = await client.query<Letter>(
    `select message_id as id, to_address as address, state, exists (select from suppressions s
       where s.address_key = m.address_key and m.claimed_at > s.created_at + interval '1 second') as late
     from mails m where broadcast_id is not null`,
  );
  const { rows: spans } = await client.query<{ hours: number }>(
    `select greatest(extract(epoch from max(created_at) - min(created_at)) / 3600, 0.0001)::float as hours
     from mails where broadcast_id is not null`,
  );
  const arrivedAt = new Map<string, number>();
  for (const { id, address } of rows) {
    arrivedAt.set(address, (arrivedAt.get(address) ?? 0) + (arrivals.get(id) ?? 0));
  }
  const count = (wanted: (letter: Letter) => boolean) => rows.filter(wanted).length;
  return {
    readers,
    made: rows.length,
    sent: count(({ state }) => state === 'sent'),
    unknown: count(({ state }) => state === 'unknown'),
    heldBack: count(({ state }) => state === 'suppressed'),
    twice: [...arrivedAt.values()].filter((times) => times > 1).length,
    sentButNotArrived: count(({ id, state }) => state === 'sent' && !arrivals.get(id)),
    otherwise: count(({ id }) => seen.has(id) && seen.get(id) !== EXPECTED),
    afterLeaving: count(({ id, late }) => late && (arrivals.get(id) ?? 0) > 0),
    // The last portion is made at the end of the span.
    perHour: Math.round(Math.max(0, rows.length - PORTION) / (spans[0]?.hours ?? 1)),
  };
}

async function compareRuns(client: pg.Client, arrivals: Map<string, number>) {
  const { rows } = await client.query<{ id: string; state: string }>(
    `select message_id as id, state from mails where run_id is not null and template = 'custom'`,
  );
  const count = (wanted: (state: string, arrived: number) => boolean) =>
    rows.filter(({ id, state }) => wanted(state, arrivals.get(id) ?? 0)).length;
  return {
    runs: rows.length,
    sent: count((state) => state === 'sent'),
    unknown: count((state) => state === 'unknown'),
    twice: count((_, arrived) => arrived > 1),
    sentButNotArrived: count((state, arrived) => state === 'sent' && arrived === 0),
  };
}

async function insertReceipts(client: pg.Client, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into mails (id, to_address, template, props, message_id, next_try_at)
     select id, 'buyer@example.test', 'password-changed',
       '{"name": "Leo", "recoverUrl": "https://example.test/forgot-password"}', '<' || id || '@example.test>', now()
     from unnest($1::uuid[]) id`,
    [ids],
  );
}

async function everythingSettled(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select (select count(*) from mails where state in ('queued', 'sending'))
         + (select count(*) from campaign_runs where due_at <= now())
         + (select count(*) from broadcasts where state <> 'sent') as left`,
    );
    if (Number(rows[0].left) === 0) return;
    await sleep(100);
  }
}

async function compare(client: pg.Client, arrivals: Map<string, number>) {
  const { rows } = await client.query<{ message_id: string; state: string; step: number | null }>(
    `select message_id, state, step from mails where template <> 'custom'`,
  );
  const count = (wanted: (row: { state: string; arrived: number }) => boolean, kind: 'step' | 'receipt') =>
    rows
      .filter(({ step }) => (step === null) === (kind === 'receipt'))
      .filter(({ message_id, state }) => wanted({ state, arrived: arrivals.get(message_id) ?? 0 })).length;
  const { rows: astray } = await client.query(
    'select id from campaign_runs where step <> 2 or due_at is null',
  );
  return {
    steps: {
      due: count(() => true, 'step'),
      sent: count(({ state }) => state === 'sent', 'step'),
      unknown: count(({ state }) => state === 'unknown', 'step'),
      unknownArrived: count(({ state, arrived }) => state === 'unknown' && arrived > 0, 'step'),
      twice: count(({ arrived }) => arrived > 1, 'step'),
      sentButNotArrived: count(({ state, arrived }) => state === 'sent' && arrived === 0, 'step'),
    },
    receipts: {
      lost: count(({ arrived }) => arrived === 0, 'receipt'),
      repeated: count(({ arrived }) => arrived > 1, 'receipt'),
    },
    astray: astray.length,
  };
}

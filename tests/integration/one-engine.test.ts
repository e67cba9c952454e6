import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MIGRATIONS_TABLE, migrate, readMigrations } from '../../db/migrate.ts';
import { sendDueMails } from '../../domain/mail/index.ts';
import { runAutomations, sequenceTypes } from '../../domain/marketing/index.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { beginHolding } from '../harness/holding.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

const NOW = '2026-11-18T12:00:00.000Z';
const before = `aura_before_${randomUUID().slice(0, 8)}`;
const ids = new Map<string, string>();

let house: TestServices;
/** As the version before this one left them. */
let left: pg.QueryResultRow[];

const hours = (count: number) => new Date(new Date(NOW).getTime() + count * 3_600_000);

/** A sequence of before, and its letters: by step, in a state. */
async function sequence(
  client: pg.Client,
  name: string,
  row: Record<string, unknown> = {},
  letters: { step: number; state: string; hold?: string }[] = [],
) {
  const id = randomUUID();
  ids.set(name, id);
  const whole = {
    id,
    email: `${name}@example.test`,
    name: 'Maya',
    sequence_type: 'quiz_nurture',
    current_step: 1,
    quiz_results: '{"lifePath": 7, "expression": 3, "soulUrge": 5}',
    marketing_consent: true,
    started_at: hours(-24),
    created_at: hours(-24),
    last_sent_at: hours(-24),
    ...row,
  };
  const columns = Object.keys(whole);
  await client.query(
    `insert into email_sequences (${columns}) values (${columns.map((_, at) => `$${at + 1}`)})`,
    Object.values(whole),
  );
  await client.query(
    `insert into contacts (email, name, came_by, topics, last_seen_at, created_at)
     values ($1, 'Maya', 'quiz', '{marketing}', $2, $2)`,
    [whole.email, hours(-24)],
  );
  for (const { step, state, hold } of letters) await letterOfBefore(client, name, step, state, hold);
}

const templates = ['welcome', 'testimonial'];

async function letterOfBefore(client: pg.Client, name: string, step: number, state: string, hold?: string) {
  await client.query(
    `insert into mails (sequence_id, step, to_address, address_key, template, topic, props, message_id, state, next_try_at,
       then_due_at, hold, sent_at, claimed_by, claimed_at, created_at, try_until)
     values ($1, $2::int, $3, $3, $4, case $2::int when 0 then 'service' else 'marketing' end, $5, '<' || gen_random_uuid() || '@example.test>',
       $6, $7, $8, $9, case when $6 = 'sent' then $7::timestamptz end, case when $6 = 'sending' then 1 end,
       case when $6 = 'sending' then $7::timestamptz end, $7, $10)`,
    [
      ...[ids.get(name), step, `${name}@example.test`, templates[step]],
      JSON.stringify({ name: 'Maya', appUrl: 'https://aura.example', numbers: null }),
      ...[state, hours(-1), hours(48), hold, hours(100)],
    ],
  );
}

beforeAll(async () => {
  const url = await createDatabase(inject('adminUrl'), before);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(MIGRATIONS_TABLE);
  for (const { name, sql, checksum } of readMigrations().filter((one) => one.name < '0190')) {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
  const welcome = { step: 0, state: 'sent' };
  await sequence(client, 'due', { next_due_at: hours(-1) }, [welcome]);
  await sequence(client, 'waiting', {}, [welcome, { step: 1, state: 'queued' }]);
  await sequence(client, 'interrupted', {}, [welcome, { step: 1, state: 'sending' }]);
  await sequence(client, 'repeated', { next_due_at: hours(-1) }, [welcome, { step: 1, state: 'sent' }]);
  await sequence(client, 'paused', { paused_at: hours(-2) }, [
    welcome,
    { step: 1, state: 'queued', hold: 'paused' },
  ]);
  const ended = (stop_reason: string) => ({ stop_reason, stopped_at: hours(-3) });
  await sequence(client, 'bought', { ...ended('purchased'), converted: true });
  await sequence(client, 'stopped', { ...ended('stopped_by_staff'), completed: true });
  await sequence(client, 'through', { ...ended('completed'), completed: true, current_step: 7 });
  await sequence(client, 'later', {
    sequence_type: 'membership_upsell',
    current_step: 0,
    last_sent_at: null,
    started_at: hours(168),
    next_due_at: hours(168),
    discount_code: 'SOULABCDEF',
  });
  await client.query(
    `insert into discount_codes (code, kind, percent, sequence_id) values ('SOULABCDEF', 'soul', 20, $1)`,
    [ids.get('later')],
  );
  await client.query(
    `insert into email_events (sequence_id, event_type, email_template) values ($1, 'sent', 'welcome')`,
    [ids.get('due')],
  );
  left = (await client.query('select * from email_sequences order by id')).rows;
  await client.end();
  await migrate(url);
  house = await startTestServices({}, new TestClock(NOW), before);
});
afterAll(async () => {
  await house?.stop();
  await dropDatabase(inject('adminUrl'), before);
});

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await house.services.db.$client.query(text, values)).rows;
const standing = async (name: string) =>
  (
    await rows<{ step: number; end_reason: string }>('select * from campaign_runs where id = $1', [
      ids.get(name),
    ])
  )[0];
async function work() {
  await runAutomations(house.services);
  await sendDueMails(house.services);
}
const subjectsTo = (name: string) => house.mailbox.to(`${name}@example.test`).map(({ subject }) => subject);

test('the specified table reads as it did, row by row', async () => {
  const now = await rows('select * from email_sequences order by id');
  expect(now.map((row) => ({ ...row, marketing_consent: true }))).toEqual(left);
  expect(await rows('select sequence_id from discount_codes where code = $1', ['SOULABCDEF'])).toEqual([
    { sequence_id: ids.get('later') },
  ]);
  expect(new Set(left.map((row) => row.sequence_type))).toEqual(
    new Set([sequenceTypes[0], sequenceTypes[2]]),
  );
});

test('what was half-way goes on from there, and no letter goes twice', async () => {
  await work();
  // Its letter was out already, whatever its row says.
  expect(subjectsTo('repeated')).toEqual([]);
  expect(await standing('due')).toMatchObject({ step: 2, end_reason: null });
  expect(await standing('waiting')).toMatchObject({ step: 2, due_at: hours(48) });
  expect(await standing('interrupted')).toMatchObject({ step: 2 });
  expect(await standing('paused')).toMatchObject({ step: 1, due_at: null });
  for (let day = 0; day < 25; day++) {
    house.clock.advance({ days: 1 });
    await work();
  }
  for (const name of ['due', 'waiting']) {
    const subjects = subjectsTo(name);
    expect(subjects).toHaveLength(6);
    expect(new Set(subjects).size).toBe(6);
    expect(await standing(name)).toMatchObject({ step: 7, end_reason: 'completed' });
  }
  // Perhaps it had arrived: it is not sent again, and the next ones follow.
  expect(subjectsTo('interrupted')).toHaveLength(5);
  for (const name of ['repeated', 'paused', 'bought', 'stopped', 'through'])
    expect(subjectsTo(name), name).toEqual([]);
  expect(subjectsTo('later')).toHaveLength(3);
  expect(await rows('select run_id from mails group by run_id, step having count(*) > 1')).toEqual([]);
});

describe('the version before, beside this one', () => {
  /** As its statements were. */
  const start = (email: string) =>
    rows<{ id: string }>(
      `insert into "email_sequences" ("id", "email", "name", "sequence_type", "current_step", "completed", "converted",
         "started_at", "created_at", "next_due_at", "marketing_consent")
       values (default, $1, 'Leo', 'quiz_nurture', default, default, default, $2, $2, $3, true)
       on conflict do nothing returning *`,
      [email, house.clock.now(), new Date(house.clock.now().getTime() - 1000)],
    );

  test('starts sequences, one at a time, and takes and settles their steps', async () => {
    const [row] = await start('old@example.test');
    expect(row).toMatchObject({ current_step: 0, completed: false, converted: false, discount_code: null });
    expect(await start('old@example.test')).toEqual([]);
    const client = await beginHolding(house.services.db);
    const due = await client.query(
      `select * from email_sequences where next_due_at <= $1 order by next_due_at limit 500 for update skip locked`,
      [house.clock.now()],
    );
    expect(due.rows.map(({ id }) => id)).toEqual([row?.id]);
    // What the one holds, the other skips.
    expect(await runAutomations(house.services)).toBe(0);
    await client.query('update email_sequences set next_due_at = null where id = any($1::uuid[])', [
      [row?.id],
    ]);
    await client.query(
      `insert into mails (sequence_id, step, to_address, template, topic, props, message_id, then_due_at)
       values ($1, 0, 'old@example.test', 'welcome', 'service', $2, 'x', now()) on conflict do nothing`,
      [row?.id, JSON.stringify({ name: 'Leo', appUrl: 'https://aura.example', numbers: null })],
    );
    await client.query('commit');
    client.release();
    expect(
      await rows('select run_id, sequence_id from mails where to_address = $1', ['old@example.test']),
    ).toEqual([{ run_id: row?.id, sequence_id: row?.id }]);
    await rows(
      `with advanced as (update email_sequences s set current_step = 1, last_sent_at = $2, completed = s.completed or true,
         next_due_at = null, stop_reason = coalesce(s.stop_reason, 'no_consent'), stopped_at = coalesce(s.stopped_at, $2)
       from (select $1::uuid as id) l where s.id = l.id and s.current_step = 0)
       insert into email_events (sequence_id, event_type, email_template) values ($1, 'sent', 'welcome')`,
      [row?.id, house.clock.now()],
    );
    expect(await rows('select step, end_reason from campaign_runs where id = $1', [row?.id])).toEqual([
      { step: 1, end_reason: 'no_consent' },
    ]);
  });

  test('knows our letters as steps of its own, and sees no built-in run among the automations', async () => {
    const [row] = await start('ours@example.test');
    await runAutomations(house.services);
    expect(
      await rows('select sequence_id, run_id from mails where to_address = $1', ['ours@example.test']),
    ).toEqual([{ sequence_id: row?.id, run_id: row?.id }]);
    expect(await rows('select from automation_runs')).toEqual([]);
    await rows(`delete from email_sequences where email = 'ours@example.test'`);
    expect(await rows(`select from campaign_runs where email = 'ours@example.test'`)).toEqual([]);
  });

  test('lets people into the owner’s automations by their old name', async () => {
    const [made] = await rows<{ id: string }>(
      `insert into automations (name, state, draft, version, trigger_kind, created_at, updated_at)
       values ('Old', 'running', '{}', 1, 'quiz', now(), now()) returning id`,
    );
    await rows(`insert into automation_versions values ($1, 1, '{}', now())`, [made?.id]);
    const enter = () =>
      rows(
        `insert into automation_runs (automation_id, version, email, due_at, started_at)
         select $1, 1, p.email, now(), now() from contacts p where p.email = 'due@example.test'
           and not exists (select from automation_runs r where r.automation_id = $1 and r.email = p.email)
         on conflict do nothing returning id`,
        [made?.id],
      );
    expect(await enter()).toHaveLength(1);
    expect(await enter()).toHaveLength(0);
    await rows(`update automation_runs r set step = 1, due_at = null, end_reason = 'stopped', ended_at = now()
      from json_to_recordset('[{"email": "due@example.test"}]') as m(email text) where r.email = m.email`);
    expect(
      await rows('select step, end_reason from campaign_runs where automation_id = $1', [made?.id]),
    ).toEqual([{ step: 1, end_reason: 'stopped' }]);
  });
});

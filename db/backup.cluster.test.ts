import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backup } from './backup.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { fingerprint, onDatabase, type ThrowAwayCluster, throwAwayCluster } from './throw-away-cluster.ts';

// A project whose migrations also make a table with every awkward kind of column.
const project = vi.hoisted(() => ({ folder: '' }));
vi.mock('./project-folder.ts', async (original) => {
  const real = fileURLToPath(new URL('..', import.meta.url));
  project.folder = mkdtempSync(join(tmpdir(), 'aura-project-'));
  cpSync(join(real, 'db', 'migrations'), project.folder, { recursive: true });
  writeFileSync(
    join(project.folder, '9000_awkward.sql'),
    `create type mood as enum ('it''s "fine"', 'not, {fine}');
     create domain short_text as varchar(7) check (value <> 'no');
     create table awkward (
       id bigint generated always as identity primary key,
       parent bigint references awkward,
       "Odd ""Name""" text, moment timestamptz, wall timestamp, day date, hour time, span interval,
       exact numeric, cents numeric(20, 4), large bigint, single real, double double precision,
       bytes bytea, words text[], grid integer[][], moods mood[], feeling mood, doc jsonb, raw json,
       fixed char(5), label short_text, address inet, flag boolean, period tstzrange, bits bit(9),
       doubled numeric generated always as (exact * 2) stored);
     insert into settings (key, value) values ('from-a-migration', '1');
     create function shout() returns trigger language plpgsql as $$ begin raise 'triggers must not fire'; end $$;
     create trigger shout before insert on awkward for each row execute function shout();`,
  );
  return { ...(await original<object>()), assets: { migrations: project.folder }, version: '1.2.3' };
});

const AWKWARD = `
  alter table awkward disable trigger shout;
  insert into awkward (parent, "Odd ""Name""", moment, wall, day, hour, span, exact, cents, large, single, double,
    bytes, words, grid, moods, feeling, doc, raw, fixed, label, address, flag, period, bits) values
  (null, E'tab\\t line\\n cr\\r back\\\\slash \\\\N "q" ''s'' \\u2028 \\u2029 é 😀 \\x01 \\x7f', '2024-02-29 23:59:59.123456+05:45',
    '0044-03-15 12:00:00.000001 BC', 'infinity', '24:00', '1 year -2 mons +3 days 04:05:06.789',
    '123456789012345678901234567890.123456789012345678901234567890', -0.0001, -9223372036854775808, 'NaN', 1e-310,
    '\\x00ff0a5c', array['', null, 'null', 'a,b', '{}', '"', E'\\n'], '{{1,2},{3,null}}',
    array['it''s "fine"', 'not, {fine}']::mood[], 'not, {fine}', '{"a": "\\u00e9", "n": 1e400, "deep": [[], {}]}',
    '{"b" : 1,  "b":"\\u0000"}', 'ab', 'seven77', '10.0.0.1/8', true, '[2024-01-01,infinity)', '101010101'),
  (1, '', '-infinity', null, '4713-01-01 BC', null, '-0.000001', 'NaN', null, 9223372036854775807, 1.1754944e-38,
    0.1, '', '{}', '{}', '{}', null, 'null', 'null', '', null, '::1', false, 'empty', null);
  -- Row 4 refers to row 3, which moves to the end by its update: it is loaded later, in another portion.
  insert into awkward (doc) values ('3'), ('4');
  update awkward set parent = 3 where id = 4;
  insert into awkward (doc) select jsonb_build_object('n', i) from generate_series(1, 4000) i;
  update awkward set flag = true where id = 3;
  alter table awkward enable trigger shout;`;

const SOME_ROWS = `
  insert into auth.users (email, name) select 'm' || i || '@example.com', 'Maya ' || i from generate_series(1, 50) i;
  update profiles set full_name = 'Changed by hand' where email = 'm7@example.com';
  insert into chat_conversations (session_id) values ('one');
  insert into chat_messages (conversation_id, role, content)
    select id, 'user', 'hello' from chat_conversations, generate_series(1, 25);
  insert into abandoned_carts (email, cart_items, total_amount) values ('a@example.com', '[]', 19.90);
  insert into rate_limits values ('k', now(), 1);`;

let here: ThrowAwayCluster;
let there: ThrowAwayCluster;
let folder: string;
/** With all tables and no rows: each test works on a copy. */
let migrated: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aura-backups-'));
  [here, there] = await Promise.all([throwAwayCluster(), throwAwayCluster()]);
  migrated = await here.newDatabase();
  await migrate(migrated);
});

afterAll(async () => {
  await Promise.all([here?.remove(), there?.remove()]);
  for (const path of [folder, project.folder]) rmSync(path, { recursive: true, force: true });
});

async function startedBoss(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  return boss;
}

async function filledDatabase(): Promise<string> {
  const url = await here.newDatabase({ like: migrated });
  await onDatabase(url, async (client) => {
    await client.query(SOME_ROWS);
    await client.query(AWKWARD);
  });
  const boss = await startedBoss(url);
  await boss.createQueue('after-failures');
  await boss.createQueue('letters', { deadLetter: 'after-failures' });
  for (let i = 0; i < 5; i++) await boss.send('letters', { i, text: 'line\n"two"' });
  await boss.fetch('letters');
  await boss.schedule('letters', '0 3 * * *');
  await boss.stop();
  return url;
}

describe('a backup', () => {
  test('goes to another server and back without a difference', async () => {
    const first = await filledDatabase();
    const original = await fingerprint(first);
    const second = await there.newDatabase();
    const header = await backup(first, join(folder, 'first'));
    await restore(second, join(folder, 'first'));
    expect(await fingerprint(second)).toEqual(original);

    const third = await here.newDatabase();
    await backup(second, join(folder, 'second'));
    await restore(third, join(folder, 'second'));
    expect(await fingerprint(third)).toEqual(original);
    expect(header.tables.find(({ name }) => name === 'awkward')?.rows).toBe(4004);

    await onDatabase(third, async (client) => {
      const { rows } = await client.query(`insert into chat_messages (conversation_id, role, content)
        select id, 'user', 'the next one' from chat_conversations returning id`);
      expect(rows).toEqual([{ id: '26' }]);
    });
    const boss = await startedBoss(third);
    const jobs = await boss.fetch<{ i: number }>('letters', { batchSize: 10 });
    expect(jobs.map((job) => job.data.i).sort()).toEqual([1, 2, 3, 4]);
    await boss.stop();
  });

  test('is readable by its owner alone, and never seen unfinished', async () => {
    const url = await here.newDatabase({ like: migrated });
    const target = join(folder, 'private');
    mkdirSync(target);
    await backup(url, join(target, 'backup'));
    expect(statSync(join(target, 'backup')).mode & 0o777).toBe(0o600);
    await expect(backup(url, join(target, 'no', 'such', 'folder'))).rejects.toThrow('cannot write');
    await expect(backup(await here.newDatabase(), join(target, 'of-nothing'))).rejects.toThrow(
      'nothing of ours',
    );
    await expect(backup(url, target)).rejects.toThrow('not an ordinary file');
    expect(readdirSync(target)).toEqual(['backup']);
  });

  test('shows one moment, while rows are being written', async () => {
    const url = await here.newDatabase({ like: migrated });
    let written = 0;
    let goOn = true;
    const writer = onDatabase(url, async (client) => {
      while (goOn) {
        await client.query(
          `with pair as (insert into abandoned_carts (email, cart_items, total_amount) values ('p@example.com', '[]', $1)
             returning total_amount)
           insert into settings (key, value) select 'pair-' || $1::int, to_jsonb(total_amount) from pair`,
          [++written],
        );
        await client.query('delete from settings where key = $1', [`pair-${written - 5}`]);
      }
    });
    await expect.poll(() => written).toBeGreaterThan(50);
    const counts = [];
    for (let round = 0; round < 5; round++) {
      const before = written;
      await backup(url, join(folder, 'moving'));
      expect(written).toBeGreaterThan(before);
      const copy = await there.newDatabase();
      await restore(copy, join(folder, 'moving'));
      const { rows } = await onDatabase(copy, (client) =>
        client.query(`select (select max(total_amount)::int from abandoned_carts) as carts,
          (select count(*)::int from abandoned_carts) as all_carts,
          (select max((value)::int) from settings where key like 'pair-%') as pairs`),
      );
      counts.push(rows[0]);
    }
    goOn = false;
    await writer;
    for (const { carts, all_carts, pairs } of counts)
      expect({ all_carts, pairs }).toEqual({ all_carts: carts, pairs: carts });
  });
});

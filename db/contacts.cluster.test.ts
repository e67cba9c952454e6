import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate, previewMigrations } from './migrate.ts';
import { fingerprint, onDatabase, type ThrowAwayCluster, throwAwayCluster } from './throw-away-cluster.ts';

// A project that has the migrations before this one at first.
const project = vi.hoisted(() => ({ folder: '', real: '' }));
vi.mock('./project-folder.ts', async (original) => {
  project.real = join(fileURLToPath(new URL('..', import.meta.url)), 'db', 'migrations');
  project.folder = mkdtempSync(join(tmpdir(), 'aura-project-'));
  for (const name of readdirSync(project.real).filter((file) => file < '0185'))
    cpSync(join(project.real, name), join(project.folder, name));
  return { ...(await original<object>()), assets: { migrations: project.folder } };
});

let cluster: ThrowAwayCluster;
let url: string;

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

const orderColumns =
  '(number, email, product_id, product_name, mode, price_cents, state, success_url, cancel_url, expires_at, paid_at, created_at)';
const order = (number: string, email: string) =>
  `('${number}', '${email}', 'report', 'Report', 'payment', 100, 'paid', '/', '/', '2025-02-02', '2025-02-01', '2025-02-01')`;

/** What a year with the version before this one leaves behind, with what its two lists disagreed about. */
const aYear = `
  insert into auth.users (id, email, name, email_verified, created_at, updated_at) values
    ('${id(1)}', 'member@x.test', 'Mem Ber', true, '2025-01-01', '2025-01-01'),
    ('${id(2)}', 'unproven@x.test', 'Not Proven', false, '2025-01-02', '2025-01-02'),
    ('${id(3)}', 'before@x.test', 'Mo Ved', true, '2025-01-03', '2025-01-03'),
    ('${id(4)}', 'first@x.test', 'Hop Per', true, '2025-01-04', '2025-01-04');
  insert into people (email, name, user_id, came_by, topics, tags, created_at, last_seen_at) values
    ('member@x.test', 'Mem Ber', '${id(1)}', 'account', '{newsletter}', '{vip}', '2025-01-01', '2025-03-01'),
    ('imported@x.test', 'Im Ported', null, 'import', '{newsletter}', '{fair}', '2025-01-05', '2025-01-05'),
    ('wrote@x.test', 'Wri Ter', null, 'message', '{}', '{}', '2025-01-06', '2025-01-06'),
    ('second@x.test', 'Second', null, 'newsletter', '{newsletter}', '{two}', '2025-01-07', '2025-01-07'),
    -- Left behind by a change of address that the customers never learnt of.
    ('stale@x.test', 'Stale', '${id(3)}', 'account', '{}', '{}', '2025-01-08', '2025-01-08');
  insert into orders ${orderColumns}
    values ${order('AN-0000-0001', 'guest@x.test')};
  insert into quiz_leads (email, name, birth_date, life_path, expression, soul_urge, created_at)
    values ('lead@x.test', 'Le Ad', '1990-07-14', 4, 1, 1, '2025-02-02');
  insert into customers (email, name, created_at) values ('second@x.test', 'Second', '2025-01-02');
  update customers set merged_into = (select id from customers where email = 'member@x.test') where email = 'second@x.test';
  -- She had bought with an address, and proves it for her account later.
  insert into orders ${orderColumns} values ${order('AN-0000-0003', 'after@x.test')};
  update auth.users set email = 'after@x.test' where id = '${id(3)}';
  insert into customer_notes (customer_id, author_name, text, created_at)
    select id, 'Aura', 'Likes tea', '2025-02-04' from customers where email = 'guest@x.test';
  insert into broadcasts (subject, body, state, per_hour, last_person, created_at, updated_at)
    values ('s', 'b', 'sending', 60, '${id(77)}', now(), now())`;

const all = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
  onDatabase(url, async (client) => (await client.query<Row>(sql, values)).rows);

const report = [
  'contacts: 7 customers and 5 people, 2 of them in both lists, are now 9 contacts with 2 further addresses',
  'contacts: only among the customers before: 5',
  'contacts: only among the people before: 3',
];
let customersBefore: { email: string; id: string }[];

beforeAll(async () => {
  cluster = await throwAwayCluster();
  url = await cluster.newDatabase();
  await migrate(url);
  await onDatabase(url, (client) => client.query(aYear));
  customersBefore = await all('select email, id from customers order by email');
  cpSync(project.real, project.folder, { recursive: true });
});
afterAll(async () => {
  await cluster?.remove();
  rmSync(project.folder, { recursive: true, force: true });
});

test('what would come of it is said before, and nothing is changed by asking', async () => {
  const before = await fingerprint(url);
  expect(await previewMigrations(url)).toEqual(report);
  expect(await fingerprint(url)).toEqual(before);
});

describe('after the migration', () => {
  beforeAll(async () => {
    expect(await migrate(url)).toEqual(report);
  });

  test('everybody of both lists is one contact, and links to customers keep their id', async () => {
    const rows = await all<{ email: string; id: string }>(
      'select c.email, m.email as of, c.user_id, c.ways from contacts c left join contacts m on m.id = c.merged_into order by 1',
    );
    expect(rows).toEqual([
      { email: 'after@x.test', of: null, user_id: id(3), ways: ['account', 'order'] },
      { email: 'before@x.test', of: 'after@x.test', user_id: null, ways: ['order'] },
      { email: 'first@x.test', of: null, user_id: id(4), ways: ['account'] },
      { email: 'guest@x.test', of: null, user_id: null, ways: ['order'] },
      { email: 'imported@x.test', of: null, user_id: null, ways: ['import'] },
      { email: 'lead@x.test', of: null, user_id: null, ways: ['quiz'] },
      { email: 'member@x.test', of: null, user_id: id(1), ways: ['account'] },
      { email: 'second@x.test', of: 'member@x.test', user_id: null, ways: ['newsletter'] },
      { email: 'stale@x.test', of: null, user_id: null, ways: ['account'] },
      { email: 'unproven@x.test', of: null, user_id: null, ways: ['account'] },
      { email: 'wrote@x.test', of: null, user_id: null, ways: ['message'] },
    ]);
    const guest = customersBefore.find(({ email }) => email === 'guest@x.test');
    expect(await all('select n.text from contact_notes n where contact_id = $1', [guest?.id])).toEqual([
      { text: 'Likes tea' },
    ]);
  });

  test('what was agreed to stays with its address, tags are the person’s', async () => {
    expect(
      await all(
        `select topics, tags from contacts where email like 'member@%' or email like 'second@%' order by email`,
      ),
    ).toEqual([
      { topics: ['newsletter'], tags: ['two', 'vip'] },
      { topics: ['newsletter'], tags: ['two'] },
    ]);
  });

  test('a broadcast under way meets everybody again, since ids changed', async () => {
    expect(await all('select last_person from broadcasts')).toEqual([{ last_person: null }]);
  });

  test('the version before still reads and writes by the old names', async () => {
    await all(`insert into people as p (email, name, user_id, came_by, created_at, last_seen_at)
      values ('old@x.test', 'Old Way', null, 'letters', now(), now())
      on conflict (email) do update set last_seen_at = excluded.last_seen_at`);
    await all(
      `update people set tags = '{x}', refused = '{all}', told_at_checkout = true where email = 'old@x.test'`,
    );
    await all(`insert into customer_notes (customer_id, author_name, text, created_at)
      select id, 'Aura', 'By the old one', now() from customers where email = 'old@x.test' for update`);
    expect(
      await all(`select c.name, n.text, c.tags from contacts c join contact_notes n on n.contact_id = c.id
      where c.email = 'old@x.test'`),
    ).toEqual([{ name: 'Old Way', text: 'By the old one', tags: ['x'] }]);
    await all(
      `update customers set merged_into = (select id from customers where email = 'guest@x.test') where email = 'old@x.test'`,
    );
    await all(`delete from customers where email = 'guest@x.test'`);
    expect(await all(`select 1 from people where email in ('guest@x.test', 'old@x.test')`)).toEqual([]);
  });
});

describe('an account and its contact', () => {
  const addressesOf = async (account: string) =>
    all(
      `select c.email, c.id = m.id as first, c.topics from contacts m join contacts c on m.id in (c.id, c.merged_into)
       where m.user_id = $1 order by 2 desc, 1`,
      [account],
    );

  test('an address is nobody’s until it is proven', async () => {
    await all(`insert into auth.users (id, email, name, created_at, updated_at)
      values ('${id(5)}', 'lead@x.test', 'Somebody Else', now(), now())`);
    expect(await addressesOf(id(5))).toEqual([]);
    expect(await all(`select name, user_id from contacts where email = 'lead@x.test'`)).toEqual([
      { name: 'Le Ad', user_id: null },
    ]);
    await all(`update auth.users set email_verified = true where id = '${id(5)}'`);
    expect(await addressesOf(id(5))).toEqual([{ email: 'lead@x.test', first: true, topics: [] }]);
  });

  test('she changes her address and back, and stays one contact with what was agreed to at each', async () => {
    const [before] = await all<{ id: string }>(`select id from contacts where user_id = $1`, [id(4)]);
    await all(`update contacts set topics = '{newsletter}' where email = 'first@x.test'`);
    await all(`update auth.users set email = 'next@x.test' where id = '${id(4)}'`);
    expect(await addressesOf(id(4))).toEqual([
      { email: 'next@x.test', first: true, topics: [] },
      { email: 'first@x.test', first: false, topics: ['newsletter'] },
    ]);
    await all(`update auth.users set email = 'first@x.test' where id = '${id(4)}'`);
    expect(await addressesOf(id(4))).toEqual([
      { email: 'first@x.test', first: true, topics: ['newsletter'] },
      { email: 'next@x.test', first: false, topics: [] },
    ]);
    expect(await all(`select id from contacts where user_id = $1`, [id(4)])).toEqual([before]);
  });

  test('an address that was merged into somebody is its own contact again once an account proves it', async () => {
    await all(`insert into auth.users (id, email, name, email_verified, created_at, updated_at)
      values ('${id(6)}', 'second@x.test', 'Sec Ond', true, now(), now())`);
    expect(await addressesOf(id(6))).toEqual([
      { email: 'second@x.test', first: true, topics: ['newsletter'] },
    ]);
    expect(await addressesOf(id(1))).toEqual([
      { email: 'member@x.test', first: true, topics: ['newsletter'] },
    ]);
  });
});

test('money that comes from another address of somebody makes her one who bought', async () => {
  await all(`insert into contacts (email, came_by, ways, merged_into, created_at, last_seen_at)
    select 'other@x.test', 'letters', '{letters}', id, now(), now() from contacts where email = 'member@x.test'`);
  await all(`insert into orders ${orderColumns} values ${order('AN-0000-0002', 'other@x.test')}`);
  expect(
    await all(`select bought_at is not null as bought from contacts where email = 'member@x.test'`),
  ).toEqual([{ bought: true }]);
});

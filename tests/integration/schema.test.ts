import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as schema from '../../db/schema/index.ts';
import { personalData } from '../../domain/privacy/index.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({
    connectionString: inject('adminUrl').replace(/\/[^/?]*(\?|$)/, `/${inject('template')}$1`),
  });
  await client.connect();
});
afterAll(() => client.end());

const tables = Object.values(schema).filter((value) => is(value, PgTable));

test('the typed schema and the migrations describe the same columns', async () => {
  const { rows } = await client.query<{ key: string; type: string; nullable: boolean }>(
    `select table_schema || '.' || table_name || '.' || column_name as key,
            case data_type when 'USER-DEFINED' then udt_name when 'ARRAY' then udt_name::regtype::text
              else data_type end as type,
            is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema in ('public', 'auth')`,
  );
  const real = new Map(rows.map((row) => [row.key, row]));
  const differences: string[] = [];
  const known = new Set<string>();
  for (const table of tables) {
    const { schema: space = 'public', name } = getTableConfig(table);
    for (const column of Object.values(getTableColumns(table))) {
      const key = `${space}.${name}.${column.name}`;
      known.add(key);
      const found = real.get(key);
      const type = column.getSQLType();
      if (!found) differences.push(`${key} is not in the database`);
      else if (!type.startsWith(found.type)) differences.push(`${key} is ${found.type}, typed ${type}`);
      else if (found.nullable === column.notNull) differences.push(`${key} differs in not null`);
    }
  }
  const ours = new Set(
    tables.map((table) => `${getTableConfig(table).schema ?? 'public'}.${getTableConfig(table).name}`),
  );
  for (const key of real.keys()) {
    const table = key.slice(0, key.lastIndexOf('.'));
    if (ours.has(table) && !known.has(key)) differences.push(`${key} is not in the typed schema`);
  }
  expect(differences).toEqual([]);
});

const held = personalData.flatMap(({ tables }) => Object.entries(tables));

test('every table is in the list of one context, and of one alone', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'`,
  );
  expect(held.map(([name]) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('merging two accounts says of every table what becomes of its rows', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'auth') and column_name = 'user_id'`,
  );
  const said = held.filter(([, { onMerge }]) => onMerge !== undefined);
  expect(said.map(([name]) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
});

/** product.md, section 3: these names and fields hold to the letter. */
const specified: Record<string, string> = {
  profiles: 'id email full_name life_path_number expression_number soul_urge_number',
  email_sequences:
    'id email name sequence_type current_step completed converted discount_code discount_expires_at quiz_results cart_data started_at last_sent_at created_at',
  email_events: 'sequence_id event_type email_template',
  abandoned_carts: 'email cart_items total_amount',
  numerology_reports: 'id email name created_at life_path expression soul_urge',
  report_requests:
    'id user_id status created_at full_name birth_date life_path_number expression_number soul_urge_number report_data',
  purchases: 'id user_id product_type product_name purchase_date status download_url access_url',
  sessions: 'id user_id session_type scheduled_date duration_minutes status notes meeting_link',
  transformation_journey:
    'id user_id milestone_title milestone_description milestone_date progress_percentage',
  support_tickets: 'id subject description priority status user_email created_at updated_at',
  chat_conversations: 'id session_id status escalation_reason user_numbers created_at',
};

test.each(Object.entries(specified))('%s has the fields of the specification', async (table, fields) => {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test.each([
  [
    `insert into purchases (email, product_type, product_name, download_url) values ('a@b.test', 'report', 'x', $1)`,
  ],
  [
    `insert into purchases (email, product_type, product_name, access_url) values ('a@b.test', 'report', 'x', $1)`,
  ],
  [
    `insert into sessions (user_id, session_type, scheduled_date, ends_at, meeting_link)
     values (gen_random_uuid(), 'x', now(), now() + interval '1 hour', $1)`,
  ],
])('what a page makes a link of cannot be a program: %s', async (insert) => {
  for (const address of ['javascript:alert(1)', '//evil.test', 'data:text/html,x'])
    await expect(client.query(insert, [address])).rejects.toMatchObject({ code: '23514' });
});

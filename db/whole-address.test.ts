import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mentions, withoutAddresses } from './whole-address.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
});
afterAll(() => client.end());

async function ask(text: string, addresses: string[]) {
  const column = sql`${text}::text`;
  const { rows } = await drizzle(client).execute<{ found: boolean; rest: string }>(
    sql`select ${mentions(column, addresses)} as found, ${withoutAddresses(column, addresses)} as rest`,
  );
  return rows[0];
}

const ana = 'ana@provider.test';
const GONE = 'erased@deleted.invalid';

test.each([
  [ana, GONE],
  ['Ana Lima, ANA@Provider.test', `Ana Lima, ${GONE}`],
  ['<a href="mailto:ana@provider.test">', `<a href="mailto:${GONE}">`],
  ['Write to ana@provider.test. Or to ana@provider.test, please', `Write to ${GONE}. Or to ${GONE}, please`],
  [
    JSON.stringify({ words: `Me:\n${ana}`, to: [ana] }),
    JSON.stringify({ words: `Me:\n${GONE}`, to: [GONE] }),
  ],
  ['?email=ana%40provider.test&x', `?email=${GONE}&x`],
])('%j mentions her', async (text, rest) => {
  expect(await ask(text, [ana])).toEqual({ found: true, rest });
});

test.each([
  'joana@provider.test',
  'x.ana@provider.test',
  'x-ana@provider.test',
  'x+ana@provider.test',
  'ana@provider.test.example',
  'ana@provider.tests',
  'ana@provider-test',
  'anaxprovider.test',
  '',
])('%j does not', async (text) => {
  expect(await ask(text, [ana])).toEqual({ found: false, rest: text });
});

test('signs in an address are meant as they are; nobody is mentioned where nobody is asked for', async () => {
  expect(await ask("o'neil+a.b@x.test", ["o'neil+a.b@x.test"])).toEqual({ found: true, rest: GONE });
  expect(await ask('o&#x27;neil@x.test', ["o'neil@x.test"])).toEqual({ found: true, rest: GONE });
  expect(await ask('aXb@x.test', ['a.b@x.test'])).toEqual({ found: false, rest: 'aXb@x.test' });
  expect(await ask(ana, [])).toEqual({ found: false, rest: ana });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const name = `aura_pair_${randomUUID().slice(0, 8)}`;
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  const url = await createDatabase(inject('adminUrl'), name);
  // Both at once on an empty database: one migrates and seeds, the other waits.
  [first, second] = await Promise.all([
    startTestServer({ DATABASE_URL: url }, undefined, { jobs: 'workers' }),
    startTestServer({ DATABASE_URL: url }, undefined, { jobs: 'workers' }),
  ]);
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await dropDatabase(inject('adminUrl'), name);
});

test('two servers share one database: signed in on one is signed in on the other', async () => {
  const visitor = await first.signedIn('member@demo.local');
  const elsewhere = await fetch(`${second.url}/portal`, { headers: { cookie: visitor.cookieHeader() } });
  expect(await elsewhere.text()).toContain('Welcome back, Maya Okafor!');
});

test('their workers send a mail once, whichever of them took it', async () => {
  const account = { name: 'Ada King', email: 'ada@example.test', password: 'engine-of-1843' };
  await first.visitor().post('/signup', account);
  const states = async () =>
    (await first.services.db.$client.query('select state from mails where to_address = $1', [account.email]))
      .rows;
  await expect.poll(states).toEqual([{ state: 'sent' }]);
  expect([first, second].flatMap(({ mailbox }) => mailbox.to(account.email))).toHaveLength(1);
});

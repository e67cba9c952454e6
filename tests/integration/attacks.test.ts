import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgeNotices, guessAt, reachedHashing } from '../harness/attacks.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

// A small sample; the thousands are in `npm run proof:attacks`.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
  Object.assign(server.services.config, { limitFactor: 1 });
});
afterAll(() => server.stop());

test('forged notices are refused and change nothing', async () => {
  const orders = async () => (await server.services.db.$client.query('select count(*) from orders')).rows;
  const before = await orders();
  const statuses = await forgeNotices(
    (path, body, headers) => server.visitor().fetch(path, { method: 'POST', body, headers }),
    20,
  );
  expect(Object.keys(statuses).filter((status) => !status.startsWith('4'))).toEqual([]);
  expect(await orders()).toEqual(before);
});

test('of many guesses from many addresses ten reach the hashing', async () => {
  const { visitor, email } = await newMember(server, 'Guessed At');
  // One of the ten is her own sign-in.
  expect(reachedHashing(await guessAt(visitor, '/auth/v1/sign-in/email', email, 30))).toBe(9);
  expect(reachedHashing(await guessAt(visitor, '/auth/v1/verify-password', email, 30))).toBe(10);
});

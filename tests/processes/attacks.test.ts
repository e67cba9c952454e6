import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgeNotices, guessAt, hashingEndpoints, reachedHashing } from '../harness/attacks.ts';
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

test.each(hashingEndpoints)(
  '$name: of 15 guesses from 15 addresses ten reach the hashing',
  async (endpoint) => {
    const { visitor, email } = await newMember(server, `Guessed ${endpoint.name}`);
    const guesser = endpoint.isOutside ? server.visitor() : visitor;
    const reached = reachedHashing(await guessAt(guesser, endpoint, email, 15));
    // Her own sign-in is one of the ten.
    expect(reached).toBe(endpoint.isOutside ? 9 : 10);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidRivals } from '../harness/paid-rivals.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawned-server.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let second: SpawnedServer;
beforeAll(async () => {
  server = await startTestServer({}, undefined, { passwords: 'slow' });
  second = await spawnServer({ DATABASE_URL: server.databaseUrl });
});
afterAll(async () => {
  await second.kill('SIGTERM');
  await server.stop();
});

/** A sample of `npm run proof:bookings`. */
test('6 hours, 10 rivals each, through two servers: one winner each, and nobody is charged for nothing', async () => {
  const { services, clock, url } = server;
  const { paidOrders, told, owes, ...rest } = await paidRivals({
    services,
    clock,
    urls: [url, second.url],
    zone: 'Europe/Lisbon',
    slots: 6,
    rivals: 10,
  });
  expect(rest).toEqual({
    won: 6,
    chargedForNothing: 0,
    creditsOnTwoSessions: 0,
    bookedTwice: 0,
    paidAndReleased: 0,
  });
  expect(told + owes).toBe(54);
  expect(paidOrders).toBeGreaterThan(2);
});

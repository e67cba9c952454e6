import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { readMonth } from '../../domain/practice/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { newMember } from '../harness/members.ts';
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

test('50 bookings of one slot at once, through two servers: one wins, the others are told', async () => {
  const people = await Promise.all(['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => newMember(server, name)));
  const elsewhere = await Promise.all(
    people.map(async ({ email, password }) => {
      const visitor = new Browserlike(second.url);
      await visitor.signIn(email, password);
      return visitor;
    }),
  );
  const visitors = [...people.map(({ visitor }) => visitor), ...elsewhere];
  const days = await readMonth(server.services, { actor: itemAt(people, 0).actor, date: '' });
  const slot = days.flatMap(({ slots }) => slots).find(({ free }) => free);
  const startsAt = slot?.startsAt ?? '';

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      visitors[i % visitors.length]?.post('/portal/sessions', {
        intent: 'book',
        sessionType: 'Couples Journey',
        startsAt,
      }),
    ),
  );
  const statuses = answers.map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const refused = answers.find((answer) => answer?.status === 409);
  expect(await refused?.text()).toContain('That time has just been taken. Please choose another one.');
  const [row] = await server.services.db
    .select({ count: count() })
    .from(sessions)
    .where(eq(sessions.scheduledDate, new Date(startsAt)));
  expect(row?.count).toBe(1);
});

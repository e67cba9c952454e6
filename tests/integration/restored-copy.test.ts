import { afterAll, beforeAll, expect, test } from 'vitest';
import { postMail } from '../../domain/mail/index.ts';
import { activateRestoredCopy } from '../../domain/office/index.ts';
import { demoActor } from '../harness/members.ts';
import { startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const OWNER = 'owner@demo.local';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.$client.query(text, values)).rows;
const receipt = (to: string) =>
  postMail(server.services, server.services.db, {
    to,
    template: 'password-changed',
    props: { name: 'Maya', recoverUrl: 'http://127.0.0.1/x' },
  });

test('a restored copy with queued letters sends none, moves no money and says so, until the owner wakes it', async () => {
  await receipt('old@example.test');
  await rows(`update mails set created_at = created_at - interval '3 days'`);
  await receipt('new@example.test');
  const mark = { restoredAt: server.clock.now().toISOString() };
  await rows(`insert into settings (key, value) values ('restored_copy', $1)`, [JSON.stringify(mark)]);

  await server.runJobs();
  server.clock.advance({ hours: 2 });
  await server.runJobs();
  expect(server.mailbox.received).toHaveLength(0);
  await expect(startBuying(server.visitor(), 'report', { email: 'buyer@example.test' })).rejects.toThrow(
    'no checkout',
  );

  const owner = await server.signedIn(OWNER);
  const page = await (await owner.get('/office')).text();
  expect(page).toContain('This is a restored copy. It sends nothing until you wake it.');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const staff = { ...(await demoActor(server, 'member@demo.local')), role: 'member' as const };
  await expect(activateRestoredCopy(server.services, { actor: staff, letters: 'all' })).rejects.toThrow();

  const woken = await owner.post('/office/settings/health', { intent: 'wake', letters: 'recent' });
  expect(woken.status).toBe(200);
  await server.runJobs();
  expect(server.mailbox.received.map(({ recipients }) => recipients[0])).toContain('new@example.test');
  expect(server.mailbox.to('old@example.test')).toEqual([]);
  expect(await rows(`select state from mails where to_address = 'old@example.test'`)).toEqual([
    { state: 'unknown' },
  ]);
  expect(await (await owner.get('/office')).text()).not.toContain('This is a restored copy');
  await startBuying(server.visitor(), 'report', { email: 'buyer@example.test' });
});

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../db/embedded.ts';
import { onDatabase } from '../../db/throw-away-cluster.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { eventually } from '../harness/eventually.ts';
import { postmasterPid } from '../harness/postmaster.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawned-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aura-restart-'));
chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
const cluster = { folder: join(folder, 'pg'), settings: { fsync: 'off' } };
let database: EmbeddedDatabase;
let server: SpawnedServer;
beforeAll(async () => {
  database = await startEmbedded(cluster);
  server = await spawnServer({ DATABASE_URL: database.url, DATA_DIR: folder });
});
afterAll(async () => {
  await server.kill('SIGTERM');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As an administrator stops it: connections are cut, what is committed stays. */
async function stopDatabase(): Promise<void> {
  const pid = postmasterPid(cluster.folder);
  process.kill(pid, 'SIGINT');
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow());
}

test('the database restarts under load: 503 and nothing worse, back by itself, nothing said is lost', async () => {
  const member = new Browserlike(server.url);
  const account = { name: 'Ada', email: 'ada@example.test', password: 'a-long-walk-77' };
  await member.postJson('/auth/v1/sign-up/email', account);

  const answers = new Map<string, Set<number>>();
  const acknowledged: string[] = [];
  let busy = true;
  const note = (what: string, status: number) =>
    answers.set(what, (answers.get(what) ?? new Set()).add(status));
  const keepReading = async (path: string) => {
    while (busy) note(path, (await member.get(path)).status);
  };
  const keepWriting = async (who: number) => {
    for (let i = 0; busy; i++) {
      const email = `cart-${who}-${i}@example.test`;
      const cart = { productId: 'report', email };
      const { status } = await new Browserlike(server.url).postJson('/functions/v1/save-cart', cart);
      note('save-cart', status);
      if (status === 200) acknowledged.push(email);
      // The limit for one caller: from here on it would not be the database that answers.
      if (status === 429) return;
    }
  };
  const load = [
    keepReading('/'),
    keepReading('/portal/journey'),
    keepReading('/functions/v1/whoami'),
    keepWriting(1),
  ];
  await eventually(() => expect(answers.get('/portal/journey')).toContain(200));
  await stopDatabase();
  const away = {
    '/': await member.get('/'),
    '/healthz': await member.get('/healthz'),
    '/readyz': await member.get('/readyz'),
    '/portal/journey': await member.get('/portal/journey'),
    '/functions/v1/whoami': await member.get('/functions/v1/whoami'),
    'save-cart': await member.postJson('/functions/v1/save-cart', { productId: 'report' }),
    'sign-in': await member.postJson('/auth/v1/sign-in/email', account),
  };
  expect(Object.values(away).map(({ status }) => status)).toEqual([200, 200, 503, 503, 503, 503, 503]);
  expect(await away['/portal/journey'].text()).toMatch(/try again/i);
  database = await startEmbedded(cluster);
  for (const path of ['/readyz', '/portal/journey'])
    await expect.poll(async () => (await member.get(path)).status).toBe(200);
  busy = false;
  await Promise.all(load);

  expect(server.child.exitCode).toBeNull();
  const seen = Object.fromEntries([...answers].map(([what, statuses]) => [what, [...statuses].sort()]));
  expect(seen['/']).toEqual([200]);
  const worse = Object.values(seen)
    .flat()
    .filter((status) => ![200, 429, 503].includes(status));
  expect(worse).toEqual([]);
  const kept = await onDatabase(database.url, (client) => client.query('select email from abandoned_carts'));
  const emails = new Set(kept.rows.map(({ email }) => email));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
});

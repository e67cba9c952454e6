import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { onDatabase } from '../../db/throw-away-cluster.ts';
import { type FakeS3, startFakeS3 } from '../fake-s3/fake-s3.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { demoPast } from '../harness/demo-past.ts';
import { freePort } from '../harness/free-port.ts';
import { runToEnd } from '../harness/run-to-end.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawned-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aura-live-'));
chmodSync(folder, 0o755);
const databases: string[] = [];
let running: SpawnedServer | undefined;
let s3: FakeS3;

beforeAll(async () => {
  s3 = await startFakeS3();
});
afterEach(() => stop());
afterAll(async () => {
  await s3.stop();
  for (const name of databases) await dropDatabase(inject('adminUrl'), name);
  rmSync(folder, { recursive: true, force: true });
});

const live = {
  APP_URL: 'https://aura.example',
  AUTH_SECRET: 'q0bVtdY3dT5nOQyH3hX1PpFzKc8eE0s7lWmJr2uGvAk=',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Aura <aura@aura.example>',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
};
type Variables = Record<string, string>;

async function start(variables: Variables): Promise<SpawnedServer> {
  running = await spawnServer(variables);
  return running;
}
async function stop(): Promise<void> {
  await running?.kill('SIGTERM');
  running = undefined;
}
const refusedStart = async (variables: Variables) =>
  runToEnd('server/main.ts', { PORT: String(await freePort()), ...variables });
const clear = (variables: Variables, ...args: string[]) =>
  runToEnd('db/clear-demo-command.ts', variables, ...args);
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

async function newDatabase(template?: string): Promise<string> {
  const name = `aura_live_${randomUUID().slice(0, 8)}`;
  databases.push(name);
  return createDatabase(inject('adminUrl'), name, template);
}
const accountsIn = (url: string) =>
  onDatabase(url, async (client) => (await client.query('select email from auth.users order by email')).rows);

test('a data folder with the demo goes live only after demo:clear', async () => {
  const here = { DATA_DIR: join(folder, 'embedded') };
  expect((await start(here)).greeting).toContain(`\n  Data in ${here.DATA_DIR} (new).\n`);
  // While the demo runs it is not cleared.
  expect(await clear(here, '--yes')).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/^Not done: the site is running on this database .*stop it first$/)],
  });
  await stop();

  expect(await refusedStart({ ...here, ...live })).toMatchObject({
    code: 1,
    lines: [
      `Cannot start. DATA_DIR: ${here.DATA_DIR} holds the demo and its accounts. ` +
        'Run "npm run demo:clear" to remove it, or set another DATA_DIR.',
    ],
  });
  // Nobody at a terminal, and no --yes: nothing happens.
  expect(await clear(here)).toMatchObject({ code: 1, lines: [expect.stringMatching(/add --yes/)] });

  // With the variables of the live site, as its owner would run it.
  const cleared = await clear({ ...here, ...live }, '--yes');
  expect(cleared).toMatchObject({ code: 0, lines: [''] });
  expect(cleared.stdout).toMatch(
    /^Removed the demo: 3 accounts, \d{2,} rows of \d+ tables and 0 files\. The database is empty\.\n$/,
  );
  // Not twice: what is empty is no demo.
  expect(await clear(here, '--yes')).toMatchObject({
    code: 1,
    lines: ['Not done: this database holds no demo; nothing was removed'],
  });

  const site = await start({ ...here, ...live });
  expect(site.greeting).toContain(`\n  Data in ${here.DATA_DIR} (new).\n`);
  const answer = await fetch(`${site.url}/`, { headers: { host: 'aura.example' } });
  expect(answer.status).toBe(200);
  await stop();

  // And from now on it is neither a demo's to start on, nor anybody's to clear.
  expect(await refusedStart(here)).toMatchObject({
    code: 1,
    lines: [
      expect.stringMatching(/^Cannot start\. DATA_DIR: .* belongs to a live site, and APP_URL is not set/),
    ],
  });
  expect(await clear(here, '--yes')).toMatchObject({
    code: 1,
    lines: ['Not done: this database belongs to a live site; nothing was removed'],
  });
  const again = await start({ ...here, ...live });
  expect(again.greeting).toMatch(/\n {2}Data in \S+ \(in use since \d+ \w+ \d{4}\)\.\n/);
});

/** Its files on disk and in the bucket, as if that had been configured only later. */
async function demoOnServer() {
  const past = demoPast();
  const DATA_DIR = join(folder, 'server');
  cpSync(past.files, DATA_DIR, { recursive: true });
  const files = join(DATA_DIR, 'files');
  const keys = filesIn(files).map(({ parentPath, name }) => relative(files, join(parentPath, name)));
  for (const key of keys.filter((_, at) => at % 2 === 0)) {
    s3.bucket.put(key, readFileSync(join(files, key)), { contentType: 'application/pdf', metadata: {} });
    rmSync(join(files, key));
  }
  return { DATABASE_URL: await newDatabase(past.template), DATA_DIR, keys };
}

test('the same on a database server with files on disk and in a bucket', async () => {
  const { keys, ...places } = await demoOnServer();
  expect(keys.length).toBeGreaterThan(2);
  const { accessKeyId, secretAccessKey, region } = s3.account;
  const here = {
    ...places,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucketName,
    S3_REGION: region,
    S3_PATH_STYLE: 'yes',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const { pathname } = new URL(here.DATABASE_URL.replace('@/', '@socket/'));
  expect((await start(here)).greeting).toContain(`  Data in the database ${pathname.slice(1)} at `);
  expect(running?.greeting).toContain(`, files in the bucket ${s3.bucketName} at 127.0.0.1`);
  await stop();
  expect(await refusedStart({ ...here, ...live })).toMatchObject({
    code: 1,
    lines: [
      'Cannot start. DATABASE_URL: this database holds the demo and its accounts. ' +
        'Run "npm run demo:clear" to remove it, or name another database in DATABASE_URL.',
    ],
  });
  // Somebody else's, in the same bucket.
  s3.bucket.put('documents/other-site.pdf', Buffer.from('theirs'), {
    contentType: 'application/pdf',
    metadata: {},
  });

  const { stdout, code } = await clear(here, '--yes');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Removed the demo: 4 accounts, \d{3,} rows/);
  expect(stdout).toContain(`and ${keys.length} files.`);
  expect([...s3.bucket.objects.keys()]).toEqual(['documents/other-site.pdf']);
  expect(filesIn(join(here.DATA_DIR, 'files'))).toEqual([]);

  await start({ ...here, ...live });
  expect(await accountsIn(here.DATABASE_URL)).toEqual([]);
});

describe('databases from before they knew their mode', () => {
  const asBefore = async (rows: string) => {
    const url = await newDatabase(inject('template'));
    await onDatabase(url, (client) => client.query(rows));
    return { DATABASE_URL: url, DATA_DIR: join(folder, randomUUID()) };
  };

  test.each([
    [
      'a demo account',
      `insert into auth.users (name, email, email_verified) values ('', 'new@demo.local', true)`,
    ],
    ['the demo secret', `insert into settings (key, value) values ('demo_secret', '"demo-0a"')`],
    [
      'a payment with play money',
      `insert into sandbox.objects (kind, id, body) values ('paymentIntents', 'pi_1', '{}')`,
    ],
  ])('%s keeps a live site from starting', async (_trace, rows) => {
    const here = await asBefore(rows);
    expect(await refusedStart({ ...here, ...live })).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^Cannot start\. DATABASE_URL: .*npm run demo:clear/)],
    });
  });

  test('a stranger who signs up as owner@demo.local stops nothing, and makes nothing a demo', async () => {
    const here = await asBefore(
      `insert into auth.users (name, email) values ('Mallory', 'owner@demo.local')`,
    );
    expect(await clear(here, '--yes')).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('live site')],
    });
    expect(await refusedStart(here)).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('live site')],
    });
    await start({ ...here, ...live });
    expect(await accountsIn(here.DATABASE_URL)).toEqual([{ email: 'owner@demo.local' }]);
  });

  test('real orders beside the demo are never cleared', async () => {
    const here = await asBefore(`insert into settings (key, value) values ('demo_secret', '"demo-0a"');
      insert into orders (number, product_id, product_name, mode, email, price_cents, success_url, cancel_url,
        expires_at, checkout_id, checkout_url)
      values ('A-1', 'report', 'Personal Report', 'payment', 'mira@example.com', 2900, '/', '/', now(),
        'cs_live_1', 'https://checkout.example')`);
    expect(await clear(here, '--yes')).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('real orders')],
    });
  });
});

test('the secret that a demo made for itself opens no live site', async () => {
  const database = { DATABASE_URL: await newDatabase(), DATA_DIR: join(folder, 'secret') };
  await start(database);
  await stop();
  const [stored] = await onDatabase(
    database.DATABASE_URL,
    async (client) => (await client.query(`select value from settings where key = 'demo_secret'`)).rows,
  );
  const elsewhere = { ...live, DATABASE_URL: await newDatabase(), AUTH_SECRET: stored.value };
  expect(await refusedStart(elsewhere)).toMatchObject({
    code: 1,
    lines: ['Cannot start. AUTH_SECRET: must not be the demo secret'],
  });
});

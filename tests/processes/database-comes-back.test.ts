import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded } from '../../db/embedded.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { eventually } from '../harness/eventually.ts';
import { postmasterPid } from '../harness/postmaster.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawned-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aura-back-'));
chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
const cluster = join(folder, 'pg');
let server: SpawnedServer;
beforeAll(async () => {
  server = await spawnServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const pidOf = () => postmasterPid(cluster);

test('the embedded database is killed under load: 503s alone, back by itself, nothing said is lost', async () => {
  const statuses = new Set<number>();
  const acknowledged: string[] = [];
  let busy = true;
  const keepWriting = async (who: number) => {
    for (let i = 0; busy; i++) {
      const email = `cart-${who}-${i}@example.test`;
      const { status } = await new Browserlike(server.url).postJson('/functions/v1/save-cart', {
        productId: 'report',
        email,
      });
      statuses.add(status);
      if (status === 200) acknowledged.push(email);
      if (status === 429) return;
    }
  };
  const load = [keepWriting(1), keepWriting(2)];
  await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
  const killed = pidOf();
  process.kill(killed, 'SIGKILL');
  const visitor = new Browserlike(server.url);
  const away = await visitor.get('/login');
  if (away.status === 503) {
    expect(away.headers.get('retry-after')).toBe('5');
    expect(await away.text()).toContain('Please try again in a moment');
  }
  await eventually(() => expect(pidOf()).not.toBe(killed));
  await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200);
  busy = false;
  await Promise.all(load);
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);

  const { url } = await startEmbedded({ folder: cluster });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select email from abandoned_carts');
    const stored = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    await eventually(async () => {
      const { rows: notes } = await client.query(`select value from settings where key = 'database_returns'`);
      expect(notes[0]?.value).toMatchObject({ times: 1 });
    });
  } finally {
    await client.end();
  }
});

describe('other users of the machine', () => {
  const at = (url: string, password: string) => url.replace(/(?<=:\/\/aura:)[^@]*/, password);
  const enter = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('select 1');
    } finally {
      await client.end().catch(() => {});
    }
  };

  test('get in by no password but ours, which only we can read', async () => {
    const { url } = await startEmbedded({ folder: cluster });
    await enter(url);
    await expect(enter(at(url, 'guess'))).rejects.toThrow('password authentication failed');
    expect(statSync(join(cluster, 'password')).mode & 0o077).toBe(0);
    expect(readFileSync(join(cluster, 'cluster', 'pg_hba.conf'), 'utf8')).not.toContain('trust');
  });

  test('a cluster of an earlier version, which let everybody in, asks for the password from the next start on', async () => {
    const early = join(folder, 'early');
    const first = await startEmbedded({ folder: early, settings: { fsync: 'off' } });
    const client = new pg.Client({ connectionString: first.url });
    await client.connect();
    const rules = join(early, 'cluster', 'pg_hba.conf');
    writeFileSync(rules, 'local all all trust\n');
    await client.query('select pg_reload_conf()');
    await client.query('alter role aura password null');
    await client.end();
    const isStopped = async () => {
      await first.stop();
      return !existsSync(join(early, 'cluster', 'postmaster.pid'));
    };
    await expect.poll(isStopped).toBe(true);
    rmSync(join(early, 'password'));

    const { url, stop } = await startEmbedded({ folder: early, settings: { fsync: 'off' } });
    try {
      await enter(url);
      await expect(enter(at(url, 'guess'))).rejects.toThrow('password authentication failed');
      expect(readFileSync(rules, 'utf8')).not.toContain('trust');
    } finally {
      await stop();
    }
  });

  test('a folder for the socket that somebody else could enter stops the start', async () => {
    const { databaseIdentity, socketFolder } = await import('../../db/embedded-folder.ts');
    const deep = join(folder, 'd'.repeat(60), 'e'.repeat(60));
    const own = databaseIdentity();
    const socket = socketFolder(deep, own);
    expect(statSync(socket).mode & 0o077).toBe(0);
    expect(socketFolder(deep, own)).toBe(socket);
    rmSync(socket, { recursive: true });
    mkdirSync(socket);
    chmodSync(socket, 0o777);
    try {
      expect(() => socketFolder(deep, own)).toThrow('must be a folder of user');
    } finally {
      rmSync(socket, { recursive: true });
    }
  });
});

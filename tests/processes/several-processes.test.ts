import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browserlike } from '../harness/browserlike.ts';
import { startBuying } from '../harness/shop.ts';
import { type SpawnedServer, spawnServer } from '../harness/spawned-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aura-several-'));
chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
const token = 'a-token-of-some-length';
let server: SpawnedServer;
beforeAll(async () => {
  server = await spawnServer(
    { DATA_DIR: folder, WEB_PROCESSES: '2', METRICS_TOKEN: token },
    { saying: '2 processes answer' },
  );
});
afterAll(async () => {
  await server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Those that answer. The database, too, is a child of the first. */
function processes(): number[] {
  const { pid = 0 } = server.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('dist/server/index.js'),
  );
}

const postmaster = join(folder, 'pg', 'cluster', 'postmaster.pid');

async function buy(email: string): Promise<void> {
  const visitor = new Browserlike(server.url);
  const checkoutId = await startBuying(visitor, 'report', { email });
  await visitor.post(`/sandbox/pay/${checkoutId}`, { outcome: 'paid' });
  const page = () => visitor.get(`/sandbox/pay/${checkoutId}`).then((answer) => answer.text());
  await expect.poll(page, { interval: 200 }).toMatch(/paid/i);
}

async function figures(): Promise<string> {
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}
const figureOf = (text: string, name: string) =>
  Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

test('two processes answer one port, and their figures are one', async () => {
  expect(processes()).toHaveLength(2);
  for (let i = 0; i < 12; i++)
    await fetch(`${server.url}/login`, { headers: { connection: 'close' } }).then((answer) => answer.text());
  const asked = 'aura_http_request_seconds_count{route="/login",method="GET",status="2xx"}';
  await expect.poll(async () => figureOf(await figures(), asked)).toBe(12);
  const text = await figures();
  expect(figureOf(text, 'aura_database_up')).toBe(1);
  expect(text.match(/^# TYPE aura_database_connections/gm)).toHaveLength(1);
});

test('one that is killed is replaced, and orders go on meanwhile', async () => {
  await buy('before@example.test');
  const [killed = 0, other = 0] = processes();
  process.kill(killed, 'SIGKILL');
  // Connections that are open to it are gone, as they would be for a browser; new ones are answered by the other. So many at
  // once that each connection this process has kept is tried.
  const ask = () =>
    fetch(`${server.url}/healthz`)
      .then((answer) => answer.text())
      .catch(() => 'cut off');
  const answers = () => Promise.all(Array.from({ length: 16 }, ask)).then((all) => [...new Set(all)]);
  await expect.poll(answers).toEqual(['{"status":"ok"}']);
  await buy('meanwhile@example.test');
  await expect.poll(() => processes().filter((pid) => pid !== killed)).toEqual([other, expect.any(Number)]);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  await buy('afterwards@example.test');
});

test('SIGHUP replaces one after the other, and no request fails meanwhile', async () => {
  const before = processes();
  let isOver = false;
  let asked = 0;
  const failed: unknown[] = [];
  const visitor = async () => {
    while (!isOver) {
      asked++;
      const headers = { connection: 'close' };
      await fetch(`${server.url}/login`, { headers })
        .then(async (answer) => {
          await answer.text();
          if (answer.status !== 200) failed.push(answer.status);
        })
        .catch((error: unknown) => failed.push(error));
    }
  };
  const visitors = Array.from({ length: 4 }, visitor);
  server.child.kill('SIGHUP');
  await expect.poll(() => processes().filter((pid) => before.includes(pid))).toEqual([]);
  await expect.poll(() => processes()).toHaveLength(2);
  isOver = true;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  await buy('after-replacing@example.test');
});

test('the database that is killed is brought back by the first', async () => {
  const before = readFileSync(postmaster, 'utf8').split('\n')[0];
  process.kill(Number(before), 'SIGKILL');
  await expect
    .poll(async () => [
      readFileSync(postmaster, 'utf8').split('\n')[0],
      (await fetch(`${server.url}/readyz`)).status,
    ])
    .toEqual([expect.not.stringMatching(`^${before}$`), 200]);
  await buy('after-the-database@example.test');
});

test('told once, all of them stop, and the database with them', async () => {
  const all = processes();
  await server.kill('SIGTERM');
  expect(server.child.exitCode).toBe(0);
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(existsSync(postmaster)).toBe(false);
});

test('what is wrong with the settings is said once, and nothing is left running', async () => {
  await expect(spawnServer({ DATA_DIR: folder, WEB_PROCESSES: 'many' })).rejects.toThrow(
    'WEB_PROCESSES: must be "auto" or a number from 1 to 32',
  );
  await expect(spawnServer({ DATA_DIR: folder, WEB_PROCESSES: '2', HOST: '203.0.113.9' })).rejects.toThrow(
    'PORT: 203.0.113.9',
  );
  expect(existsSync(postmaster)).toBe(false);
});

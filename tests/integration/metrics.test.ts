import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../harness/test-server.ts';

const token = 'a-token-of-some-length';
const [watched, unwatched] = await Promise.all([
  startTestServer({ METRICS_TOKEN: token }),
  startTestServer(),
]);
afterAll(() => Promise.all([watched.stop(), unwatched.stop()]));

const scrape = (authorization?: string, server = watched) =>
  fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });
const read = async () => (await scrape(`Bearer ${token}`)).text();
const count = (text: string, labels: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`aura_http_request_seconds_count{${labels}}`))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('nobody reads them without the token, and there is no such page without one set', async () => {
  for (const wrong of [undefined, token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, 'Bearer ']) {
    const answer = await scrape(wrong);
    expect([wrong, answer.status, (await answer.text()).includes('aura_')]).toEqual([wrong, 404, false]);
  }
  expect((await scrape(`Bearer ${token}`, unwatched)).status).toBe(404);
  const answer = await scrape(`Bearer ${token}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
  ]);
});

test('what is not known has no sample: no backup is no backup of age 0, nor one that did not restore', async () => {
  const text = await read();
  for (const name of ['aura_backup_age_seconds', 'aura_backup_restores'])
    expect(text.split('\n').filter((line) => line.startsWith(name))).toEqual([]);
  expect(text).toContain('\naura_restored_copy_asleep 0');
  expect(text).toContain('\naura_database_up 1');
});

test('requests are counted by page of the site map, however many addresses are tried', async () => {
  const visitor = watched.visitor();
  for (const path of [
    '/checkout/report',
    '/checkout/video-reading',
    '/',
    '/no-such-page',
    '/wp-admin/a',
    '/wp-admin/b',
  ])
    await visitor.get(path);
  await visitor.post('/contact', {});
  // A request is counted when its answer has gone, which is a little after it has arrived.
  await expect.poll(async () => count(await read(), 'route="/contact",method="POST",status="4xx"')).toBe(1);
  const text = await read();
  expect(count(text, 'route="/checkout/:productId",method="GET",status="2xx"')).toBe(2);
  expect(count(text, 'route="/",method="GET",status="2xx"')).toBe(1);
  expect(text).not.toContain('wp-admin');
  expect(text).not.toContain('/metrics"');
  const series = (all: string) => all.split('\n').filter((line) => line.includes('route=')).length;
  for (let i = 0; i < 50; i++) await visitor.get(`/another/${i}`);
  expect(series(await read())).toBe(series(text));
});

test('the site, its database and the process are told of', async () => {
  const text = await read();
  for (const name of [
    'aura_database_up 1',
    'aura_database_connections{state="idle"}',
    'aura_mail_oldest_seconds 0',
    'aura_readings{when="overdue"} 0',
    'aura_payment_notices_open 0',
    'aura_disk_free_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
  ]) {
    expect(text).toContain(`\n${name}`);
  }
});

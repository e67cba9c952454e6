import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startLiveSite } from '../harness/live-site.ts';
import { startS3rver } from '../harness/s3rver.ts';
import { TestClock } from '../harness/test-clock.ts';

const clock = new TestClock();
const afar = await startS3rver();
const { accessKeyId, secretAccessKey, region } = afar.account;
const bucket = new URL(`${afar.endpoint}/${afar.bucket}?region=${region}`);
bucket.username = encodeURIComponent(accessKeyId);
bucket.password = encodeURIComponent(secretAccessKey);
/** Half a day away: the site's own round, which keeps the machine's time, must not meet it. */
const hour = String((clock.now().getUTCHours() + 12) % 24);
const site = await startLiveSite(
  { BACKUP_HOUR: hour, BACKUP_KEY: randomBytes(32).toString('base64'), BACKUP_S3_URL: bucket.href },
  clock,
);
afterAll(async () => {
  await site.stop();
  await afar.stop();
});

const rows = async (query: string) => (await site.services.db.$client.query(query)).rows;
const night = async () => {
  await site.runJob('back-up');
  await site.runJob('try-backup');
};
const backups = () => rows('select * from backups where is_nightly order by made_at');
const health = async () =>
  (await (await (await site.signedIn(site.people.owner.email)).get('/office/settings/health')).text())
    .replaceAll(/<!--.*?-->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the first night makes one, in both places and under the key, and tries it', async () => {
  await rows(`update schema_migrations set applied_at = '${clock.now().toISOString()}'`);
  await night();
  expect(await backups()).toEqual([]); // the site is younger than the last time that a backup was due
  clock.advance({ days: 1 });
  await night();
  await night();
  const [first, ...more] = await backups();
  expect([more, first]).toEqual([
    [],
    expect.objectContaining({ problem: null, trial_problem: null, tried_at: clock.now(), missing: 0 }),
  ]);
  expect(first.places).toHaveLength(2);
  const page = await health();
  expect(page).toContain(`every night after ${hour}:00`);
  expect(page).toContain(`with the key ${first.key_mark}`);
  expect(page).toContain('all rows and files came back');
});

test('the next night makes another, which is not tried again within the week', async () => {
  clock.advance({ days: 1 });
  await night();
  expect((await backups()).map(({ tried_at }) => tried_at !== null)).toEqual([true, false]);
});

test('one that is dated in the future, by a clock that was wrong, stops none', async () => {
  await rows(
    `insert into backups (made_at, file_key, bytes, rows, is_nightly) values ('2999-01-01', '2999-01-01-00-00-00', 1, 1, true)`,
  );
  const before = (await backups()).length;
  clock.advance({ days: 1 });
  await night();
  expect(await backups()).toHaveLength(before + 1);
  await rows(`delete from backups where file_key = '2999-01-01-00-00-00'`);
});

test('a place that is away is told, and so is a backup that does not restore', async () => {
  await afar.stop();
  clock.advance({ days: 8 });
  const { backups: service } = site.services;
  const { check } = service;
  service.check = () => Promise.reject(new Error('after restoring, public.orders is not what was backed up'));
  await night();
  service.check = check;
  const told = await rows(`select title, text from notices where kind = 'backup' order by title`);
  expect(told).toEqual([
    { title: 'A backup did not get everywhere', text: expect.stringContaining('the bucket') },
    { title: 'A backup does not restore', text: expect.stringContaining('public.orders') },
  ]);
  expect(await health()).toContain('does not restore');
});

test('one that cannot be made at all is told too', async () => {
  clock.advance({ days: 1 });
  const { backups: service } = site.services;
  const { make } = service;
  service.make = () => Promise.reject(new Error('the disk is nearly full'));
  await expect(night()).rejects.toThrow('nearly full');
  service.make = make;
  const [told] = await rows(`select text from notices where title = 'Tonight’s backup failed'`);
  expect(told).toEqual({ text: 'the disk is nearly full. It is tried again by itself.' });
});

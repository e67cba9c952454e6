import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pgBossJobs } from '../../adapters/jobs/pg-boss.ts';
import { hourlyJobNames, type JobName } from '../../domain/jobs.ts';
import { jobList } from '../../server/jobs.ts';
import { keysOf, recordOf } from '../../shared/records.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

const HOUR = 3_600;
let house: TestServices;
beforeAll(async () => {
  house = await startTestServices();
});
afterAll(() => house?.stop());

const rows = async (query: string) => (await house.services.db.$client.query(query)).rows;

test('a backup may take half a day before it is taken for dead; finished jobs stay for hours, not for ever', async () => {
  const { databaseUrl, services } = house;
  // As an earlier version left it: with the queue's own limits, and with a job that there is no more.
  const before = new PgBoss({ connectionString: databaseUrl });
  await before.start();
  for (const name of ['back-up', 'tidy-up']) await before.createQueue(name);
  await before.schedule('tidy-up', '17 * * * *');
  await before.stop();

  const jobs = await pgBossJobs<JobName>(databaseUrl, services.log, { hourly: hourlyJobNames });
  const list = jobList(services);
  await jobs.work(recordOf(keysOf(list), (name) => ({ ...list[name], run: async () => {} })));
  await jobs.stop();

  const queues = await rows(
    `select name, expire_seconds as expire, deletion_seconds as deletion from pgboss.queue
     where name not like '\\_\\_%' and name <> 'tidy-up' order by name`,
  );
  expect(queues.filter(({ expire }) => expire > HOUR).map(({ name }) => name)).toEqual([
    'back-up',
    'try-backup',
  ]);
  expect(queues.filter(({ expire, deletion }) => expire < HOUR || deletion > 48 * HOUR)).toEqual([]);
  const schedules = await rows(
    `select name, key, options ->> 'expireInSeconds' as expire from pgboss.schedule`,
  );
  expect(schedules.filter(({ name }) => name === 'back-up')).toEqual([
    { name: 'back-up', key: '', expire: String(12 * HOUR) },
  ]);
  expect(schedules.filter(({ name }) => name === 'tidy-up')).toEqual([]);
  expect(
    schedules
      .filter(({ name }) => name === 'hourly')
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...hourlyJobNames].sort());
});

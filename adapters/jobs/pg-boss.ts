import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Log } from '../log/log.ts';
import type { JobDefinition, RunningJobs } from './jobs.ts';

/** A job that is due waits for a notice of the database, and so long at most where that is lost. */
export const POLL_SECONDS = 2;

/** pg-boss keeps the queue in our own database: many machines share it, each job goes to one of them. */
export async function pgBossJobs<Name extends string>(url: string, log: Log): Promise<RunningJobs<Name>> {
  const boss = new PgBoss({ connectionString: url, application_name: 'aura', max: 4, useListenNotify: true });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  let working = false;

  return {
    async enqueue(db, name, data = {}, { at } = {}) {
      await boss.send(name, data, { db: fromDrizzle(db, sql), startAfter: at });
    },
    async work(definitions) {
      for (const [name, { run, cron }] of Object.entries<JobDefinition>(definitions)) {
        await boss.createQueue(name, {
          retryLimit: 20,
          retryDelay: 5,
          retryBackoff: true,
          retryDelayMax: 3600,
          notify: true,
        });
        await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
          for (const job of jobs) {
            try {
              await run(job.data);
            } catch (err) {
              log.error({ err, job: name, jobId: job.id }, 'job failed and will be tried again');
              throw err;
            }
          }
        });
        if (cron) await boss.schedule(name, cron);
        else await boss.unschedule(name);
      }
      working = true;
    },
    isWorking: () => working,
    async stop() {
      working = false;
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}

import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { has } from '../../shared/problem.ts';
import { entriesOf } from '../../shared/records.ts';
import type { Log } from '../log/log.ts';
import type { JobDefinition, RunningJobs } from './jobs.ts';

/** A job that is due waits for a notice of the database, and so long at most where that is lost. */
export const POLL_SECONDS = 2;

const HOUR = 3_600;
const DAY = 24 * HOUR;
/**
 * An idle site finishes more than twenty jobs a minute. They are looked back at for an hour (those of the shared queue for
 * two days), and never kept in every backup.
 */
const TIDY_EVERY = 600;
const ownQueue = { retryLimit: 3, retryDelay: 5, retryDelayMax: 60, deleteAfterSeconds: HOUR };
const sharedQueue = { retryLimit: 5, retryDelay: 30, retryDelayMax: 900, deleteAfterSeconds: 2 * DAY };
const everyQueue = { retryBackoff: true, expireInSeconds: HOUR, retentionSeconds: DAY, notify: true };

/** Jobs that share a queue, by its name: each has its own tries and error, and together they cost one poll. */
type Shared<Name extends string> = Record<string, readonly Name[]>;

/** pg-boss keeps the queue in our own database: many machines share it, each job goes to one of them. */
export async function pgBossJobs<Name extends string>(
  url: string,
  log: Log,
  shared: Shared<Name> = {},
): Promise<RunningJobs<Name>> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'aura',
    max: 4,
    useListenNotify: true,
    maintenanceIntervalSeconds: TIDY_EVERY,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  const queueOf: QueueOf = new Map(
    entriesOf(shared).flatMap(([queue, names]) => names.map((name) => [name, queue])),
  );
  let working = false;

  return {
    async enqueue(db, name, data = {}, { at } = {}) {
      const queue = queueOf.get(name);
      await boss.send(queue ?? name, queue ? { job: name, ...data } : data, {
        db: fromDrizzle(db, sql),
        startAfter: at,
      });
    },
    async work(definitions) {
      const options = { pollingIntervalSeconds: POLL_SECONDS, burstWhenBatchFull: true };
      for (const [name, definition] of entriesOf(definitions)) {
        if (queueOf.has(name)) continue;
        const { expireSeconds: expireInSeconds = HOUR } = definition;
        await makeQueue(boss, name, { ...ownQueue, expireInSeconds });
        await boss.work(name, options, async (jobs) => {
          for (const job of jobs) await runOne(log, name, definition, job);
        });
      }
      for (const [queue, names] of entriesOf(shared)) {
        await makeQueue(boss, queue, sharedQueue);
        await boss.work(queue, options, async (jobs) => {
          for (const job of jobs) {
            const name = names.find((one) => has(job.data, 'job') && job.data.job === one);
            // A job of another version of this program: it is that one's.
            if (name) await runOne(log, name, definitions[name], job);
          }
        });
      }
      await schedule(boss, queueOf, definitions);
      working = true;
    },
    isWorking: () => working,
    async stop() {
      working = false;
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}

async function runOne(
  log: Log,
  name: string,
  { run }: JobDefinition,
  job: { id: string; data: unknown },
): Promise<void> {
  try {
    await run(job.data);
  } catch (err) {
    log.error({ err, job: name, jobId: job.id }, 'job failed and will be tried again');
    throw err;
  }
}

type QueueOptions = typeof ownQueue & { expireInSeconds?: number };

async function makeQueue(boss: PgBoss, queue: string, options: QueueOptions): Promise<void> {
  await boss.createQueue(queue, { ...everyQueue, ...options });
  // One that an earlier version made keeps its options otherwise.
  await boss.updateQueue(queue, { ...everyQueue, ...options });
}

type QueueOf = Map<string, string>;

async function schedule<Name extends string>(
  boss: PgBoss,
  queueOf: QueueOf,
  definitions: Record<Name, JobDefinition>,
): Promise<void> {
  const wanted = new Set<string>();
  for (const [name, { cron, expireSeconds }] of entriesOf(definitions)) {
    const queue = queueOf.get(name);
    const key = queue ? name : '';
    if (!cron) continue;
    wanted.add(`${queue ?? name}:${key}`);
    await boss.schedule(queue ?? name, cron, queue ? { job: name } : {}, {
      ...(key ? { key } : {}),
      ...(expireSeconds ? { expireInSeconds: expireSeconds } : {}),
    });
  }
  // Of jobs that an earlier version had, and of those that have no timetable any more.
  for (const { name, key } of await boss.getSchedules())
    if (!wanted.has(`${name}:${key ?? ''}`)) await boss.unschedule(name, key);
}

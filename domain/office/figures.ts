import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { countFailing } from '../duties.ts';
import { leastFreeDisk } from '../room.ts';
import type { Services } from '../services.ts';
import { isAsleep } from '../settings.ts';
import { listBackups } from './backups.ts';
import { readOutages } from './outages.ts';
import { readJobFacts, readMailFacts } from './settings/queries.ts';

/** The state of the business in figures, for a program that watches from outside. Nobody is named in them. */
export async function readMetrics(services: Services) {
  const { db, clock } = services;
  const now = clock.now();
  const [jobs, mails, queuedSeconds, promised, orders, openNotices, backups, outages, room] =
    await Promise.all([
      readJobFacts(db),
      readMailFacts(db),
      oldestQueued(db, now),
      countPromised(db, now),
      countOrders(db),
      countOpenNotices(db),
      listBackups(db, { until: now }),
      readOutages(services),
      leastFreeDisk(services),
    ]);
  const [newest] = backups;
  const tried = backups.find(({ triedAt, trialHindrance }) => triedAt && !trialHindrance);
  return {
    jobs,
    mails,
    queuedSeconds,
    promised,
    orders,
    openNotices,
    outages: outages.length,
    backup: {
      ageSeconds: newest && (now.getTime() - newest.madeAt.getTime()) / 1000,
      restores: tried && tried.trialProblem === null,
    },
    freeBytes: room.freeBytes,
    failing: await countFailing(db),
    isAsleep: await isAsleep(db),
  };
}

/** Orders by state. */
async function countOrders(db: Db) {
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from orders group by state`,
  );
  return rows;
}

/** Notices of the payment provider that have come in and are not worked off. */
async function countOpenNotices(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from payment_notices where handled_at is null`,
  );
  return rows[0]?.count ?? 0;
}

/** What is promised and not delivered: overdue, and due within a day. */
async function countPromised(db: Db, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ overdue: number; soon: number }>(sql`
    select count(*) filter (where due_at < ${at})::int as overdue,
      count(*) filter (where due_at between ${at} and ${at} + interval '1 day')::int as soon
    from fulfilments where due_at is not null and stage in ('in_work', 'recording')`);
  return rows[0] ?? { overdue: 0, soon: 0 };
}

/** How long the oldest letter that should be out has waited. */
async function oldestQueued(db: Db, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from ${at} - min(next_try_at)), 0)::float8 as seconds
    from mails where state = 'queued' and next_try_at <= ${at}`);
  return rows[0]?.seconds ?? 0;
}

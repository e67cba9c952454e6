import { sql } from 'drizzle-orm';
import type { Clock } from '../../adapters/clock/clock.ts';
import type { Log } from '../../adapters/log/log.ts';
import type { Db } from '../../db/connect.ts';
import { dateIn } from '../../shared/wall-time.ts';
import { ownerOnly } from '../identity/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { at, type Days, type Question, readRange, rowsOf, type Span, share } from './range.ts';

/** Visits, sequences and deliveries between two days of the practice's calendar; by default the last twelve months. */
export async function readAnalytics(services: Deps, { actor, range }: Question) {
  ownerOnly(actor);
  const { db } = services;
  const { days, span } = readRange(services, range);
  const [funnel, sequences, deliveries] = await Promise.all([
    countFunnel(db, span, days),
    sequencesByType(db, span),
    deliveriesByMonth(db, span),
  ]);
  return {
    ...days,
    funnel: [
      { step: 'Visits', count: funnel.visits },
      { step: 'Quiz opened', count: funnel.quiz },
      { step: 'Leads', count: funnel.leads },
      { step: 'Paid orders', count: funnel.orders },
    ],
    sequences: sequences.map((row) => ({ ...row, rate: share(row.converted, row.started) })),
    deliveries: deliveries.map((row) => ({ ...row, rate: share(row.onTime, row.delivered) })),
  };
}

export type Analytics = Awaited<ReturnType<typeof readAnalytics>>;

const FLUSH_EVERY_MS = 10_000;

type VisitCounter = {
  count(step: VisitStep): void;
  /** Adds what was counted to the day's sums. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type Needs = { db: Db; clock: Clock; log: Log } & ReadsContent;

/**
 * Counts without knowing whom: two numbers in memory, added to the day's row now and then. A crash loses at most
 * ten seconds of counting, and nothing about anybody.
 */
export function createVisitCounter({ db, clock, log, content }: Needs): VisitCounter {
  let counted: Record<VisitStep, number> = { visit: 0, quiz: 0 };

  async function flush(): Promise<void> {
    const taken = counted;
    counted = { visit: 0, quiz: 0 };
    try {
      await addVisits(db, dateIn(clock.now(), content.current().site.timeZone), taken);
    } catch (err) {
      counted.visit += taken.visit;
      counted.quiz += taken.quiz;
      log.warn({ err }, 'the visits could not be added up');
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    count: (step) => {
      counted[step] += 1;
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

type VisitStep = 'visit' | 'quiz';

// SQL

const monthOf = (column: string, zone: string) =>
  sql`to_char(${sql.raw(column)} at time zone ${zone}, 'YYYY-MM')`;

async function countFunnel(db: Db, { from, to }: Span, days: Days) {
  const [counts] = await rowsOf<{ visits: number; quiz: number; leads: number; orders: number }>(
    db,
    sql`select
          (select coalesce(sum(count), 0)::int from visit_counts
            where step = 'visit' and day between ${days.from} and ${days.to}) as visits,
          (select coalesce(sum(count), 0)::int from visit_counts
            where step = 'quiz' and day between ${days.from} and ${days.to}) as quiz,
          (select count(distinct email)::int from quiz_leads
            where created_at >= ${at(from)} and created_at < ${at(to)}) as leads,
          (select count(*)::int from orders where paid_at >= ${at(from)} and paid_at < ${at(to)}) as orders`,
  );
  return counts ?? { visits: 0, quiz: 0, leads: 0, orders: 0 };
}

function sequencesByType(db: Db, { from, to }: Span) {
  return rowsOf<{ type: string; started: number; mails: number; clicked: number; converted: number }>(
    db,
    sql`select s.sequence_type as type, count(*)::int as started,
          coalesce(sum(s.current_step), 0)::int as mails,
          count(s.clicked_at)::int as clicked, count(*) filter (where s.converted)::int as converted
        from email_sequences s where s.started_at >= ${at(from)} and s.started_at < ${at(to)}
        group by 1 order by 1`,
  );
}

/** How long a promised delivery took, from the moment its hours began. */
function deliveriesByMonth(db: Db, { from, to, zone }: Span) {
  return rowsOf<{ month: string; delivered: number; onTime: number; median: number; slowest: number }>(
    db,
    sql`with taken as (
          select f.delivered_at, f.due_at,
            greatest(0, extract(epoch from f.delivered_at - (f.due_at - make_interval(hours => coalesce(f.promised_hours, 24)))) / 3600) as hours
          from fulfilments f
          where f.kind in ('document', 'video', 'text') and f.due_at is not null
            and f.delivered_at >= ${at(from)} and f.delivered_at < ${at(to)}
        )
        select ${monthOf('delivered_at', zone)} as month, count(*)::int as delivered,
          count(*) filter (where delivered_at <= due_at)::int as "onTime",
          round(percentile_cont(0.5) within group (order by hours)::numeric, 1)::float8 as median,
          round(max(hours)::numeric, 1)::float8 as slowest
        from taken group by 1 order by 1`,
  );
}

async function addVisits(db: Db, day: string, counts: Record<VisitStep, number>): Promise<void> {
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  if (rows.length === 0) return;
  const values = rows.map(([step, count]) => sql`(${day}::date, ${step}, ${count})`);
  await db.execute(
    sql`insert into visit_counts (day, step, count) values ${sql.join(values, sql`, `)}
        on conflict (day, step) do update set count = visit_counts.count + excluded.count`,
  );
}

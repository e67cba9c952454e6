import { sql } from 'drizzle-orm';
import type { Clock } from '../../adapters/clock/clock.ts';
import type { Log } from '../../adapters/log/log.ts';
import { findProduct, soldElsewhere } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { addDays, dateIn, instantOf, isPlainDate } from '../../shared/wall-time.ts';
import { type Actor, ownerOnly } from '../identity/index.ts';
import { readPractice } from '../practice/index.ts';
import type { Deps, ReadsContent } from '../services.ts';

type Range = { from?: string; to?: string };
type Question = { actor: Actor; range: Range };

const LONGEST_DAYS = 3_660;

/** Revenue, sources, funnel, sequences and membership between two days of the practitioner's calendar; by default the last twelve months. */
export async function readAnalytics(services: Deps, { actor, range }: Question) {
  ownerOnly(actor);
  const { db, clock } = services;
  const { zone } = await readPractice(services);
  const days = checkedRange(range, dateIn(clock.now(), zone));
  const span: Span = { from: startOf(days.from, zone), to: startOf(addDays(days.to, 1), zone), zone };
  const [revenue, sources, funnel, sequences, membership, deliveries] = await Promise.all([
    revenueByMonth(db, span),
    revenueBySource(db, span),
    countFunnel(db, span, days),
    sequencesByType(db, span),
    membershipByMonth(db, span),
    deliveriesByMonth(db, span),
  ]);
  const months = monthsBetween(days.from, days.to);
  return {
    ...days,
    revenue: revenueTable(services, months, revenue),
    sources,
    funnel: [
      { step: 'Visits', count: funnel.visits },
      { step: 'Quiz opened', count: funnel.quiz },
      { step: 'Leads', count: funnel.leads },
      { step: 'Paid orders', count: funnel.orders },
    ],
    sequences: sequences.map((row) => ({ ...row, rate: share(row.converted, row.started) })),
    membership: membership.map((row) => ({
      ...row,
      after: row.before + row.joined - row.left,
      churn: share(row.left, row.before),
    })),
    deliveries: deliveries.map((row) => ({ ...row, rate: share(row.onTime, row.delivered) })),
  };
}

export type Business = Awaited<ReturnType<typeof readAnalytics>>;

/** In percent with one decimal; nothing where there is nothing to divide. */
export const share = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;

function revenueTable(
  services: ReadsContent,
  months: string[],
  rows: { month: string; productId: string; cents: number }[],
) {
  const products = [...new Set(rows.map(({ productId }) => productId))];
  const sumOf = (some: typeof rows) => some.reduce((sum, { cents }) => sum + cents, 0);
  const named = products
    .map((id) => ({
      id,
      name: nameOf(services, id),
      cents: sumOf(rows.filter(({ productId }) => productId === id)),
    }))
    .sort((one, other) => other.cents - one.cents);
  return {
    totalCents: sumOf(rows),
    products: named,
    months: months.map((month) => {
      const own = rows.filter((row) => row.month === month);
      return {
        month,
        cents: sumOf(own),
        byProduct: named.map(({ id }) => own.find(({ productId }) => productId === id)?.cents ?? 0),
      };
    }),
  };
}

/** By today's name; one that nobody knows any more keeps its id. */
const nameOf = ({ content }: ReadsContent, id: string) =>
  (findProduct(content.current().catalogue, id) ?? soldElsewhere.find((known) => known.id === id))?.name ??
  id;

export function checkedRange({ from, to }: Range, today: string): { from: string; to: string } {
  const last = to && isPlainDate(to) ? to : today;
  const yearBefore = `${Number(last.slice(0, 4)) - 1}${last.slice(4, 7)}-01`;
  const first = from && isPlainDate(from) && from <= last ? from : addMonth(yearBefore);
  const earliest = addDays(last, -LONGEST_DAYS);
  return { from: first < earliest ? earliest : first, to: last };
}

function addMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let date = `${from.slice(0, 7)}-01`; date <= to; date = addMonth(date)) months.push(date.slice(0, 7));
  return months;
}

const startOf = (date: string, zone: string): Date =>
  instantOf(date, '00:00', zone) ?? instantOf(date, '01:00', zone) ?? new Date(`${date}T00:00:00Z`);

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

/** Whole days in the practitioner's zone: from the first, up to and without the last. */
type Span = { from: Date; to: Date; zone: string };
type VisitStep = 'visit' | 'quiz';

// SQL

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const monthOf = (column: string, zone: string) =>
  sql`to_char(${sql.raw(column)} at time zone ${zone}, 'YYYY-MM')`;

async function rowsOf<Row>(db: Db | Tx, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}

/** Money that arrived, less what went back, by the month it arrived in. */
function revenueByMonth(db: Db, { from, to, zone }: Span) {
  return rowsOf<{ month: string; productId: string; payments: number; cents: number }>(
    db,
    // The first line has what the others leave: a sum that differs from the order's is nobody else's.
    sql`select ${monthOf('p.arrived_at', zone)} as month, i.product_id as "productId", count(*)::int as payments,
          sum(case when i.position > 0 then i.total_cents - i.refunded_cents
            else p.amount_cents - p.refunded_cents - case when p.is_first then others.cents else 0 end end)::int as cents
        from (select *, row_number() over (partition by order_id order by arrived_at, id) = 1 as is_first
          from order_payments) p
        join order_items i on i.order_id = p.order_id and (i.position = 0 or p.is_first)
        cross join lateral (select coalesce(sum(j.total_cents - j.refunded_cents), 0) as cents
          from order_items j where j.order_id = p.order_id and j.position > 0) others
        where p.arrived_at >= ${at(from)} and p.arrived_at < ${at(to)}
        group by 1, 2 order by 1, 2`,
  );
}

/** The same money by the link that led to the order, and how many were first paid for; null is where none said so. */
function revenueBySource(db: Db, { from, to }: Span) {
  return rowsOf<{ source: string | null; orders: number; cents: number }>(
    db,
    sql`select o.source, count(distinct o.id) filter (where o.paid_at >= ${at(from)} and o.paid_at < ${at(to)})::int as orders,
          sum(p.amount_cents - p.refunded_cents)::int as cents
        from order_payments p join orders o on o.id = p.order_id
        where p.arrived_at >= ${at(from)} and p.arrived_at < ${at(to)}
        group by 1 order by 3 desc, 1 nulls last`,
  );
}

async function countFunnel(db: Db, { from, to }: Span, days: { from: string; to: string }) {
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

/** For each month: who was a member when it began, who came, who left. */
function membershipByMonth(db: Db, { from, to, zone }: Span) {
  return rowsOf<{ month: string; before: number; joined: number; left: number }>(
    db,
    sql`with months as (
          select generate_series(date_trunc('month', ${at(from)} at time zone ${zone}),
            date_trunc('month', (${at(to)} - interval '1 second') at time zone ${zone}), '1 month') as start
        ), members as (
          select o.paid_at at time zone ${zone} as joined_at, s.ended_at at time zone ${zone} as left_at
          from subscriptions s join orders o on o.id = s.order_id where o.paid_at is not null
        )
        select to_char(m.start, 'YYYY-MM') as month,
          count(*) filter (where joined_at < m.start and (left_at is null or left_at >= m.start))::int as before,
          count(*) filter (where joined_at >= m.start and joined_at < m.start + interval '1 month')::int as joined,
          count(*) filter (where left_at >= m.start and left_at < m.start + interval '1 month')::int as left
        from months m left join members on true group by m.start order by m.start`,
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

import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';

/** Whole days in the practitioner's zone: from the first, up to and without the last. */
export type Span = { from: Date; to: Date; zone: string };
export type VisitStep = 'visit' | 'quiz';

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const monthOf = (column: string, zone: string) =>
  sql`to_char(${sql.raw(column)} at time zone ${zone}, 'YYYY-MM')`;

async function rowsOf<Row>(db: Db | Tx, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}

/** Money that arrived, less what went back, by the month it arrived in. */
export function revenueByMonth(db: Db, { from, to, zone }: Span) {
  return rowsOf<{ month: string; productId: string; payments: number; cents: number }>(
    db,
    sql`select ${monthOf('p.arrived_at', zone)} as month, o.product_id as "productId", count(*)::int as payments,
          sum(p.amount_cents - p.refunded_cents)::int as cents
        from order_payments p join orders o on o.id = p.order_id
        where p.arrived_at >= ${at(from)} and p.arrived_at < ${at(to)}
        group by 1, 2 order by 1, 2`,
  );
}

/** The same money by the link that led to the order, and how many were first paid for; null is where none said so. */
export function revenueBySource(db: Db, { from, to }: Span) {
  return rowsOf<{ source: string | null; orders: number; cents: number }>(
    db,
    sql`select o.source, count(distinct o.id) filter (where o.paid_at >= ${at(from)} and o.paid_at < ${at(to)})::int as orders,
          sum(p.amount_cents - p.refunded_cents)::int as cents
        from order_payments p join orders o on o.id = p.order_id
        where p.arrived_at >= ${at(from)} and p.arrived_at < ${at(to)}
        group by 1 order by 3 desc, 1 nulls last`,
  );
}

export async function countFunnel(db: Db, { from, to }: Span, days: { from: string; to: string }) {
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

export function sequencesByType(db: Db, { from, to }: Span) {
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
export function membershipByMonth(db: Db, { from, to, zone }: Span) {
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

/** How long a promised delivery took, from the moment its 24 hours began. */
export function deliveriesByMonth(db: Db, { from, to, zone }: Span) {
  return rowsOf<{ month: string; delivered: number; onTime: number; median: number; slowest: number }>(
    db,
    sql`with taken as (
          select f.delivered_at, f.due_at,
            greatest(0, extract(epoch from f.delivered_at - (f.due_at - interval '24 hours')) / 3600) as hours
          from fulfilments f
          where f.kind in ('document', 'video') and f.due_at is not null
            and f.delivered_at >= ${at(from)} and f.delivered_at < ${at(to)}
        )
        select ${monthOf('delivered_at', zone)} as month, count(*)::int as delivered,
          count(*) filter (where delivered_at <= due_at)::int as "onTime",
          round(percentile_cont(0.5) within group (order by hours)::numeric, 1)::float8 as median,
          round(max(hours)::numeric, 1)::float8 as slowest
        from taken group by 1 order by 1`,
  );
}

export async function addVisits(db: Db, day: string, counts: Record<VisitStep, number>): Promise<void> {
  const rows = Object.entries(counts).filter(([, count]) => count > 0);
  if (rows.length === 0) return;
  const values = rows.map(([step, count]) => sql`(${day}::date, ${step}, ${count})`);
  await db.execute(
    sql`insert into visit_counts (day, step, count) values ${sql.join(values, sql`, `)}
        on conflict (day, step) do update set count = visit_counts.count + excluded.count`,
  );
}

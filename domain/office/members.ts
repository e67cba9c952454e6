import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { subscriptions } from '../../db/schema/index.ts';
import { ownerOnly } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { membershipState } from '../shop/index.ts';
import {
  averageChurn,
  type Change,
  countByMonth,
  countCohorts,
  type Member,
  type MonthSpan,
  type Pause,
} from './member-counts.ts';
import { at, type Days, daysOfMonth, type Question, readRange, rowsOf, spanOf } from './range.ts';

/** Members by month and by the month in which they joined; how they stand today, and what they have paid so far. */
export async function readMembers(services: Deps, { actor, range }: Question) {
  ownerOnly(actor);
  const { db, clock } = services;
  const { days, span, months } = readRange(services, range);
  const spans = monthSpans(days, months, span.zone);
  const now = clock.now();
  const [counted, states, lifetimes] = await Promise.all([
    readCounted(db, span),
    countStates(db),
    readLifetimes(db, now),
  ]);
  const byMonth = countByMonth(spans, counted, now);
  const sum = (of: (month: (typeof byMonth)[number]) => number) =>
    byMonth.reduce((all, month) => all + of(month), 0);
  return {
    ...days,
    months: byMonth,
    joined: sum(({ joined }) => joined),
    gone: sum(({ gone }) => gone),
    after: byMonth.at(-1)?.after ?? 0,
    churn: averageChurn(byMonth),
    cohorts: countCohorts(spans, counted.members, now),
    states,
    lifetimes,
  };
}

export type BusinessMembers = Awaited<ReturnType<typeof readMembers>>;

export const monthSpans = (days: Days, months: readonly string[], zone: string): MonthSpan[] =>
  months.map((month) => ({ month, ...spanOf(daysOfMonth(days, month), zone) }));

/** All that is counted of the memberships that were paid for at some time between two moments. */
export async function readCounted(db: Db, span: { from: Date; to: Date }) {
  const [members, pauses, changes] = await Promise.all([
    listMembers(db, span),
    listPauses(db, span),
    listChanges(db, span),
  ]);
  return { members, pauses, changes };
}

type State = ReturnType<typeof membershipState>;

/** How those stand today that have not ended, each counted once. */
async function countStates(db: Db): Promise<Partial<Record<State, number>>> {
  const counts: Partial<Record<State, number>> = {};
  for (const row of await listOpen(db)) {
    const state = membershipState(row);
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

// SQL

/** Months that came with a product are no membership of their own, and free days are none before they are paid for. */
const memberships = sql`
  select s.order_id, s.status, s.failed_invoice_id is not null and s.status = 'canceled' and s.withdrawn_at is null as "isUnpaid",
    paid.joined_at as "joinedAt", least(s.ended_at, s.withdrawn_at) as "leftAt"
  from subscriptions s
  cross join lateral (select min(p.arrived_at) as joined_at from order_payments p where p.order_id = s.order_id) paid
  where s.months is null and paid.joined_at is not null`;

async function listMembers(db: Db, { from, to }: { from: Date; to: Date }): Promise<Member[]> {
  const rows = await rowsOf<{ joinedAt: string; leftAt: string | null; isUnpaid: boolean }>(
    db,
    sql`select "joinedAt", "leftAt", "isUnpaid" from (${memberships}) m
        where "joinedAt" < ${at(to)} and ("leftAt" is null or "leftAt" >= ${at(from)})`,
  );
  return rows.map(({ joinedAt, leftAt, isUnpaid }) => ({
    ...{ joinedAt: new Date(joinedAt), leftAt: leftAt === null ? null : new Date(leftAt), isUnpaid },
  }));
}

/** One that was ended by hand, or with its membership, lasted until then; one that was taken back before it began never was. */
async function listPauses(db: Db, { from, to }: { from: Date; to: Date }): Promise<Pause[]> {
  const rows = await rowsOf<{ from: string; until: string }>(
    db,
    sql`select c.paid_until as "from", ended.at as until from membership_changes c
        cross join lateral (select case c.state when 'agreed' then c.charges_from else c.settled_at end as at) ended
        where c.kind = 'pause' and c.state in ('agreed', 'done', 'replaced')
          and ended.at > c.paid_until and ended.at >= ${at(from)} and c.paid_until < ${at(to)}`,
  );
  return rows.map(({ from: begins, until }) => ({ from: new Date(begins), until: new Date(until) }));
}

async function listChanges(db: Db, { from, to }: { from: Date; to: Date }): Promise<Change[]> {
  const rows = await rowsOf<Omit<Change, 'at'> & { at: string }>(
    db,
    sql`select settled_at as at, from_cents as "fromCents", amount_cents as "toCents", from_period as "fromPeriod", period as "toPeriod"
        from membership_changes
        where state = 'done' and product_id is not null and settled_at >= ${at(from)} and settled_at < ${at(to)}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

const listOpen = (db: Db) =>
  db
    .select()
    .from(subscriptions)
    .where(sql`${subscriptions.status} in ('active', 'past_due') or ${subscriptions.benefits}`);

type Lifetimes = Record<'left' | 'all', { members: number; paidCents: number; months: number }>;

/** What memberships have paid by their papers, less what went back, and how long they lasted, each on average. */
async function readLifetimes(db: Db, now: Date): Promise<Lifetimes> {
  const rows = await rowsOf<{ left: boolean; members: number; paidCents: number; months: number }>(
    db,
    sql`select "leftAt" is not null as "left", count(*)::int as members, sum(paid.cents)::float8 as "paidCents",
          sum(extract(epoch from coalesce("leftAt", ${at(now)}) - "joinedAt") / 2629746)::float8 as months
        from (${memberships}) m
        cross join lateral (
          select coalesce(sum(case r.kind when 'receipt' then r.amount_cents else -r.amount_cents end), 0) as cents
          from receipts r where r.order_id = m.order_id and r.replaces is null
        ) paid
        group by 1`,
  );
  const over = (some: typeof rows) => {
    const sum = (of: 'members' | 'paidCents' | 'months') => some.reduce((all, row) => all + row[of], 0);
    const members = sum('members');
    const each = (whole: number) => (members === 0 ? 0 : whole / members);
    return { members, paidCents: Math.round(each(sum('paidCents'))), months: each(sum('months')) };
  };
  return { left: over(rows.filter(({ left }) => left)), all: over(rows) };
}

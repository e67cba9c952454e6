import { addMonths as monthsLater } from 'date-fns/addMonths';
import { sql } from 'drizzle-orm';
import type { PaidBy } from '../../content/product.ts';
import type { Db } from '../../db/connect.ts';
import { dateIn } from '../../shared/wall-time.ts';
import { type Actor, ownerOnly } from '../identity/index.ts';
import { readUnpaidSessions } from '../practice/index.ts';
import type { Deps } from '../services.ts';
import { averageChurn, countByMonth } from './member-counts.ts';
import { monthSpans, readCounted } from './members.ts';
import { addMonths, monthsBetween, readRange, rowsOf } from './range.ts';

/** This month and the eleven after it. */
const AHEAD = 12;

/**
 * What is agreed already and will be charged in the next twelve months: parts of plans, renewals of memberships, and sessions
 * that are booked and not paid for. What is overdue stands apart, because nobody knows whether it still comes.
 */
export async function readBooked(services: Deps, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const { db, clock, content } = services;
  const { timeZone } = content.current().site;
  const now = clock.now();
  const today = dateIn(now, timeZone);
  const months = monthsBetween({ from: today, to: addMonths(today, AHEAD - 1) });
  const until = monthsLater(now, AHEAD);
  const [plans, memberships, sessions, churn] = await Promise.all([
    listPlans(db),
    listRunning(db),
    readUnpaidSessions(services, { actor }),
    readChurn(services),
  ]);
  const unpaid = sessions.ahead.map(({ startsAt, priceCents }) => ({
    at: new Date(startsAt),
    cents: priceCents ?? 0,
  }));
  const monthOf = ({ at }: Charge) => dateIn(at < now ? now : at, timeZone).slice(0, 7);
  const parts = Map.groupBy(plans.flatMap(chargesOfPlan), monthOf);
  const renewals = Map.groupBy(
    memberships.flatMap((row) => chargesOfMembership(row, until)),
    monthOf,
  );
  const booked = Map.groupBy(unpaid, monthOf);
  return {
    churn,
    overdue: {
      parts: sumOf(plans.flatMap(({ isOverdue, partCents }) => (isOverdue ? [{ cents: partCents }] : []))),
      renewals: sumOf(memberships.flatMap(({ isOverdue, cents }) => (isOverdue ? [{ cents }] : []))),
      sessions: sumOf(sessions.past.map(({ priceCents }) => ({ cents: priceCents ?? 0 }))),
    },
    months: months.map((month, n) => {
      const [partCents, renewalCents, sessionCents] = [parts, renewals, booked].map((charges) =>
        sumOf(charges.get(month) ?? []),
      );
      const sums = {
        partCents: partCents ?? 0,
        renewalCents: renewalCents ?? 0,
        sessionCents: sessionCents ?? 0,
      };
      return {
        month,
        ...sums,
        cents: sums.partCents + sums.renewalCents + sums.sessionCents,
        /** Of the renewals, what is left should members go on leaving as they did. */
        stayingCents: Math.round(sums.renewalCents * (1 - (churn ?? 0) / 100) ** n),
      };
    }),
  };
}

export type Booked = Awaited<ReturnType<typeof readBooked>>;

/** Of the last twelve months. */
async function readChurn(services: Deps): Promise<number | undefined> {
  const { days, span, months } = readRange(services, {});
  const counted = await readCounted(services.db, span);
  return averageChurn(countByMonth(monthSpans(days, months, span.zone), counted, services.clock.now()));
}

type Charge = { at: Date; cents: number };

const sumOf = (some: readonly { cents: number }[]): number => some.reduce((sum, { cents }) => sum + cents, 0);

export type OpenPlan = {
  parts: number;
  paid: number;
  partCents: number;
  isOverdue: boolean;
  /** The next part, or, where one is overdue, the day on which it was due. */
  nextAt: Date;
};

/** The parts to come, one a month; the one that is overdue is not among them. */
export function chargesOfPlan({ parts, paid, partCents, isOverdue, nextAt }: OpenPlan): Charge[] {
  const left = Math.max(0, parts - paid);
  return Array.from({ length: left }, (_, n) => ({ at: monthsLater(nextAt, n), cents: partCents })).slice(
    isOverdue ? 1 : 0,
  );
}

export type OpenMembership = {
  /** What the next charge comes to. */
  cents: number;
  period: PaidBy;
  nextAt: Date;
  isOverdue: boolean;
  /** A price that was announced to her, and from when on it is charged. */
  announced: { cents: number; from: Date } | null;
};

/** The charges to come up to a moment. What follows an overdue charge is as uncertain as that. */
export function chargesOfMembership(
  { cents, period, nextAt, isOverdue, announced }: OpenMembership,
  until: Date,
): Charge[] {
  const charges: Charge[] = [];
  const step = period === 'year' ? 12 : 1;
  for (let n = 0; !isOverdue; n++) {
    const at = monthsLater(nextAt, n * step);
    if (at >= until) break;
    charges.push({ at, cents: announced && at >= announced.from ? announced.cents : cents });
  }
  return charges;
}

// SQL

/** Nothing more is charged for one whose money goes back. */
async function listPlans(db: Db): Promise<OpenPlan[]> {
  const rows = await rowsOf<Omit<OpenPlan, 'nextAt'> & { nextAt: string }>(
    db,
    sql`select n.parts, paid.count::int as paid, n.part_cents as "partCents", n.status = 'overdue' as "isOverdue",
          coalesce(n.next_part_at, n.failed_at) as "nextAt"
        from payment_plans n
        cross join lateral (select count(*) from order_payments p where p.order_id = n.order_id) paid
        where n.status in ('running', 'overdue') and n.stop_wanted is null and not n.is_closed
          and coalesce(n.next_part_at, n.failed_at) is not null`,
  );
  return rows.map((row) => ({ ...row, nextAt: new Date(row.nextAt) }));
}

/** What is cancelled renews nothing, and months that came with a product end by themselves. */
async function listRunning(db: Db): Promise<OpenMembership[]> {
  type Row = Omit<OpenMembership, 'nextAt' | 'announced'> & {
    nextAt: string;
    toldCents: number | null;
    toldFrom: string | null;
  };
  const rows = await rowsOf<Row>(
    db,
    sql`select s.amount_cents as cents, s.period, s.current_period_end as "nextAt", s.status = 'past_due' as "isOverdue",
          told.new_cents as "toldCents", told.applies_at as "toldFrom"
        from subscriptions s
        left join lateral (
          select n.new_cents, n.applies_at from price_notices n
          where n.order_id = s.order_id and n.state = 'told' order by n.told_at desc limit 1
        ) told on true
        where s.status in ('active', 'past_due') and not s.cancel_at_period_end and s.withdrawn_at is null
          and s.months is null`,
  );
  return rows.map(({ nextAt, toldCents, toldFrom, ...row }) => ({
    ...row,
    nextAt: new Date(nextAt),
    announced: toldCents !== null && toldFrom ? { cents: toldCents, from: new Date(toldFrom) } : null,
  }));
}

import { addDays, dateIn, instantOf, isPlainDate } from '../../../shared/wall-time.ts';
import { type Actor, ownerOnly } from '../../identity/index.ts';
import { readPractice } from '../../practice/index.ts';
import type { Parts, ReadsContent } from '../../services.ts';
import { productOf } from '../../shop/index.ts';
import {
  countFunnel,
  deliveriesByMonth,
  membershipByMonth,
  revenueByMonth,
  revenueBySource,
  type Span,
  sequencesByType,
} from './queries.ts';

export type Range = { from?: string; to?: string };
type Question = { actor: Actor; range: Range };

const LONGEST_DAYS = 3_660;

/** Revenue, sources, funnel, sequences and membership between two days of the practitioner's calendar; by default the last twelve months. */
export async function readBusiness(services: Parts, { actor, range }: Question) {
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

export type Business = Awaited<ReturnType<typeof readBusiness>>;

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

/** A product that is sold no more keeps its id as its name. */
const nameOf = (services: ReadsContent, id: string) => productOf(services, { productId: id })?.name ?? id;

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

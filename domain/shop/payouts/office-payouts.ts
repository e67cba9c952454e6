import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  balanceEntries,
  balanceReads,
  discrepancies,
  orderPayments,
  orders,
  payouts,
} from '../../../db/schema/index.ts';
import { addDays, dateIn } from '../../../shared/wall-time.ts';
import { notFound } from '../../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import type { Deps } from '../../services.ts';
import { decimal, monthOf } from '../invoices.ts';
import { readDiscrepancies } from './discrepancies.ts';

type By = { actor: Actor };

/** So many movements of one payout are shown; its file has all. */
const SHOWN = 500;

/** What reached the bank account in a month, and whether all that was read agrees with the orders. */
export async function readPayoutMonth(services: Deps, { actor, month: wanted }: By & { month?: string }) {
  ownerOnly(actor);
  const { db } = services;
  const { month, timeZone } = monthOf(services, wanted);
  const [rows, comparedUntil, suspected, differing] = await Promise.all([
    listPayoutsOf(db, month),
    findComparedUntil(db),
    db.$count(discrepancies, eq(discrepancies.state, 'suspected')),
    readDiscrepancies(services, { actor }),
  ]);
  const sums = await sumParts(
    db,
    rows.map(({ id }) => id),
  );
  const shown = rows.map((row) => ({ ...toShown(row), ...sumsOf(sums, row.id) }));
  return {
    month,
    /** The last day that was read and compared. */
    comparedThrough: comparedUntil && dateIn(new Date(comparedUntil.getTime() - 1), timeZone),
    suspected,
    discrepancies: differing,
    payouts: shown,
    paidCents: shown.reduce((all, { status, amountCents }) => all + (status === 'paid' ? amountCents : 0), 0),
  };
}

export type OfficePayout = Awaited<ReturnType<typeof readPayoutMonth>>['payouts'][number];

type Row = typeof payouts.$inferSelect;

const toShown = ({ id, amountCents, status, arrivesOn, parts, createdAt }: Row) => ({
  ...{ id, amountCents, status, arrivesOn, parts },
  createdAt: createdAt.toISOString(),
});

type Sums = Awaited<ReturnType<typeof sumParts>>;
const nothing = { paymentCents: 0, backCents: 0, feeCents: 0, otherCents: 0, movements: 0 };

function sumsOf(sums: Sums, id: string) {
  const { payoutId: _, ...own } = sums.find(({ payoutId }) => payoutId === id) ?? {
    payoutId: id,
    ...nothing,
  };
  return own;
}

/** One payout with all that it is made of: what remains of each movement adds up to it, to the cent. */
export async function readPayout(services: Deps, { actor, payoutId }: By & { payoutId: string }) {
  ownerOnly(actor);
  const { db } = services;
  const row = await findPayout(db, payoutId);
  const [sums, parts, differing] = await Promise.all([
    sumParts(db, [payoutId]),
    listParts(db, payoutId, SHOWN),
    readDiscrepancies(services, { actor }),
  ]);
  return {
    ...toShown(row),
    ...sumsOf(sums, payoutId),
    movements: parts.map(({ at, ...part }) => ({ ...part, at: at.toISOString() })),
    isCut: sumsOf(sums, payoutId).movements > SHOWN,
    discrepancies: differing.filter((one) => one.payoutId === payoutId),
  };
}

export const payoutsHeader = [
  ...['Payout', 'Arrives', 'State', 'Payments (EUR)', 'Refunds and disputes (EUR)'],
  ...['Fees (EUR)', 'Other (EUR)', 'Payout (EUR)'],
];

const noteExport = ownerVerb<{ what: string }, void>(
  'payouts.exported',
  async (_services, _tx, { what }) => ({
    about: { kind: 'payouts', id: what },
    answer: undefined,
  }),
);

/** A row for each payout of a month, as the bank statement has them. */
export async function exportPayouts(services: Deps, asked: By & { month?: string }) {
  const { month, payouts: rows } = await readPayoutMonth(services, asked);
  await noteExport(services, { actor: asked.actor, what: month });
  return {
    month,
    rows: rows.map(({ id, arrivesOn, status, amountCents, ...sums }) => [
      ...[id, arrivesOn, status],
      ...[sums.paymentCents, sums.backCents, sums.feeCents, sums.otherCents, amountCents].map(decimal),
    ]),
  };
}

export const movementsHeader = [
  ...['Movement', 'Time', 'Kind', 'Order', 'Payment at the provider'],
  ...['Amount (EUR)', 'Fee (EUR)', 'Remains (EUR)'],
];

/** A row for each movement of one payout. */
export async function exportPayout(services: Deps, { actor, payoutId }: By & { payoutId: string }) {
  ownerOnly(actor);
  await findPayout(services.db, payoutId);
  await noteExport(services, { actor, what: payoutId });
  const parts = await listParts(services.db, payoutId);
  return parts.map(({ id, at, kind, number, paymentId, amountCents, feeCents, netCents }) => [
    ...[id, at.toISOString(), kind, number ?? '', paymentId ?? ''],
    ...[amountCents, feeCents, netCents].map(decimal),
  ]);
}

// SQL

function listPayoutsOf(db: Db, month: string): Promise<Row[]> {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return db
    .select()
    .from(payouts)
    .where(and(gte(payouts.arrivesOn, first), lt(payouts.arrivesOn, next)))
    .orderBy(desc(payouts.arrivesOn), asc(payouts.id));
}

async function findPayout(db: Db, id: string): Promise<Row> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  if (!row) throw notFound('Payout');
  return row;
}

async function findComparedUntil(db: Db): Promise<Date | undefined> {
  const [last] = await db
    .select({ toAt: balanceReads.toAt })
    .from(balanceReads)
    .where(eq(balanceReads.state, 'compared'))
    .orderBy(desc(balanceReads.fromAt))
    .limit(1);
  return last?.toAt;
}

/** What of a payout's movement is money that came, that went back, or neither. The payout's own movement is none of them. */
const isPayment = inArray(balanceEntries.kind, ['charge', 'charge_failure']);
const isBack = inArray(balanceEntries.kind, ['refund', 'refund_failure', 'dispute', 'dispute_reversal']);

async function sumParts(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const { amountCents, feeCents, netCents, kind, payoutId } = balanceEntries;
  return db
    .select({
      payoutId,
      paymentCents: sql<number>`coalesce(sum(${amountCents}) filter (where ${isPayment}), 0)::int`,
      backCents: sql<number>`coalesce(sum(${amountCents}) filter (where ${isBack}), 0)::int`,
      // A fee that is asked for by itself is a movement without a fee.
      feeCents: sql<number>`coalesce(-sum(case ${kind} when 'fee' then -${netCents} else ${feeCents} end), 0)::int`,
      otherCents: sql<number>`coalesce(sum(${amountCents}) filter (where ${kind} in ('other', 'payout_reversal')), 0)::int`,
      movements: sql<number>`count(*)::int`,
    })
    .from(balanceEntries)
    .where(and(inArray(payoutId, ids), sql`${kind} <> 'payout'`))
    .groupBy(payoutId);
}

/** With the order that each belongs to; those of another program have none. */
function listParts(db: Db, payoutId: string, limit = 100_000) {
  return db
    .select({
      ...{ id: balanceEntries.id, kind: balanceEntries.kind, at: balanceEntries.createdAt },
      ...{ amountCents: balanceEntries.amountCents, feeCents: balanceEntries.feeCents },
      ...{ netCents: balanceEntries.netCents, paymentId: balanceEntries.paymentId },
      ...{ orderId: orders.id, number: orders.number, product: orders.productName },
      disputeId: sql<string | null>`case when ${balanceEntries.kind} in ('dispute', 'dispute_reversal') then
        (select d.id from disputes d where d.order_payment_id = ${orderPayments.id} order by d.opened_at desc limit 1) end`,
    })
    .from(balanceEntries)
    .leftJoin(orderPayments, eq(orderPayments.paymentId, balanceEntries.paymentId))
    .leftJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(and(eq(balanceEntries.payoutId, payoutId), sql`${balanceEntries.kind} <> 'payout'`))
    .orderBy(asc(balanceEntries.createdAt), asc(balanceEntries.id))
    .limit(limit);
}

import { and, asc, desc, eq, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  balanceEntries,
  type balanceReads,
  discrepancies,
  orderPayments,
  orders,
  payouts,
} from '../../../db/schema/index.ts';
import { text } from '../../../shared/fields.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerb } from '../../form-verb.ts';
import { type Actor, allowOwner, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import { syncWithProvider } from '../orders/sync-with-provider.ts';
import { type Discrepancy, type Entry, type OurPayment, type Payout, reconcile } from './reconcile.ts';

type Days = Pick<typeof balanceReads.$inferSelect, 'fromAt' | 'toAt'>;
type DiscrepancyRow = typeof discrepancies.$inferSelect;

/** So many payments in one transaction. */
const BATCH = 500;

/**
 * What has come to be known on either side is compared, once for each payment and each payout; so is what differed before, which
 * may fit by now. What differs is told when it still does on the night after: a webhook may be late, and what happened here
 * after midnight has not been read there.
 */
export async function compareNight(services: Deps, read: Days[]): Promise<void> {
  const { db, clock } = services;
  const night = read.reduce((latest, { toAt }) => (toAt > latest ? toAt : latest), new Date(0));
  const compare = (paymentIds: string[]) => comparePayments(services, paymentIds, night);
  await inBatches(await listDiffering(db), compare);
  await inBatches(await listDisputed(db), compare);
  for (const days of read) {
    await inBatches(await listArrived(db, days), compare);
    await inBatches(await listRefunded(db, days), compare);
  }
  for (let due = await listDue(db, clock.now()); due.length > 0; due = await listDue(db, clock.now())) {
    await compare(due.flatMap(({ paymentId }) => paymentId ?? []));
    await compareOthers(services, due, night);
  }
  await inBatches(await listPayoutsToCompare(db, clock.now()), (ids) => comparePayouts(services, ids, night));
  await tellOfDiscrepancies(services);
}

async function inBatches(ids: string[], work: (ids: string[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) await work(ids.slice(from, from + BATCH));
}

async function comparePayments({ db, clock }: Deps, ids: string[], night: Date): Promise<void> {
  if (ids.length === 0) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const entries = await listEntriesOf(tx, ids);
    const differing = reconcile({ payments: await listOurPayments(tx, ids), entries, payouts: [] });
    // A debit is in the balance as soon as it sets out, and in our orders when it has come.
    const isOnItsWay = ({ kind, paymentId }: Discrepancy) =>
      kind === 'payment_unknown' &&
      entries.some((one) => one.paymentId === paymentId && one.compareAt !== null && one.compareAt > now);
    const found = differing.filter((one) => !isOnItsWay(one));
    const known = await lockKnown(tx, and(inArray(discrepancies.paymentId, ids), not(isOfPayout)));
    await save(tx, known, found, { now, night });
    await markCompared(tx, ids, now);
  });
}

type Due = { id: string; paymentId: string | null };

/** Movements of no payment: fees, payouts, what the provider moves by itself. */
async function compareOthers({ db, clock }: Deps, due: Due[], night: Date): Promise<void> {
  const ids = due.filter(({ paymentId }) => paymentId === null).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const found = reconcile({ payments: [], entries: await listEntries(tx, ids), payouts: [] });
    const known = await lockKnown(
      tx,
      and(eq(discrepancies.kind, 'fee_differs'), inArray(discrepancies.subject, ids)),
    );
    await save(tx, known, found, { now: clock.now(), night });
    await tx.update(balanceEntries).set({ compareAt: null }).where(inArray(balanceEntries.id, ids));
  });
}

async function comparePayouts({ db, clock }: Deps, ids: string[], night: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const entries = await listParts(tx, ids);
    const found = reconcile({ payments: [], entries, payouts: await listPayouts(tx, ids) });
    const own = found.filter(({ kind }) => kind === 'payout_differs' || kind === 'payout_failed');
    const known = await lockKnown(tx, and(inArray(discrepancies.payoutId, ids), isOfPayout));
    await save(tx, known, own, { now: clock.now(), night });
    await tx.update(payouts).set({ compareAt: null }).where(inArray(payouts.id, ids));
  });
}

type Known = Pick<DiscrepancyRow, 'state' | 'foundAt' | 'ourCents' | 'theirCents'>;
type Fate = 'suspected' | 'open' | 'gone' | 'forgotten' | 'as it is';

/** What becomes of one that is known, by whether it is found again. */
export function fateOf(
  known: Known,
  again: Pick<Discrepancy, 'ourCents' | 'theirCents'> | undefined,
  night: Date,
): Fate {
  const { state, foundAt, ourCents, theirCents } = known;
  if (!again) return state === 'suspected' ? 'forgotten' : state === 'open' ? 'gone' : 'as it is';
  if (state === 'suspected') return foundAt < night ? 'open' : 'as it is';
  const isSame = again.ourCents === ourCents && again.theirCents === theirCents;
  // What she has explained was explained for these sums.
  if (state === 'gone' || (state === 'explained' && !isSame)) return 'suspected';
  return state === 'open' && !isSame ? 'open' : 'as it is';
}

async function save(
  tx: Tx,
  known: DiscrepancyRow[],
  found: Discrepancy[],
  { now, night }: { now: Date; night: Date },
): Promise<void> {
  const keyOf = ({ kind, subject }: Pick<Discrepancy, 'kind' | 'subject'>) => `${kind} ${subject}`;
  const again = new Map(found.map((one) => [keyOf(one), one]));
  for (const row of known) {
    const one = again.get(keyOf(row));
    again.delete(keyOf(row));
    const { ourCents, theirCents } = one ?? row;
    const fate = fateOf(row, one, night);
    if (fate === 'forgotten') await tx.delete(discrepancies).where(eq(discrepancies.id, row.id));
    else if (fate === 'gone') await change(tx, row.id, { state: 'gone', closedAt: now });
    else if (fate === 'open') await change(tx, row.id, { state: 'open', ourCents, theirCents });
    else if (fate === 'suspected')
      await change(tx, row.id, {
        ...{ state: 'suspected', ourCents, theirCents, foundAt: now },
        ...{ toldAt: null, closedAt: null, reason: '' },
      });
  }
  const rows = [...again.values()].map((one) => ({ ...one, foundAt: now }));
  if (rows.length > 0) await tx.insert(discrepancies).values(rows).onConflictDoNothing();
}

/** All of a night in one notice; what is told is told once. */
async function tellOfDiscrepancies(services: Deps): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ids = await takeUntold(tx, services.clock.now());
    const [first] = ids;
    if (!first) return;
    const many = ids.length === 1 ? 'One payment or payout does' : `${ids.length} payments or payouts do`;
    await notifyOwner(services, tx, {
      kind: 'discrepancy',
      key: `discrepancy:${first}`,
      path: '/office/payouts',
      title: 'The payment provider and your orders do not agree',
      text: `${many} not match. Payouts says what differs, and what to do next.`,
    });
  });
}

const about = ({ id, kind }: DiscrepancyRow) => ({ kind: 'discrepancy', id, label: kind }) as const;

const explanation = z.object({
  discrepancyId: z.string(),
  reason: text(500, 'Please say in a few words why it is as it should be.'),
});

/** It is as it should be, for a reason that only she knows. */
export const explainDiscrepancy = ownerVerb(
  'discrepancy.explained',
  explanation,
  async ({ clock }, tx, { discrepancyId, reason }) => {
    const row = await lockOpen(tx, discrepancyId);
    await change(tx, row.id, { state: 'explained', reason, closedAt: clock.now() });
    return { about: about(row), after: { reason }, answer: undefined };
  },
);

/** What stands open, newest first, with the order that it belongs to. */
export async function readDiscrepancies({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  return (await listOpen(db)).map(({ foundAt, ...row }) => ({ ...row, foundAt: foundAt.toISOString() }));
}

export type OfficeDiscrepancy = Awaited<ReturnType<typeof readDiscrepancies>>[number];

/** The provider is asked about the payment once more: what it says now is booked, and compared at once. */
export const checkDiscrepancy = formVerb(
  z.object({ discrepancyId: z.string() }),
  async (services: Deps, { discrepancyId }: { discrepancyId: string; actor: Actor }) => {
    const paymentId = await findPaymentOf(services.db, discrepancyId);
    if (!paymentId) throw new DomainError('conflict', 'This is compared again by itself tonight.');
    await syncWithProvider(services, { kind: 'payment', id: paymentId });
    await comparePayments(services, [paymentId], new Date(0));
  },
  allowOwner,
);

// SQL

const isOfPayout = inArray(discrepancies.kind, ['payout_differs', 'payout_failed']);

/** What the tables have for the comparison. */
const entryColumns = {
  ...{ entryId: balanceEntries.id, kind: balanceEntries.kind, amountCents: balanceEntries.amountCents },
  ...{ feeCents: balanceEntries.feeCents, netCents: balanceEntries.netCents },
  ...{ paymentId: balanceEntries.paymentId, refundId: balanceEntries.refundId },
  paidCurrency: balanceEntries.paidCurrency,
  // What came before our first order, and is known only because a payout has it, is not ours.
  mark: sql<
    Entry['mark']
  >`case when ${balanceEntries.createdAt} < (select min(r.from_at) from balance_reads r)
    then 'other' else ${balanceEntries.mark} end`,
  ...{ payoutId: balanceEntries.payoutId, paidOutCents: balanceEntries.paidOutCents },
  compareAt: balanceEntries.compareAt,
};

const listEntriesOf = (tx: Tx, paymentIds: string[]) =>
  tx
    .select(entryColumns)
    .from(balanceEntries)
    .where(inArray(balanceEntries.paymentId, paymentIds))
    .orderBy(asc(balanceEntries.createdAt));

const listEntries = (tx: Tx, ids: string[]): Promise<Entry[]> =>
  tx.select(entryColumns).from(balanceEntries).where(inArray(balanceEntries.id, ids));

const listParts = (tx: Tx, payoutIds: string[]): Promise<Entry[]> =>
  tx.select(entryColumns).from(balanceEntries).where(inArray(balanceEntries.payoutId, payoutIds));

async function listPayouts(tx: Tx, ids: string[]): Promise<Payout[]> {
  const rows = await tx.select().from(payouts).where(inArray(payouts.id, ids));
  return rows.map(({ id, amountCents, status, parts }) => ({
    ...{ payoutId: id, amountCents, status },
    parts: parts === 'read' ? 'read' : 'unknown',
  }));
}

async function listOurPayments(tx: Tx, paymentIds: string[]): Promise<OurPayment[]> {
  const { rows } =
    await tx.execute<OurPayment>(sql`select p.payment_id as "paymentId", p.amount_cents as cents, p.dispute,
      coalesce((select json_agg(json_build_object('refundId', r.provider_refund_id, 'cents', r.amount_cents, 'state', r.state))
        from refunds r where r.order_payment_id = p.id and r.provider_refund_id is not null and r.dispute_id is null
          and r.state in ('pending', 'made', 'failed')), '[]') as refunds
    from order_payments p where ${inArray(sql`p.payment_id`, paymentIds)}`);
  return rows;
}

async function listDiffering(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: discrepancies.paymentId })
    .from(discrepancies)
    .where(inArray(discrepancies.state, ['suspected', 'open']));
  return rows.flatMap(({ id }) => id ?? []);
}

/** What the bank has taken back for now. What is decided brought a movement, or was compared before. */
async function listDisputed(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: orderPayments.paymentId })
    .from(orderPayments)
    .where(eq(orderPayments.dispute, 'open'));
  return rows.flatMap(({ id }) => id ?? []);
}

async function listArrived(db: Db, { fromAt, toAt }: Days): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select payment_id as id from order_payments
    where payment_id is not null and arrived_at >= ${fromAt.toISOString()}::timestamptz
      and arrived_at < ${toAt.toISOString()}::timestamptz`);
  return rows.map(({ id }) => id);
}

async function listRefunded(db: Db, { fromAt, toAt }: Days): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select distinct p.payment_id as id
    from refunds r join order_payments p on p.id = r.order_payment_id
    where p.payment_id is not null and r.made_at >= ${fromAt.toISOString()}::timestamptz
      and r.made_at < ${toAt.toISOString()}::timestamptz`);
  return rows.map(({ id }) => id);
}

const listDue = (db: Db, now: Date): Promise<Due[]> =>
  db
    .select({ id: balanceEntries.id, paymentId: balanceEntries.paymentId })
    .from(balanceEntries)
    .where(lte(balanceEntries.compareAt, now))
    .orderBy(asc(balanceEntries.compareAt))
    .limit(BATCH);

async function markCompared(tx: Tx, paymentIds: string[], now: Date): Promise<void> {
  await tx
    .update(balanceEntries)
    .set({ compareAt: null })
    .where(and(inArray(balanceEntries.paymentId, paymentIds), lte(balanceEntries.compareAt, now)));
}

/** Also those that differed before. */
async function listPayoutsToCompare(db: Db, now: Date): Promise<string[]> {
  const differing = db
    .select({ id: discrepancies.payoutId })
    .from(discrepancies)
    .where(and(inArray(discrepancies.state, ['suspected', 'open']), isOfPayout));
  const rows = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(or(lte(payouts.compareAt, now), inArray(payouts.id, differing)));
  return rows.map(({ id }) => id);
}

const lockKnown = (tx: Tx, scope: ReturnType<typeof and>): Promise<DiscrepancyRow[]> =>
  tx.select().from(discrepancies).where(scope).for('update');

async function lockOpen(tx: Tx, id: string): Promise<DiscrepancyRow> {
  const [row] = await lockKnown(tx, eq(discrepancies.id, knownId(id, 'Discrepancy')));
  if (!row) throw notFound('Discrepancy');
  if (row.state !== 'open')
    throw new DomainError('conflict', 'This is settled already. Please reload the page.');
  return row;
}

async function findPaymentOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ paymentId: discrepancies.paymentId })
    .from(discrepancies)
    .where(eq(discrepancies.id, knownId(id, 'Discrepancy')));
  if (!row) throw notFound('Discrepancy');
  return row.paymentId;
}

const change = (tx: Tx, id: string, values: Partial<DiscrepancyRow>) =>
  tx.update(discrepancies).set(values).where(eq(discrepancies.id, id));

async function takeUntold(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .update(discrepancies)
    .set({ toldAt: now })
    .where(and(eq(discrepancies.state, 'open'), isNull(discrepancies.toldAt)))
    .returning({ id: discrepancies.id });
  return rows.map(({ id }) => id);
}

const listOpen = (db: Db) =>
  db
    .select({
      ...{ id: discrepancies.id, kind: discrepancies.kind, subject: discrepancies.subject },
      ...{ paymentId: discrepancies.paymentId, payoutId: discrepancies.payoutId },
      ...{ ourCents: discrepancies.ourCents, theirCents: discrepancies.theirCents },
      ...{ foundAt: discrepancies.foundAt, orderId: orders.id, number: orders.number },
    })
    .from(discrepancies)
    .leftJoin(orderPayments, eq(orderPayments.paymentId, discrepancies.paymentId))
    .leftJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(eq(discrepancies.state, 'open'))
    .orderBy(desc(discrepancies.foundAt), asc(discrepancies.id))
    .limit(200);

import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { BalanceEntry, PayoutState } from '../../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { balanceEntries, balanceReads, orderPayments, payouts } from '../../../db/schema/index.ts';
import { DAY } from '../../../shared/durations.ts';
import { dateIn, instantOf } from '../../../shared/wall-time.ts';
import { isNotPausing, processDue } from '../../duties.ts';
import type { Deps } from '../../services.ts';
import { findDisputes } from '../disputes/watch-disputes.ts';
import { compareNight } from './discrepancies.ts';

/** So many pages of 100 in a run; what is left is read by the next, within the hour. */
const PAGES = 100;
/** Days of the past are read in pieces of this length, each new day by itself. */
const LONGEST_MS = 31 * DAY;
/** A payout may fail days after it was paid, and what it is made of may be known later. */
const PAYOUT_MOVES_MS = 14 * DAY;
/** A debit is in the balance when it sets out, and in our orders when it has come. */
const DEBIT_MS = 21 * DAY;

/**
 * For a job, every hour: reads what moved the provider's balance up to the last midnight, and compares it with our orders. It
 * reads each movement once, so a night costs what the day before it brought. A run that was killed goes on where it stood, and
 * a second one beside it reads the same and changes nothing.
 */
export async function reconcilePayments(services: Deps): Promise<void> {
  const { db, clock } = services;
  let pages = PAGES;
  for (let days = await nextDays(services); days; days = await nextDays(services)) {
    const left = await readEntries(services, days, pages);
    if (left === undefined) return;
    await readPayouts(services, days);
    await findDisputes(services, days);
    await changeRead(db, days, { state: 'read', after: null });
    pages = left;
    if (pages === 0) return;
  }
  await readParts(services);
  // Only now: a payment of one day may be refunded on the next.
  const read = await listDaysToCompare(db);
  if (read.length === 0) return;
  await compareNight(services, read);
  for (const days of read) await changeRead(db, days, { state: 'compared', comparedAt: clock.now() });
}

type Days = typeof balanceReads.$inferSelect;

/** What a run left half read, or the days since the last one. Nothing, while they are read up to this day's midnight. */
async function nextDays({ db, clock, content }: Deps): Promise<Days | undefined> {
  const { timeZone } = content.current().site;
  const now = clock.now();
  const midnight = instantOf(dateIn(now, timeZone), '00:00', timeZone) ?? now;
  const last = await findLastRead(db);
  if (last?.state === 'reading') return last;
  const fromAt = last?.toAt ?? (await findBeginning(db));
  if (!fromAt || fromAt >= midnight) return undefined;
  const toAt = new Date(Math.min(midnight.getTime(), fromAt.getTime() + LONGEST_MS));
  return insertRead(db, { fromAt, toAt });
}

/** Answers how many pages of the run are left; undefined where they did not do. Each page is stored with the place after it. */
async function readEntries({ db, payments }: Deps, days: Days, most: number): Promise<number | undefined> {
  let { after } = days;
  for (let left = most - 1; left >= 0; left--) {
    const { items, next } = await payments.listBalance({
      ...{ from: days.fromAt, to: days.toAt },
      ...(after && { after }),
    });
    await db.transaction(async (tx) => {
      await insertEntries(tx, items.map(toRow));
      await changeRead(tx, days, { after: next });
    });
    if (next === null) return left;
    after = next;
  }
  return undefined;
}

function toRow({ entryId: id, isOnItsWay, ...entry }: BalanceEntry): typeof balanceEntries.$inferInsert {
  const wait = isOnItsWay ? DEBIT_MS : 0;
  return { id, ...entry, compareAt: new Date(entry.createdAt.getTime() + wait) };
}

async function readPayouts({ db, clock, payments }: Deps, { fromAt, toAt }: Days): Promise<void> {
  const from = new Date(fromAt.getTime() - PAYOUT_MOVES_MS);
  let after: string | undefined;
  do {
    const { items, next } = await payments.listPayouts({ from, to: toAt, ...(after && { after }) });
    await upsertPayouts(db, items, clock.now());
    after = next ?? undefined;
  } while (after);
}

/** What each payout is made of, as soon as the provider can say: one that cannot be read keeps no other from it. */
async function readParts(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'reconcile-payments',
    next: () => listPayoutsToRead(db, clock.now()),
    subject: ({ id }) => id,
    shown: ({ id }) => ({ label: 'a payout', path: `/office/payouts/${id}` }),
    work: ({ id }) => readPartsOf(services, id),
  });
}

async function readPartsOf({ db, clock, payments }: Deps, payoutId: string): Promise<void> {
  let after: string | undefined;
  do {
    const { items, next } = await payments.listBalance({ payoutId, ...(after && { after }) });
    await insertEntries(db, items.map(toRow));
    await payOutEntries(db, payoutId, items, clock.now());
    after = next ?? undefined;
  } while (after);
  await db
    .update(payouts)
    .set({ parts: 'read', compareAt: clock.now() })
    .where(and(eq(payouts.id, payoutId), eq(payouts.parts, 'ready')));
}

// SQL

async function findLastRead(db: Db): Promise<Days | undefined> {
  const [last] = await db.select().from(balanceReads).orderBy(desc(balanceReads.fromAt)).limit(1);
  return last;
}

/** A day before the first money came. Without any there is nothing to compare. */
async function findBeginning(db: Db): Promise<Date | undefined> {
  const [first] = await db
    .select({ arrivedAt: orderPayments.arrivedAt })
    .from(orderPayments)
    .where(isNotNull(orderPayments.paymentId))
    .orderBy(asc(orderPayments.arrivedAt))
    .limit(1);
  return first && new Date(Math.floor((first.arrivedAt.getTime() - DAY) / 1000) * 1000);
}

/** Of two runs at once both get the row of the first. */
async function insertRead(db: Db, days: Pick<Days, 'fromAt' | 'toAt'>): Promise<Days | undefined> {
  await db.insert(balanceReads).values(days).onConflictDoNothing();
  return findLastRead(db);
}

async function changeRead(db: Db | Tx, { fromAt }: Days, change: Partial<Days>): Promise<void> {
  await db
    .update(balanceReads)
    .set(change)
    .where(and(eq(balanceReads.fromAt, fromAt), ne(balanceReads.state, 'compared')));
}

async function insertEntries(db: Db | Tx, rows: (typeof balanceEntries.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(balanceEntries).values(rows).onConflictDoNothing();
}

/** What changed since it was read last is compared again. */
async function upsertPayouts(db: Db, states: PayoutState[], now: Date): Promise<void> {
  if (states.length === 0) return;
  await db
    .insert(payouts)
    .values(states.map(({ payoutId: id, ...state }) => ({ id, ...state, compareAt: now })))
    .onConflictDoUpdate({
      target: payouts.id,
      set: {
        ...{ amountCents: sql`excluded.amount_cents`, status: sql`excluded.status` },
        arrivesOn: sql`excluded.arrives_on`,
        parts: sql`case when ${payouts.parts} = 'read' then 'read' else excluded.parts end`,
        compareAt: now,
      },
      setWhere: sql`(${payouts.amountCents}, ${payouts.status}, ${payouts.arrivesOn}) is distinct from
          (excluded.amount_cents, excluded.status, excluded.arrives_on)
        or (${payouts.parts} = 'later' and excluded.parts <> 'later')`,
    });
}

const listPayoutsToRead = (db: Db, now: Date) =>
  db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.parts, 'ready'), isNotPausing('reconcile-payments', payouts.id, now)))
    .orderBy(asc(payouts.createdAt))
    .limit(50);

/** A movement belongs to the payout that named it first. */
async function payOutEntries(db: Db | Tx, payoutId: string, items: BalanceEntry[], now: Date): Promise<void> {
  if (items.length === 0) return;
  const said = sql.join(
    items.map(({ entryId, netCents }) => sql`(${entryId}, ${netCents}::integer)`),
    sql`, `,
  );
  await db.execute(sql`update balance_entries e set payout_id = ${payoutId}, paid_out_cents = said.cents,
      compare_at = coalesce(e.compare_at, ${now.toISOString()}::timestamptz)
    from (values ${said}) said (id, cents)
    where e.id = said.id and e.payout_id is null`);
}

const listDaysToCompare = (db: Db): Promise<Days[]> =>
  db.select().from(balanceReads).where(eq(balanceReads.state, 'read')).orderBy(asc(balanceReads.fromAt));

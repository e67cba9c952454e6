import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import {
  blockedDates,
  profiles,
  seats,
  sessionCredits,
  sessionReminders,
  sessions,
  sessionTypes,
} from '../../db/schema/index.ts';
import { askedOften } from '../../db/sql.ts';
import { HOUR } from '../../shared/durations.ts';
import { isNotPausing } from '../duties.ts';

/** A session and the person it is for. */
export type SessionRow = typeof sessions.$inferSelect & { name: string; email: string };
/** Whose a session or a credit is: an account's, or a guest's by her address. */
export type Holder = Pick<SessionRow, 'userId' | 'guestEmail'>;
type Change = Partial<typeof sessions.$inferInsert>;
export type ReminderRow = typeof sessionReminders.$inferSelect;

export async function readBlocked(db: Db | Tx) {
  return db.select().from(blockedDates);
}

/** No session is longer: the index on when they begin finds all that reach into a span. */
const LONGEST_MS = 8 * HOUR;

/** What stands between two moments, with the minutes its type wants to stay free around it. */
export async function readBooked(db: Db | Tx, from: Date, to: Date, besides?: string) {
  return db
    .select({
      startsAt: sessions.scheduledDate,
      endsAt: sessions.endsAt,
      before: sessionTypes.bufferBefore,
      after: sessionTypes.bufferAfter,
    })
    .from(sessions)
    .innerJoin(sessionTypes, eq(sessionTypes.name, sessions.sessionType))
    .where(
      and(
        eq(sessions.status, 'scheduled'),
        gt(sessions.scheduledDate, new Date(from.getTime() - LONGEST_MS)),
        lt(sessions.scheduledDate, to),
        gt(sessions.endsAt, from),
        besides ? ne(sessions.id, besides) : undefined,
      ),
    );
}

/** Every session that begins between two moments, with its person; cancelled ones are not on the calendar. */
export async function listBetween(db: Db | Tx, from: Date, to: Date): Promise<SessionRow[]> {
  return withPerson(db)
    .where(
      and(
        gte(sessions.scheduledDate, from),
        lt(sessions.scheduledDate, to),
        ne(sessions.status, 'cancelled'),
      ),
    )
    .orderBy(sessions.scheduledDate);
}

/** Booked and not over before a moment, whoever booked it. */
export async function listSessionsBetween(db: Db | Tx, from: Date, to: Date): Promise<SessionRow[]> {
  return withPerson(db)
    .where(
      and(
        eq(sessions.status, 'scheduled'),
        eq(sessions.held, false),
        gt(sessions.endsAt, from),
        lt(sessions.scheduledDate, to),
      ),
    )
    .orderBy(asc(sessions.scheduledDate))
    .limit(30);
}

// The practice's own settings

export async function insertBlocked(tx: Tx, rows: (typeof blockedDates.$inferInsert)[]): Promise<void> {
  await tx
    .insert(blockedDates)
    .values(rows)
    .onConflictDoUpdate({ target: blockedDates.date, set: { reason: sql`excluded.reason` } });
}

export async function deleteBlocked(tx: Tx, date: string): Promise<boolean> {
  const gone = await tx
    .delete(blockedDates)
    .where(eq(blockedDates.date, date))
    .returning({ date: blockedDates.date });
  return gone.length > 0;
}

/**
 * Nothing comes back when another booking has the hour. "On conflict" lets the database wait for a rival to finish and
 * then say no, where two plain inserts into an exclusion constraint would wait for each other.
 */
export async function insertBooking(
  tx: Tx,
  row: typeof sessions.$inferInsert,
): Promise<SessionRow | undefined> {
  const [session] = await tx
    .insert(sessions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: sessions.id });
  return session && findSession(tx, session.id);
}

export async function findSession(db: Db | Tx, id: string): Promise<SessionRow | undefined> {
  const [session] = await withPerson(db).where(eq(sessions.id, id));
  return session;
}

/** Until the transaction ends nobody else can change this session. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [session] = await withPerson(tx).where(eq(sessions.id, id)).for('update', { of: sessions });
  return session;
}

function withPerson(db: Db | Tx) {
  return db
    .select({
      ...getTableColumns(sessions),
      name: sql<string>`coalesce(${profiles.fullName}, ${sessions.guestName})`,
      email: sql<string>`coalesce(${profiles.email}, ${sessions.guestEmail})`,
    })
    .from(sessions)
    .leftJoin(profiles, eq(profiles.id, sessions.userId));
}

export async function updateSession(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, id));
}

export async function listSessions(db: Db | Tx, userId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.held, false)))
    .orderBy(desc(sessions.scheduledDate), desc(sessions.id));
}

const upcoming = askedOften((db) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        eq(sessions.status, 'scheduled'),
        eq(sessions.held, false),
        gt(sessions.endsAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(sessions.scheduledDate)),
);

export async function listUpcoming(db: Db | Tx, userId: string, now: Date) {
  return upcoming(db).execute({ userId, now });
}

/** One person's bookings come one after another, so that those to be paid are counted right. */
export async function lockBookingsOf(tx: Tx, { userId, guestEmail }: Holder): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('bookings'), hashtext(${userId ?? guestEmail}))`,
  );
}

type Held = typeof sessions | typeof sessionCredits;
const heldBy = (table: Held, { userId, guestEmail }: Holder) =>
  userId ? eq(table.userId, userId) : eq(table.guestEmail, guestEmail ?? '');

export async function countUnpaid(db: Db | Tx, holder: Holder, now: Date): Promise<number> {
  return db.$count(
    sessions,
    and(
      heldBy(sessions, holder),
      eq(sessions.status, 'scheduled'),
      eq(sessions.paymentState, 'to_be_paid'),
      gt(sessions.endsAt, now),
    ),
  );
}

/** Bookings whose time to pay is over. */
export async function listOverdue(db: Db | Tx, now: Date, limit: number): Promise<{ id: string }[]> {
  const isFree = isNotPausing('release-unpaid', sessions.id, now);
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.status, 'scheduled'), lte(sessions.payBy, now), isFree))
    .orderBy(sessions.payBy)
    .limit(limit);
}

/** Everything that was or will be held and is not paid, soonest first. */
export async function listUnpaidSessions(db: Db | Tx): Promise<SessionRow[]> {
  return withPerson(db)
    .where(
      and(
        eq(sessions.paymentState, 'to_be_paid'),
        ne(sessions.status, 'cancelled'),
        eq(sessions.held, false),
      ),
    )
    .orderBy(sessions.scheduledDate);
}

// Credits

export async function insertCredits(tx: Tx, rows: (typeof sessionCredits.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(sessionCredits).values(rows).onConflictDoNothing();
}

/** Gives the oldest free credit of the type to the session, and says where that came from. */
export async function takeCredit(
  tx: Tx,
  {
    sessionType,
    sessionId,
    source,
    ...holder
  }: Holder & { sessionType: string; sessionId: string; source?: string },
): Promise<string | undefined> {
  const oldest = tx
    .select({ id: sessionCredits.id })
    .from(sessionCredits)
    .where(
      and(
        heldBy(sessionCredits, holder),
        eq(sessionCredits.sessionType, sessionType),
        isNull(sessionCredits.sessionId),
        source ? eq(sessionCredits.source, source) : undefined,
      ),
    )
    .orderBy(sessionCredits.grantedAt, sessionCredits.ordinal)
    .limit(1)
    .for('update');
  const [taken] = await tx
    .update(sessionCredits)
    .set({ sessionId })
    .where(inArray(sessionCredits.id, oldest))
    .returning({ source: sessionCredits.source });
  return taken?.source;
}

export async function freeCredit(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessionCredits).set({ sessionId: null }).where(eq(sessionCredits.sessionId, sessionId));
}

/** The sessions that credits of a source have paid for, held or still ahead. */
type SomeCredits = { sessionType?: string; after?: number; count?: number };

/** All credits of a source, or, of one type, those after the first so many. */
const creditsOf = (source: string, { sessionType, after = 0, count = 0 }: SomeCredits) =>
  and(
    eq(sessionCredits.source, source),
    sessionType
      ? and(
          eq(sessionCredits.sessionType, sessionType),
          gt(sessionCredits.ordinal, after),
          lte(sessionCredits.ordinal, after + count),
        )
      : undefined,
  );

export async function listPaidBy(db: Db | Tx, source: string, some: SomeCredits = {}): Promise<SessionRow[]> {
  return withPerson(db)
    .innerJoin(sessionCredits, eq(sessionCredits.sessionId, sessions.id))
    .where(and(creditsOf(source, some), ne(sessions.status, 'cancelled')));
}

export async function deleteFreeCredits(tx: Tx, source: string, some: SomeCredits = {}): Promise<void> {
  await tx.delete(sessionCredits).where(and(creditsOf(source, some), isNull(sessionCredits.sessionId)));
}

export const countFreeOf = (db: Db | Tx, source: string, some: SomeCredits): Promise<number> =>
  db.$count(sessionCredits, and(creditsOf(source, some), isNull(sessionCredits.sessionId)));

/** The places of those that nobody has booked, locked: whoever books one of them waits. */
export async function lockFreeOrdinals(tx: Tx, source: string, some: SomeCredits): Promise<number[]> {
  const rows = await tx
    .select({ ordinal: sessionCredits.ordinal })
    .from(sessionCredits)
    .where(and(creditsOf(source, some), isNull(sessionCredits.sessionId)))
    .orderBy(desc(sessionCredits.ordinal))
    .for('update');
  return rows.map(({ ordinal }) => ordinal);
}

export async function deleteOrdinals(
  tx: Tx,
  { source, sessionType, ordinals }: { source: string; sessionType: string; ordinals: number[] },
): Promise<void> {
  await tx
    .delete(sessionCredits)
    .where(
      and(
        eq(sessionCredits.source, source),
        eq(sessionCredits.sessionType, sessionType),
        inArray(sessionCredits.ordinal, ordinals),
        isNull(sessionCredits.sessionId),
      ),
    );
}

export async function countFreeCredits(db: Db | Tx, userId: string) {
  return db
    .select({
      sessionType: sessionCredits.sessionType,
      count: count(),
      /** What paid for them. */
      sources: sql<string[]>`array_agg(distinct ${sessionCredits.source})`,
    })
    .from(sessionCredits)
    .where(and(eq(sessionCredits.userId, userId), isNull(sessionCredits.sessionId)))
    .groupBy(sessionCredits.sessionType);
}

/** What is on the calendar for somebody, soonest first, of the same type as a session. */
export async function listAhead(db: Db | Tx, { sessionType, ...holder }: SessionRow, now: Date) {
  return db
    .select({ id: sessions.id, startsAt: sessions.scheduledDate })
    .from(sessions)
    .where(
      and(
        heldBy(sessions, holder),
        eq(sessions.sessionType, sessionType),
        eq(sessions.status, 'scheduled'),
        gt(sessions.endsAt, now),
      ),
    )
    .orderBy(asc(sessions.scheduledDate));
}

export async function countHolderCredits(db: Db | Tx, holder: Holder, sessionType: string): Promise<number> {
  return db.$count(
    sessionCredits,
    and(
      heldBy(sessionCredits, holder),
      eq(sessionCredits.sessionType, sessionType),
      isNull(sessionCredits.sessionId),
    ),
  );
}

/** What is left of a source, by type. */
export async function countCreditsOf(db: Db | Tx, source: string) {
  return db
    .select({ sessionType: sessionCredits.sessionType, count: count() })
    .from(sessionCredits)
    .where(and(eq(sessionCredits.source, source), isNull(sessionCredits.sessionId)))
    .groupBy(sessionCredits.sessionType)
    .orderBy(sessionCredits.sessionType);
}

/** Of these sources, one by one: whether it is still to be used, and whether its session lies ahead. */
export async function listCreditsOf(db: Db | Tx, sources: string[]) {
  if (sources.length === 0) return [];
  const { source, sessionType, ordinal, sessionId } = sessionCredits;
  return db
    .select({
      ...{ source, sessionType, ordinal },
      isToBook: sql<boolean>`${sessionId} is null`,
      isToHold: sql<boolean>`coalesce(${sessions.status} = 'scheduled', false)`,
    })
    .from(sessionCredits)
    .leftJoin(sessions, eq(sessions.id, sessionId))
    .where(inArray(source, sources));
}

/** What a guest booked and was given becomes the account's. */
export async function moveBookingsToAccount(tx: Tx, email: string, userId: string): Promise<void> {
  const owner = { userId, guestEmail: null };
  await tx.update(sessions).set(owner).where(eq(sessions.guestEmail, email));
  await tx.update(sessionCredits).set(owner).where(eq(sessionCredits.guestEmail, email));
  await tx.update(seats).set(owner).where(eq(seats.guestEmail, email));
}

export async function listUnpaid(tx: Tx, holder: Holder, sessionType: string, now: Date) {
  return tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        heldBy(sessions, holder),
        eq(sessions.sessionType, sessionType),
        eq(sessions.status, 'scheduled'),
        eq(sessions.paymentState, 'to_be_paid'),
        eq(sessions.held, false),
        gt(sessions.endsAt, now),
      ),
    )
    .orderBy(sessions.scheduledDate)
    .for('update');
}

// Reminders

export async function insertReminders(tx: Tx, rows: (typeof sessionReminders.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(sessionReminders).values(rows).onConflictDoNothing();
}

export async function deleteDueReminders(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .delete(sessionReminders)
    .where(and(eq(sessionReminders.sessionId, sessionId), eq(sessionReminders.state, 'due')));
}

/** Takes due reminders for this process alone; others skip what is taken. */
export async function claimDueReminders(
  tx: Tx,
  now: Date,
  { limit, only }: { limit: number; only?: string },
): Promise<ReminderRow[]> {
  const { sessionId, kind, version, state, dueAt } = sessionReminders;
  const key = sql`concat_ws(':', ${sessionId}, ${kind}, ${version})`;
  return tx
    .select()
    .from(sessionReminders)
    .where(
      and(
        eq(state, 'due'),
        lte(dueAt, now),
        only ? sql`${key} = ${only}` : isNotPausing('remind-of-sessions', key, now),
      ),
    )
    .orderBy(sessionReminders.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function settleReminder(
  tx: Tx,
  { sessionId, kind, version }: ReminderRow,
  state: 'sent' | 'missed',
  now: Date,
): Promise<void> {
  await tx
    .update(sessionReminders)
    .set({ state, settledAt: now })
    .where(
      and(
        eq(sessionReminders.sessionId, sessionId),
        eq(sessionReminders.kind, kind),
        eq(sessionReminders.version, version),
      ),
    );
}

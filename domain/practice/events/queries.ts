import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { eventReminders, events, profiles, seats } from '../../../db/schema/index.ts';
import { bumpContentVersion } from '../../content/index.ts';
import { isNotPausing } from '../../duties.ts';
import type { Holder } from '../queries.ts';

export type EventRow = typeof events.$inferSelect;
/** A seat and the person it is for. */
export type SeatRow = typeof seats.$inferSelect & { name: string; email: string };
export type SeatState = SeatRow['state'];

/** What has a number: nobody else can have it. */
const kept: SeatState[] = ['offered', 'held', 'taken'];

export async function insertEvent(tx: Tx, row: typeof events.$inferInsert): Promise<EventRow | undefined> {
  const [event] = await tx.insert(events).values(row).onConflictDoNothing().returning();
  return event;
}

export async function findEvent(db: Db | Tx, id: string): Promise<EventRow | undefined> {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  return event;
}

export async function findEventBySlug(db: Db | Tx, slug: string): Promise<EventRow | undefined> {
  const [event] = await db.select().from(events).where(eq(events.slug, slug));
  return event;
}

/** Whoever gives or takes a seat of it does so alone, until the transaction ends. */
export async function lockEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update');
  return event;
}

/** Cached pages may show it: they are drawn anew. */
export async function updateEvent(tx: Tx, id: string, change: Partial<EventRow>): Promise<EventRow> {
  const [event] = await tx.update(events).set(change).where(eq(events.id, id)).returning();
  if (!event) throw new Error(`event ${id} is gone`);
  await bumpContentVersion(tx);
  return event;
}

/** Those that everybody may see and that are not over, soonest first. */
export async function listPublicEvents(db: Db | Tx, now: Date): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(and(eq(events.isPublic, true), isNull(events.cancelledAt), gt(events.endsAt, now)))
    .orderBy(asc(events.startsAt));
}

export async function listEvents(db: Db | Tx): Promise<EventRow[]> {
  return db.select().from(events).orderBy(desc(events.startsAt));
}

/** What stands in the practitioner's calendar between two moments. */
export async function readEventSpans(db: Db | Tx, from: Date, to: Date) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt, endsAt: events.endsAt })
    .from(events)
    .where(and(isNull(events.cancelledAt), lt(events.startsAt, to), gt(events.endsAt, from)))
    .orderBy(asc(events.startsAt));
}

/** How many rows of each event are in each state. */
export async function countSeats(
  db: Db | Tx,
  eventIds: string[],
): Promise<Map<string, Partial<Record<SeatState, number>>>> {
  const counts = new Map<string, Partial<Record<SeatState, number>>>();
  if (eventIds.length === 0) return counts;
  const rows = await db
    .select({ eventId: seats.eventId, state: seats.state, count: count() })
    .from(seats)
    .where(inArray(seats.eventId, eventIds))
    .groupBy(seats.eventId, seats.state);
  for (const { eventId, state, count: many } of rows) {
    counts.set(eventId, { ...counts.get(eventId), [state]: many });
  }
  return counts;
}

/** The lowest number that nobody has; nothing when all seats are given. Asked under the event's lock. */
export async function freeNumber(tx: Tx, event: EventRow): Promise<number | undefined> {
  const rows = await tx
    .select({ number: seats.number })
    .from(seats)
    .where(and(eq(seats.eventId, event.id), inArray(seats.state, kept)));
  if (rows.length >= event.seats) return undefined;
  const given = new Set(rows.map(({ number }) => number));
  let free = 1;
  while (given.has(free)) free += 1;
  return free;
}

function withPerson(db: Db | Tx) {
  return db
    .select({
      ...getTableColumns(seats),
      name: sql<string>`coalesce(${profiles.fullName}, ${seats.guestName})`,
      email: sql<string>`coalesce(${profiles.email}, ${seats.guestEmail})`,
    })
    .from(seats)
    .leftJoin(profiles, eq(profiles.id, seats.userId));
}

export async function insertSeat(tx: Tx, row: typeof seats.$inferInsert): Promise<SeatRow> {
  const [inserted] = await tx.insert(seats).values(row).returning({ id: seats.id });
  const seat = inserted && (await findSeat(tx, inserted.id));
  if (!seat) throw new Error('the seat was not written');
  return seat;
}

export async function findSeat(db: Db | Tx, id: string): Promise<SeatRow | undefined> {
  const [seat] = await withPerson(db).where(eq(seats.id, id));
  return seat;
}

export async function findSeatOfOrder(db: Db | Tx, orderId: string): Promise<SeatRow | undefined> {
  const [seat] = await withPerson(db).where(eq(seats.paidOrder, orderId));
  return seat;
}

export async function updateSeat(
  tx: Tx,
  id: string,
  change: Partial<typeof seats.$inferInsert>,
): Promise<void> {
  await tx.update(seats).set(change).where(eq(seats.id, id));
}

export async function listSeats(db: Db | Tx, eventId: string, states: SeatState[]): Promise<SeatRow[]> {
  return withPerson(db)
    .where(and(eq(seats.eventId, eventId), inArray(seats.state, states)))
    .orderBy(asc(seats.place));
}

/** Those that came with a product. */
export async function listOrderedSeats(db: Db | Tx, orderId: string, eventId?: string): Promise<SeatRow[]> {
  return withPerson(db).where(
    and(eq(seats.partOfOrder, orderId), eventId ? eq(seats.eventId, eventId) : undefined),
  );
}

export async function firstWaiting(tx: Tx, eventId: string): Promise<SeatRow | undefined> {
  const [first] = await withPerson(tx)
    .where(and(eq(seats.eventId, eventId), eq(seats.state, 'waiting')))
    .orderBy(asc(seats.place))
    .limit(1);
  return first;
}

const ofHolder = ({ userId, guestEmail }: Holder) =>
  userId ? eq(seats.userId, userId) : eq(seats.guestEmail, guestEmail ?? '');

export async function isWaitingFor(tx: Tx, eventId: string, holder: Holder): Promise<boolean> {
  const many = await tx.$count(
    seats,
    and(eq(seats.eventId, eventId), ofHolder(holder), inArray(seats.state, ['waiting', 'offered'])),
  );
  return many > 0;
}

export async function countHeld(tx: Tx, holder: Holder): Promise<number> {
  return tx.$count(seats, and(ofHolder(holder), eq(seats.state, 'held')));
}

/** What somebody has or waits for, with its event, the latest first. What came to nothing is not among it. */
export async function listSeatsOf(db: Db | Tx, userId: string) {
  return db
    .select({ seat: seats, event: events })
    .from(seats)
    .innerJoin(events, eq(events.id, seats.eventId))
    .where(and(eq(seats.userId, userId), inArray(seats.state, ['waiting', 'offered', 'taken'])))
    .orderBy(desc(events.startsAt));
}

/** Offers and holds whose time is over. */
export async function listLapsed(db: Db | Tx, now: Date, limit: number) {
  return db
    .select({ id: seats.id, eventId: seats.eventId })
    .from(seats)
    .where(and(lte(seats.keepUntil, now), isNotPausing('event-duties', seats.id, now)))
    .orderBy(seats.keepUntil)
    .limit(limit);
}

/** Events ahead for which somebody waits. */
export async function listWaitedFor(db: Db | Tx, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: events.id })
    .from(events)
    .innerJoin(seats, and(eq(seats.eventId, events.id), eq(seats.state, 'waiting')))
    .where(
      and(gt(events.startsAt, now), isNull(events.cancelledAt), isNotPausing('event-duties', events.id, now)),
    );
  return rows.map(({ id }) => id);
}

export async function listToReturn(db: Db | Tx, now: Date, limit: number) {
  return db
    .select({ id: seats.id, paidOrder: seats.paidOrder, partOfOrder: seats.partOfOrder })
    .from(seats)
    .where(and(eq(seats.returnDue, true), isNotPausing('event-duties', seats.id, now)))
    .orderBy(asc(seats.updatedAt))
    .limit(limit);
}

/** What is offered or held does not outlast a start that was moved forward. */
export async function shortenHolds(tx: Tx, eventId: string, startsAt: Date): Promise<void> {
  await tx
    .update(seats)
    .set({ keepUntil: startsAt })
    .where(and(eq(seats.eventId, eventId), gt(seats.keepUntil, startsAt)));
}

export async function hadSeat(db: Db | Tx, orderId: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: seats.id })
    .from(seats)
    .innerJoin(events, eq(events.id, seats.eventId))
    .where(and(eq(seats.paidOrder, orderId), eq(seats.state, 'taken'), lte(events.startsAt, now)))
    .limit(1);
  return row !== undefined;
}

// Reminders

export async function replaceReminders(
  tx: Tx,
  eventId: string,
  rows: Omit<typeof eventReminders.$inferInsert, 'eventId'>[],
): Promise<void> {
  await tx.delete(eventReminders).where(eq(eventReminders.eventId, eventId));
  if (rows.length > 0) await tx.insert(eventReminders).values(rows.map((row) => ({ ...row, eventId })));
}

/** One due reminder for this process alone; others skip it. */
export async function claimReminder(tx: Tx, now: Date, only?: string) {
  const key = sql`concat_ws(':', ${eventReminders.eventId}, ${eventReminders.kind})`;
  return tx
    .select()
    .from(eventReminders)
    .where(
      and(
        eq(eventReminders.state, 'due'),
        lte(eventReminders.dueAt, now),
        only ? sql`${key} = ${only}` : isNotPausing('event-duties', key, now),
      ),
    )
    .orderBy(eventReminders.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
}

export async function settleEventReminder(
  tx: Tx,
  { eventId, kind }: { eventId: string; kind: 'day_before' | 'hour_before' },
  state: 'sent' | 'missed',
): Promise<void> {
  await tx
    .update(eventReminders)
    .set({ state })
    .where(and(eq(eventReminders.eventId, eventId), eq(eventReminders.kind, kind)));
}

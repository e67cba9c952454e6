import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { outsideBusy, outsideCalendars } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties/index.ts';
import type { Span } from '../free-slots.ts';

export type OutsideCalendar = typeof outsideCalendars.$inferSelect;

export async function listCalendars(db: Db | Tx): Promise<OutsideCalendar[]> {
  return db.select().from(outsideCalendars).orderBy(asc(outsideCalendars.createdAt));
}

export async function countCalendars(tx: Tx): Promise<number> {
  return tx.$count(outsideCalendars);
}

/** Nothing comes back when the address is known already. */
export async function insertCalendar(
  tx: Tx,
  row: typeof outsideCalendars.$inferInsert,
): Promise<OutsideCalendar | undefined> {
  const [calendar] = await tx.insert(outsideCalendars).values(row).onConflictDoNothing().returning();
  return calendar;
}

export async function deleteCalendar(tx: Tx, id: string): Promise<OutsideCalendar | undefined> {
  const [gone] = await tx.delete(outsideCalendars).where(eq(outsideCalendars.id, id)).returning();
  return gone;
}

/** Due ones for this process: the next reading is put off first, so that others skip them. */
export async function takeDueCalendars(db: Db, now: Date, again: Date): Promise<OutsideCalendar[]> {
  const due = db
    .select({ id: outsideCalendars.id })
    .from(outsideCalendars)
    .where(
      and(
        lte(outsideCalendars.nextAt, now),
        isNull(outsideCalendars.switchedOffAt),
        isNotPausing('read-calendars', outsideCalendars.id, now),
      ),
    )
    .for('update', { skipLocked: true });
  return db
    .update(outsideCalendars)
    .set({ nextAt: again })
    .where(inArray(outsideCalendars.id, due))
    .returning();
}

export async function updateCalendar(
  db: Db | Tx,
  id: string,
  change: Partial<OutsideCalendar>,
): Promise<OutsideCalendar | undefined> {
  const [changed] = await db
    .update(outsideCalendars)
    .set(change)
    .where(eq(outsideCalendars.id, id))
    .returning();
  return changed;
}

export async function replaceBusy(tx: Tx, calendarId: string, spans: Span[]): Promise<void> {
  await tx.delete(outsideBusy).where(eq(outsideBusy.calendarId, calendarId));
  const starts = sql.param(spans.map(({ startsAt }) => startsAt.toISOString()));
  const ends = sql.param(spans.map(({ endsAt }) => endsAt.toISOString()));
  // Two lists as two parameters, where a row for each span would be thousands of them.
  await tx.execute(sql`insert into outside_busy (calendar_id, starts_at, ends_at)
    select ${calendarId}, * from unnest(${starts}::timestamptz[], ${ends}::timestamptz[])`);
}

/**
 * When she is busy elsewhere, as few spans as say it: overlapping ones are one, and so are those with less than
 * `minutes` between them, where no session fits in. Numbers instead of dates: there may be thousands.
 */
export async function readBusy(db: Db | Tx, from: Date, to: Date, minutes = 0): Promise<Span[]> {
  // A gap of just the length holds a session, and ranges that touch are joined: a second less.
  const gap = sql`make_interval(secs => ${Math.max(minutes * 60 - 1, 0)})`;
  const { rows } = await db.execute<{ starts: number; ends: number }>(sql`
    select extract(epoch from lower(span))::float8 as starts, extract(epoch from upper(span) - ${gap})::float8 as ends
    from unnest((
      select range_agg(tstzrange(starts_at, ends_at + ${gap})) from outside_busy
      where ends_at > ${from.toISOString()}::timestamptz and starts_at < ${to.toISOString()}::timestamptz
    )) as span
    order by starts`);
  return rows.map(({ starts, ends }) => ({
    startsAt: new Date(starts * 1000),
    endsAt: new Date(ends * 1000),
  }));
}

export async function countBusy(db: Db | Tx): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: outsideBusy.calendarId, count: sql<number>`count(*)::int` })
    .from(outsideBusy)
    .groupBy(outsideBusy.calendarId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

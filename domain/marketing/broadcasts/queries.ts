import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { broadcastEvents, broadcasts, contacts, mails } from '../../../db/schema/index.ts';
import { type ContactRow, isMainContact } from '../../contacts/index.ts';
import { isNotPausing } from '../../duties.ts';

export type BroadcastRow = typeof broadcasts.$inferSelect;
export type NewEvent = typeof broadcastEvents.$inferInsert;

export async function insertBroadcast(tx: Tx, row: typeof broadcasts.$inferInsert): Promise<BroadcastRow> {
  const [made] = await tx.insert(broadcasts).values(row).returning();
  if (!made) throw new Error('a broadcast was not inserted');
  return made;
}

export async function findBroadcast(db: Db | Tx, id: string): Promise<BroadcastRow | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return found;
}

/** Whether one of this id is there, in whatever state. */
export const isBroadcast = async (db: Db | Tx, id: string): Promise<boolean> =>
  (await db.$count(broadcasts, eq(broadcasts.id, id))) > 0;

export async function lockBroadcast(tx: Tx, id: string): Promise<BroadcastRow | undefined> {
  const [found] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
  return found;
}

/** The next one with something to do, held for this transaction; one that another process holds is left to it. */
export async function lockDueBroadcast(tx: Tx, now: Date, only?: string): Promise<BroadcastRow[]> {
  const isFree = only ? eq(broadcasts.id, only) : isNotPausing('send-broadcasts', broadcasts.id, now);
  const due = sql`(${broadcasts.state} = 'scheduled' and ${broadcasts.sendAt} <= ${now.toISOString()}::timestamptz)
    or (${broadcasts.state} = 'sending' and ${broadcasts.pacedUntil} <= ${now.toISOString()}::timestamptz)`;
  return tx
    .select()
    .from(broadcasts)
    .where(and(sql`(${due})`, isFree))
    .orderBy(broadcasts.sendAt)
    .limit(1)
    .for('update', { skipLocked: true });
}

export async function listBroadcasts(db: Db | Tx, limit: number): Promise<BroadcastRow[]> {
  return db.select().from(broadcasts).orderBy(desc(broadcasts.createdAt)).limit(limit);
}

export async function changeBroadcast(tx: Tx, id: string, change: Partial<BroadcastRow>): Promise<void> {
  await tx.update(broadcasts).set(change).where(eq(broadcasts.id, id));
}

export async function deleteBroadcast(tx: Tx, id: string): Promise<void> {
  await tx.delete(broadcasts).where(eq(broadcasts.id, id));
}

/** The next people of a broadcast, by a fixed order: who was passed is not met again. */
export async function nextPeople(
  tx: Tx,
  { where, after, limit }: { where: SQL | undefined; after: string | null; limit: number },
): Promise<ContactRow[]> {
  return tx
    .select()
    .from(contacts)
    .where(and(isMainContact, where, after ? gt(contacts.id, after) : undefined))
    .orderBy(asc(contacts.id))
    .limit(limit);
}

/** A second click on the same page, or the same order told twice, adds nothing. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(broadcastEvents).values(event).onConflictDoNothing();
}

/** The broadcast that reached an address last, since then. */
export async function lastBroadcastTo(tx: Tx, email: string, since: Date): Promise<string | undefined> {
  const [mail] = await tx
    .select({ broadcastId: mails.broadcastId })
    .from(mails)
    .where(
      and(
        eq(mails.toAddress, email),
        sql`${mails.broadcastId} is not null`,
        inArray(mails.state, ['sent', 'unknown']),
        sql`coalesce(${mails.sentAt}, ${mails.claimedAt}) >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return mail?.broadcastId ?? undefined;
}

export type Outcome = {
  made: number;
  sent: number;
  waiting: number;
  held: number;
  unknown: number;
  /** By the mail server, for good, without the address being dead. */
  failed: number;
  bounced: number;
  complained: number;
};

export async function countOutcome(db: Db | Tx, broadcastId: string): Promise<Outcome> {
  const { rows } = await db.execute<Outcome>(sql`select count(*)::int as made,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state in ('queued', 'sending'))::int as waiting,
      count(*) filter (where state = 'suppressed')::int as held,
      count(*) filter (where state = 'unknown')::int as unknown,
      count(*) filter (where state = 'failed' and outcome is distinct from 'bounced')::int as failed,
      count(*) filter (where outcome = 'bounced')::int as bounced,
      count(*) filter (where outcome = 'complained')::int as complained
    from mails where broadcast_id = ${broadcastId}`);
  return (
    rows[0] ?? { made: 0, sent: 0, waiting: 0, held: 0, unknown: 0, failed: 0, bounced: 0, complained: 0 }
  );
}

/** How many letters of a broadcast wait for which minute. */
export async function countWaitingByMinute(tx: Tx, broadcastId: string): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ minute: number; waiting: number }>(sql`
    select floor(extract(epoch from next_try_at) / 60)::int as minute, count(*)::int as waiting
    from mails where broadcast_id = ${broadcastId} and state = 'queued' group by 1`);
  return new Map(rows.map(({ minute, waiting }) => [minute, waiting]));
}

/** Between which moments what waits of it leaves. */
export async function waitingBetween(
  db: Db | Tx,
  broadcastId: string,
): Promise<{ first: Date; last: Date } | undefined> {
  const { rows } = await db.execute<{ first: Date | null; last: Date | null }>(sql`
    select min(next_try_at) as first, max(next_try_at) as last
    from mails where broadcast_id = ${broadcastId} and state = 'queued'`);
  const { first, last } = rows[0] ?? {};
  return first && last ? { first: new Date(first), last: new Date(last) } : undefined;
}

type Tried = { sent: number; clicked: number };

/** How the letters with each of two subjects did. */
export async function countVariants(db: Db | Tx, broadcastId: string): Promise<{ a: Tried; b: Tried }> {
  const { rows } = await db.execute<Tried & { variant: string }>(sql`
    select coalesce(m.props->>'variant', 'a') as variant, count(*)::int as sent,
      count(*) filter (where exists (select from broadcast_events e
        where e.broadcast_id = m.broadcast_id and e.kind = 'clicked' and e.email = m.to_address))::int as clicked
    from mails m where m.broadcast_id = ${broadcastId} and m.state = 'sent' group by 1`);
  const of = (variant: string): Tried => {
    const { sent = 0, clicked = 0 } = rows.find((row) => row.variant === variant) ?? {};
    return { sent, clicked };
  };
  return { a: of('a'), b: of('b') };
}

export async function countEvents(db: Db | Tx, broadcastId: string) {
  const { rows } = await db.execute<{ clicked: number; left: number; orders: number; cents: number }>(sql`
    select count(distinct email) filter (where kind = 'clicked')::int as clicked,
      count(*) filter (where kind = 'left')::int as "left",
      count(*) filter (where kind = 'ordered')::int as orders,
      coalesce(sum(cents), 0)::int as cents
    from broadcast_events where broadcast_id = ${broadcastId}`);
  return rows[0] ?? { clicked: 0, left: 0, orders: 0, cents: 0 };
}

export type Results = { id: string; sent: number; clicked: number; left: number; orders: number };

/** What came of each of several, for their list. */
export async function resultsOf(db: Db | Tx, ids: string[]): Promise<Map<string, Results>> {
  const wanted = sql`any(${sql.param(ids)}::uuid[])`;
  const { rows } = await db.execute<Results>(sql`
    select b.id, coalesce(sent, 0)::int as sent, coalesce(clicked, 0)::int as clicked,
      coalesce("left", 0)::int as "left", coalesce(orders, 0)::int as orders
    from broadcasts b
    left join (select broadcast_id, count(*) as sent from mails
      where broadcast_id = ${wanted} and state = 'sent' group by 1) m on m.broadcast_id = b.id
    left join (select broadcast_id, count(distinct email) filter (where kind = 'clicked') as clicked,
        count(*) filter (where kind = 'left') as "left", count(*) filter (where kind = 'ordered') as orders
      from broadcast_events where broadcast_id = ${wanted} group by 1) e on e.broadcast_id = b.id
    where b.id = ${wanted} and b.began_at is not null`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The pages that were opened from it, most opened first. */
export async function countPages(
  db: Db | Tx,
  broadcastId: string,
): Promise<{ path: string; people: number }[]> {
  const { rows } = await db.execute<{ path: string; people: number }>(sql`
    select what as path, count(*)::int as people from broadcast_events
    where broadcast_id = ${broadcastId} and kind = 'clicked' group by what order by 2 desc, 1 limit 20`);
  return rows;
}

export async function orderCents(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(
    sql`select total_cents as cents from orders where id = ${orderId}`,
  );
  return rows[0]?.cents ?? 0;
}

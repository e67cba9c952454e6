import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/connect.ts';
import { abandonedCarts, contacts, emailEvents, emailSequences } from '../../../../db/schema/index.ts';
import type { PageCursor } from '../../../page-cursor.ts';
import type { SequenceRow } from '../queries.ts';
import { type SequenceStatus, STALLED_AFTER_MS } from '../sequence-status.ts';
import type { SequenceType } from '../sequence-types.ts';

const { completed, converted, lastSentAt, startedAt, createdAt, id, email, sequenceType } = emailSequences;

/** The rule of sequence-status.ts in the database's words, for filters and counts. */
function statusIs(status: SequenceStatus, now: Date): SQL {
  const open = sql`(not ${completed} and not ${converted})`;
  const limit = new Date(now.getTime() - STALLED_AFTER_MS).toISOString();
  const silent = sql`coalesce(${lastSentAt}, ${startedAt}) < ${limit}::timestamptz`;
  switch (status) {
    case 'Completed':
      return sql`${completed}`;
    case 'Converted':
      return sql`(not ${completed} and ${converted})`;
    case 'Stalled':
      return sql`(${open} and ${silent})`;
    case 'Active':
      return sql`(${open} and not ${silent})`;
  }
}

export type SequenceFilter = {
  /** Only this address: what a member may see. */
  of?: string;
  type?: SequenceType;
  status?: SequenceStatus;
  search?: string;
  before?: PageCursor;
};

/** Newest first, cut by the last row seen. */
export async function listSequences(
  db: Db,
  { of, type, status, search, before }: SequenceFilter,
  now: Date,
  limit: number,
): Promise<SequenceRow[]> {
  return db
    .select()
    .from(emailSequences)
    .where(
      and(
        of === undefined ? undefined : eq(email, of),
        type && eq(sequenceType, type),
        status && statusIs(status, now),
        search ? sql`position(${search.toLowerCase()} in ${email}) > 0` : undefined,
        before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), lt(id, before.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function countSequences(db: Db, of: string | undefined, now: Date) {
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${statusIs('Active', now)})::int`,
      completed: sql<number>`count(*) filter (where ${completed})::int`,
      toTheEnd: sql<number>`count(*) filter (where ${emailSequences.stopReason} = 'completed')::int`,
      converted: sql<number>`count(*) filter (where ${converted})::int`,
    })
    .from(emailSequences)
    .where(of === undefined ? undefined : eq(email, of));
  return counts ?? { total: 0, active: 0, completed: 0, toTheEnd: 0, converted: 0 };
}

/** How far sequences of each type got: a letter out, a link clicked, something bought. */
export async function countFunnels(db: Db) {
  return db
    .select({
      type: sequenceType,
      sent: sql<number>`count(${lastSentAt})::int`,
      clicked: sql<number>`count(${emailSequences.clickedAt})::int`,
      converted: sql<number>`count(*) filter (where ${converted} and ${lastSentAt} is not null)::int`,
    })
    .from(emailSequences)
    .groupBy(sequenceType);
}

export async function findSequence(db: Db, sequenceId: string): Promise<SequenceRow | undefined> {
  const [row] = await db.select().from(emailSequences).where(eq(id, sequenceId));
  return row;
}

export async function listEvents(db: Db, sequenceId: string) {
  return db
    .select({
      eventType: emailEvents.eventType,
      emailTemplate: emailEvents.emailTemplate,
      createdAt: emailEvents.createdAt,
    })
    .from(emailEvents)
    .where(eq(emailEvents.sequenceId, sequenceId))
    .orderBy(emailEvents.createdAt);
}

export async function listCarts(db: Db, before: PageCursor | undefined, limit: number) {
  const { createdAt: at, id: cartId } = abandonedCarts;
  return db
    .select()
    .from(abandonedCarts)
    .where(before && or(lt(at, before.at), and(eq(at, before.at), lt(cartId, before.id))))
    .orderBy(desc(at), desc(cartId))
    .limit(limit);
}

/** How many contacts wait for which letter. */
/** Those under way in a sequence, as a condition on the table of people. */
export const isUnderWayIn = (type: SequenceType): SQL =>
  sql`${contacts.email} in (select s.email from email_sequences s
    where s.sequence_type = ${type} and not s.completed and s.stop_reason is null)`;

export async function countOpenSequences(
  db: Db,
): Promise<{ type: SequenceType; step: number; people: number }[]> {
  return db
    .select({
      type: sequenceType,
      step: emailSequences.currentStep,
      people: sql<number>`count(*)::int`,
    })
    .from(emailSequences)
    .where(sql`not ${completed} and ${emailSequences.stopReason} is null`)
    .groupBy(sequenceType, emailSequences.currentStep);
}

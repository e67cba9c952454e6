import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { emailEvents, emailSequences } from '../../../db/schema/index.ts';
import { toJson } from '../../../db/sql.ts';
import { isNotPausing } from '../../duties.ts';
import type { SettledLetter } from '../../facts.ts';
import { SPACING_HOURS } from '../../mail/index.ts';
import type { SequenceType } from './sequence-types.ts';

export type SequenceRow = typeof emailSequences.$inferSelect;
export type NewSequence = typeof emailSequences.$inferInsert;
export type NewEvent = typeof emailEvents.$inferInsert;
export type StopReason = NonNullable<SequenceRow['stopReason']>;

const isOpen = and(eq(emailSequences.completed, false), isNull(emailSequences.stopReason));

/** Nothing where an open one of the same address and type is there already, even one that is just being made. */
export async function insertSequence(tx: Tx, row: NewSequence): Promise<SequenceRow | undefined> {
  const [sequence] = await tx.insert(emailSequences).values(row).onConflictDoNothing().returning();
  return sequence;
}

export async function findOpenSequence(db: Db | Tx, email: string, type: SequenceType) {
  const [sequence] = await db
    .select()
    .from(emailSequences)
    .where(and(eq(emailSequences.email, email), eq(emailSequences.sequenceType, type), isOpen));
  return sequence;
}

export async function findLatestSequence(db: Db | Tx, email: string, type: SequenceType) {
  const [sequence] = await db
    .select()
    .from(emailSequences)
    .where(and(eq(emailSequences.email, email), eq(emailSequences.sequenceType, type)))
    .orderBy(desc(emailSequences.createdAt))
    .limit(1);
  return sequence;
}

/** One sequence, for this transaction alone. */
export async function lockSequence(tx: Tx, id: string): Promise<SequenceRow | undefined> {
  const [sequence] = await tx.select().from(emailSequences).where(eq(emailSequences.id, id)).for('update');
  return sequence;
}

export async function changeSequence(tx: Tx, id: string, change: Partial<NewSequence>): Promise<void> {
  await tx.update(emailSequences).set(change).where(eq(emailSequences.id, id));
}

/** What is due, oldest first, for this transaction alone. Only due rows are touched, however many others exist. */
export async function lockDueSequences(
  tx: Tx,
  now: Date,
  { limit, only }: { limit: number; only?: string },
): Promise<SequenceRow[]> {
  const isFree = only ? eq(emailSequences.id, only) : isNotPausing('run-sequences', emailSequences.id, now);
  return tx
    .select()
    .from(emailSequences)
    .where(and(sql`${emailSequences.nextDueAt} <= ${now.toISOString()}::timestamptz`, isFree))
    .orderBy(emailSequences.nextDueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Their step is a mail now; the mail's end gives them their next due time. */
export async function markUnderWay(tx: Tx, ids: string[]): Promise<void> {
  await tx.execute(
    sql`update email_sequences set next_due_at = null where id = any(${sql.param(ids)}::uuid[])`,
  );
}

/** What has happened once has happened: a repeat is left out. */
export async function insertEvents(db: Db | Tx, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(emailEvents).values(events).onConflictDoNothing();
}

type Conversion = { email: string; types: SequenceType[]; now: Date; finishedSince: Date };

/** Open ones are stopped; those that ran to their end a short while ago only count. */
export async function convert(
  tx: Tx,
  { email, types, now, finishedSince }: Conversion,
): Promise<SequenceRow[]> {
  const { converted, stopReason, stoppedAt, lastSentAt } = emailSequences;
  return tx
    .update(emailSequences)
    .set({
      converted: true,
      nextDueAt: null,
      stopReason: sql`coalesce(${stopReason}, 'purchased')`,
      stoppedAt: sql`coalesce(${stoppedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(emailSequences.email, email),
        inArray(emailSequences.sequenceType, types),
        eq(converted, false),
        or(isOpen, and(eq(stopReason, 'completed'), gte(lastSentAt, finishedSince))),
      ),
    )
    .returning();
}

type Stop = { email: string; types?: SequenceType[]; reason: StopReason; now: Date };

/** Ends what is open for an address. Nothing more will come, so they are completed; the reason says how. */
export async function stopOpen(tx: Tx, { email, types, reason, now }: Stop): Promise<SequenceRow[]> {
  return tx
    .update(emailSequences)
    .set({ completed: true, nextDueAt: null, stopReason: reason, stoppedAt: now })
    .where(and(eq(emailSequences.email, email), types && inArray(emailSequences.sequenceType, types), isOpen))
    .returning();
}

export async function markClicked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(emailSequences)
    .set({ clickedAt: at })
    .where(and(eq(emailSequences.id, id), isNull(emailSequences.clickedAt)));
}

/** See run-sequences.ts. As one statement, because a run of the sender settles thousands. */
export async function advance(tx: Tx, letters: SettledLetter[]): Promise<void> {
  await tx.execute(sql`
    with settled as (
      select *, (state in ('sent', 'unknown'))::int as out
      from json_to_recordset(${toJson(letters)}::json) as letter(
        "sequenceId" uuid, step int, template text, state text, "isAddressDead" boolean, at timestamptz,
        "nextDueAt" timestamptz, ends text)
    ), advanced as (
      update email_sequences s set
        current_step = l.step + l.out,
        last_sent_at = case l.out when 1 then l.at else s.last_sent_at end,
        completed = s.completed or (s.stop_reason is null and l.ends is not null),
        next_due_at = case when s.stop_reason is null and s.paused_at is null and l.ends is null
          then greatest(l."nextDueAt", l.at + make_interval(hours => ${SPACING_HOURS})) end,
        stop_reason = coalesce(s.stop_reason, l.ends),
        stopped_at = coalesce(s.stopped_at, case when l.ends is not null then l.at end)
      from settled l
      where s.id = l."sequenceId" and s.current_step = l.step
    )
    insert into email_events (sequence_id, event_type, email_template, created_at)
    select "sequenceId", case when "isAddressDead" then 'bounced' else 'sent' end, template, at from settled
    where "isAddressDead" or state = 'sent'
    on conflict do nothing`);
}

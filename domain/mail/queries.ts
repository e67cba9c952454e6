import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { toJson } from '../../db/sql.ts';
import { HOUR, WEEK } from '../../shared/durations.ts';
import { escapeLike } from '../../shared/escape.ts';
import type { PageCursor } from '../page-cursor.ts';
import type { MailState } from './mail-states.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = typeof mails.$inferInsert;

/** A step that is a mail already stays the mail it is. As one parameter, because automations post hundreds at a time. */
export async function insertMails(db: Db | Tx, rows: NewMail[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into mails (id, user_id, about, to_address, address_key, reply_to, template, props, attachments, topic,
      broadcast_id, run_id, step, then_due_at, then_ends, message_id, next_try_at, try_until, created_at)
    select id, "userId", about, "toAddress", "addressKey", "replyTo", template, props, coalesce(attachments, '[]'),
      coalesce(topic, 'service'), "broadcastId", "runId", step, "thenDueAt", "thenEnds", "messageId", "nextTryAt", "tryUntil", "createdAt"
    from json_to_recordset(${toJson(rows)}::json) as row(
      id uuid, "userId" uuid, about text, "toAddress" text, "addressKey" text, "replyTo" text, template text, props jsonb,
      attachments jsonb, topic text, "broadcastId" uuid, "runId" uuid, step int, "thenDueAt" timestamptz, "thenEnds" text,
      "messageId" text, "nextTryAt" timestamptz, "tryUntil" timestamptz, "createdAt" timestamptz)
    on conflict do nothing`);
}

export async function findMail(db: Db | Tx, id: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** For reports that name nobody's letter but its reader. */
export async function findNewestTo(db: Db | Tx, address: string, since: Date): Promise<MailRow | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.toAddress, address), gt(mails.createdAt, since), eq(mails.state, 'sent')))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return mail;
}

/** Marketing since then: what left, and what of it came back. A letter may wait for days before it leaves. */
export async function countMarketing(db: Db | Tx, since: Date) {
  const written = new Date(since.getTime() - WEEK);
  const had = (outcome: string) =>
    sql<number>`count(*) filter (where ${mails.outcome} = ${outcome} and ${mails.outcomeAt} > ${since.toISOString()})::int`;
  const [row] = await db
    .select({
      sent: sql<number>`count(*) filter (where coalesce(${mails.sentAt}, ${mails.outcomeAt}) > ${since.toISOString()})::int`,
      bounced: had('bounced'),
      complained: had('complained'),
    })
    .from(mails)
    .where(and(gt(mails.createdAt, written), ne(mails.topic, 'service')));
  return row ?? { sent: 0, bounced: 0, complained: 0 };
}

/** What was put off while marketing was stopped is due again. */
export async function releaseMarketing(tx: Tx, now: Date): Promise<void> {
  const anHour = new Date(now.getTime() + HOUR);
  await tx
    .update(mails)
    .set({ nextTryAt: now })
    .where(
      and(
        eq(mails.state, 'queued'),
        ne(mails.topic, 'service'),
        isNull(mails.hold),
        lte(mails.nextTryAt, anHour),
      ),
    );
}

export async function updateMail(db: Db | Tx, id: string, change: Partial<MailRow>): Promise<void> {
  await db.update(mails).set(change).where(eq(mails.id, id));
}

/** What waits for these runs does not leave: not now, or not at all. What is just being handed over is too late to hold. */
export async function holdLetters(tx: Tx, runIds: string[], hold: MailRow['hold']): Promise<void> {
  if (runIds.length === 0) return;
  await tx
    .update(mails)
    .set({ hold })
    .where(and(inArray(mails.runId, runIds), eq(mails.state, 'queued')));
}

/** What waits of a broadcast stays where it is, until it is released. */
export async function holdBroadcast(tx: Tx, broadcastId: string): Promise<void> {
  await tx
    .update(mails)
    .set({ hold: 'paused' })
    .where(and(eq(mails.broadcastId, broadcastId), eq(mails.state, 'queued')));
}

export async function releaseMailsOfBroadcast(
  tx: Tx,
  broadcastId: string,
  { now, keepsHours }: { now: Date; keepsHours: boolean },
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx
    .update(mails)
    .set({ hold: null, nextTryAt: keepsHours ? sql`greatest(${mails.nextTryAt}, ${moment})` : moment })
    .where(and(eq(mails.broadcastId, broadcastId), eq(mails.state, 'queued')));
}

/** Lets what waits for a run, held or not, leave at once. */
export async function sendStepNow(tx: Tx, runId: string, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ nextTryAt: now, hold: null })
    .where(and(eq(mails.runId, runId), eq(mails.state, 'queued')));
}

export async function listWaiting(db: Db | Tx, runIds: string[]) {
  const { runId, nextTryAt, state } = mails;
  return db
    .select({ runId, nextTryAt })
    .from(mails)
    .where(and(inArray(runId, runIds), eq(state, 'queued')));
}

/** The steps of a run that have become mails, in order. */
export async function mailsOfRun(db: Db | Tx, runId: string) {
  const { step, template, state, createdAt, sentAt, nextTryAt, error, id, attachments } = mails;
  return db
    .select({ id, step, template, state, createdAt, sentAt, nextTryAt, error, attachments })
    .from(mails)
    .where(eq(mails.runId, runId))
    .orderBy(step);
}

const listed = {
  id: mails.id,
  toAddress: mails.toAddress,
  template: mails.template,
  topic: mails.topic,
  state: mails.state,
  failure: mails.failure,
  outcome: mails.outcome,
  subject: mails.subject,
  tries: mails.tries,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  nextTryAt: mails.nextTryAt,
  error: mails.error,
};

export type MailFilter = { state?: MailState; address?: string; before?: PageCursor };

/** Newest first. Pages are cut by the last row seen, so that new mail does not shift them. */
export async function listMails(db: Db, { state, address, before }: MailFilter, limit: number) {
  const conditions: (SQL | undefined)[] = [
    state && eq(mails.state, state),
    address ? sql`${mails.toAddress} like ${`%${escapeLike(address.toLowerCase())}%`}` : undefined,
    before &&
      or(lt(mails.createdAt, before.at), and(eq(mails.createdAt, before.at), lt(mails.id, before.id))),
  ];
  return db
    .select(listed)
    .from(mails)
    .where(and(...conditions))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

export async function countMailsByState(db: Db): Promise<Partial<Record<MailState, number>>> {
  const rows = await db
    .select({ state: mails.state, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(inArray(mails.state, ['queued', 'sending', 'failed', 'unknown']))
    .groupBy(mails.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

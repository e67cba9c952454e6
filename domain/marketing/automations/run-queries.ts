import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { automationVersions, campaignRuns, emailEvents } from '../../../db/schema/index.ts';
import { isOrderOf, toJson } from '../../../db/sql.ts';
import { isNotPausing } from '../../duties.ts';
import type { SettledLetter } from '../../facts.ts';
import { SPACING_HOURS } from '../../mail/index.ts';
import { plans, type SequenceType } from '../sequences/sequence-types.ts';
import { automationPlan, type RunPlan } from './plan.ts';
import type { EndReason } from './plan-words.ts';
import type { InForce } from './queries.ts';

export type RunRow = typeof campaignRuns.$inferSelect;
type NewRun = typeof campaignRuns.$inferInsert;

type Entry = { automation: Pick<InForce, 'id' | 'version'>; again: boolean; now: Date };

/**
 * Lets people enter, if they are known: each once at a time and once a day at most, and a second time only where the
 * automation allows it. `who` is a condition on `people p`.
 */
export async function insertRuns(tx: Tx, { automation, again, now }: Entry, who: SQL): Promise<string[]> {
  const at = now.toISOString();
  const since = again ? sql`and r.started_at > ${at}::timestamptz - interval '1 day'` : sql``;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into campaign_runs (automation_id, version, email, due_at, started_at, created_at)
    select ${automation.id}, ${automation.version}, p.email, ${at}, ${at}, ${at}
    from contacts p where ${who} and not exists (
      select from campaign_runs r where r.automation_id = ${automation.id} and r.email = p.email
        and (r.end_reason is null or (true ${since})))
    on conflict do nothing returning id`);
  return rows.map(({ id }) => id);
}

export const isAddress = (email: string): SQL => sql`p.email = ${email}`;
export const isOneOf = (ids: string[]): SQL => sql`p.id = any(${sql.param(ids)}::uuid[])`;

/** Nothing where an open one of the same address and type is there already, even one that is just being made. */
export async function insertSequence(tx: Tx, row: NewRun): Promise<RunRow | undefined> {
  const [run] = await tx.insert(campaignRuns).values(row).onConflictDoNothing().returning();
  return run;
}

/** The last one of a built-in automation that was begun for an address. */
export async function findLatestSequence(
  db: Db | Tx,
  email: string,
  type: SequenceType,
): Promise<RunRow | undefined> {
  const [run] = await db
    .select()
    .from(campaignRuns)
    .where(and(eq(campaignRuns.email, email), eq(campaignRuns.sequenceType, type)))
    .orderBy(desc(campaignRuns.createdAt))
    .limit(1);
  return run;
}

/** A run of a built-in automation, for this transaction alone. */
export async function lockSequence(tx: Tx, id: string) {
  const [run] = await tx
    .select()
    .from(campaignRuns)
    .where(and(eq(campaignRuns.id, id), isNotNull(campaignRuns.sequenceType)))
    .for('update');
  return run;
}

export async function changeRun(tx: Tx, id: string, change: Partial<NewRun>): Promise<void> {
  await tx.update(campaignRuns).set(change).where(eq(campaignRuns.id, id));
}

/** What is due, oldest first, for this transaction alone. Only due rows are touched, however many others wait. */
export async function lockDueRuns(
  tx: Tx,
  now: Date,
  { limit, only }: { limit: number; only?: string },
): Promise<RunRow[]> {
  const isFree = only ? eq(campaignRuns.id, only) : isNotPausing('run-automations', campaignRuns.id, now);
  return tx
    .select()
    .from(campaignRuns)
    .where(and(sql`${campaignRuns.dueAt} <= ${now.toISOString()}::timestamptz`, isFree))
    .orderBy(campaignRuns.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Where a run stands after its steps were taken. */
export type Moved = { id: string; step: number; dueAt: Date | null; endReason: EndReason | null };

export async function moveRuns(tx: Tx, moved: Moved[], now: Date): Promise<void> {
  await tx.execute(sql`
    update campaign_runs r set step = m.step, due_at = m."dueAt", end_reason = m."endReason",
      ended_at = case when m."endReason" is not null then ${now.toISOString()}::timestamptz end
    from json_to_recordset(${toJson(moved.map(({ id, step, dueAt, endReason }) => ({ id, step, dueAt, endReason })))}::json) as m(id uuid, step int, "dueAt" timestamptz, "endReason" text)
    where r.id = m.id and r.end_reason is null`);
}

/**
 * Moves runs on by how their letters ended, in one statement, because a run of the sender settles thousands. A letter
 * counts once: its run must still stand at it. What went out, or perhaps did, leads on; what was held back or refused ends the
 * run. What was stopped or paused meanwhile stays so. Steps that are overdue after an outage follow each other at a civil
 * distance. The specified events are those of built-in automations.
 */
export async function settleRuns(tx: Tx, letters: SettledLetter[]): Promise<void> {
  await tx.execute(sql`
    with settled as (
      select *, (state in ('sent', 'unknown'))::int as out
      from json_to_recordset(${toJson(letters)}::json) as letter(
        "runId" uuid, step int, template text, state text, "isAddressDead" boolean, at timestamptz,
        "nextDueAt" timestamptz, ends text)
    ), moved as (
      update campaign_runs r set
        step = l.step + l.out,
        last_sent_at = case l.out when 1 then l.at else r.last_sent_at end,
        due_at = case
          when r.end_reason is not null or r.paused_at is not null or l.ends is not null then null
          when l."nextDueAt" is null then l.at
          else greatest(l."nextDueAt", l.at + make_interval(hours => ${SPACING_HOURS}))
        end,
        end_reason = coalesce(r.end_reason, l.ends),
        ended_at = coalesce(r.ended_at, case when l.ends is not null then l.at end)
      from settled l
      where r.id = l."runId" and r.step = l.step
    )
    insert into email_events (sequence_id, event_type, email_template, created_at)
    select l."runId", case when l."isAddressDead" then 'bounced' else 'sent' end, l.template, l.at
    from settled l join campaign_runs r on r.id = l."runId" and r.sequence_type is not null
    where l."isAddressDead" or l.state = 'sent'
    on conflict do nothing`);
}

const isOpen = isNull(campaignRuns.endReason);
const isItsVersion = and(
  eq(automationVersions.automationId, campaignRuns.automationId),
  eq(automationVersions.version, campaignRuns.version),
);

export async function listOpenRunsOfPerson(tx: Tx, email: string) {
  const { id, sequenceType } = campaignRuns;
  const rows = await tx
    .select({ id, sequenceType, plan: automationVersions.plan })
    .from(campaignRuns)
    .leftJoin(automationVersions, isItsVersion)
    .where(and(eq(campaignRuns.email, email), isOpen));
  return rows.map(({ plan, ...run }) => {
    const itsPlan: RunPlan = run.sequenceType ? plans[run.sequenceType] : automationPlan.parse(plan);
    return { ...run, plan: itsPlan };
  });
}

/** Which open runs: those named, those of an automation, or those of an address in it. */
export type WhichRuns = { ids: string[] } | { automationId: string; email?: string };
export type EndedRun = Pick<RunRow, 'id' | 'sequenceType' | 'step'>;

export async function closeRuns(
  tx: Tx,
  which: WhichRuns,
  { reason, now }: { reason: EndReason; now: Date },
): Promise<EndedRun[]> {
  const isMeant =
    'ids' in which
      ? inArray(campaignRuns.id, which.ids)
      : and(
          eq(campaignRuns.automationId, which.automationId),
          which.email ? eq(campaignRuns.email, which.email) : undefined,
        );
  const { id, sequenceType, step } = campaignRuns;
  return tx
    .update(campaignRuns)
    .set({ endReason: reason, endedAt: now, dueAt: null, converted: reason === 'reached' })
    .where(and(isOpen, isMeant))
    .returning({ id, sequenceType, step });
}

/** Built-in automations that ran to their end a short while ago: what is bought now is still their doing. */
export async function convertFinished(
  tx: Tx,
  { email, types, since }: { email: string; types: SequenceType[]; since: Date },
): Promise<EndedRun[]> {
  const { id, sequenceType, step, converted, endReason, lastSentAt } = campaignRuns;
  return tx
    .update(campaignRuns)
    .set({ converted: true })
    .where(
      and(
        eq(campaignRuns.email, email),
        inArray(sequenceType, types),
        eq(endReason, 'completed'),
        eq(converted, false),
        gte(lastSentAt, since),
      ),
    )
    .returning({ id, sequenceType, step });
}

export async function findRun(db: Db | Tx, id: string): Promise<RunRow | undefined> {
  const [run] = await db.select().from(campaignRuns).where(eq(campaignRuns.id, id));
  return run;
}

/** Of the owner's automations: the letter's own step, and the whole that it stands in. */
export async function findPlanOfRun(db: Db | Tx, runId: string) {
  const [found] = await db
    .select({
      automationId: automationVersions.automationId,
      version: automationVersions.version,
      plan: automationVersions.plan,
    })
    .from(campaignRuns)
    .innerJoin(automationVersions, isItsVersion)
    .where(eq(campaignRuns.id, runId));
  return found && { ...found, plan: automationPlan.parse(found.plan) };
}

// The specified events

type NewEvent = typeof emailEvents.$inferInsert;
export type EventType = NewEvent['eventType'];

/** What has happened once has happened: a repeat is left out. */
export async function insertEvents(tx: Tx, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(emailEvents).values(events).onConflictDoNothing();
}

/** The same for a letter, if it is one of a built-in automation. */
export async function insertLetterEvents(
  tx: Tx,
  { runId, template, at }: { runId: string; template: string; at: Date },
  types: EventType[],
): Promise<void> {
  await tx.execute(sql`
    insert into email_events (sequence_id, event_type, email_template, created_at)
    select r.id, type, ${template}, ${at.toISOString()}::timestamptz
    from campaign_runs r, unnest(${sql.param(types)}::text[]) as type
    where r.id = ${runId} and r.sequence_type is not null
    on conflict do nothing`);
}

export async function markClicked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(campaignRuns)
    .set({ clickedAt: at })
    .where(and(eq(campaignRuns.id, id), isNull(campaignRuns.clickedAt)));
}

// What conditions ask

/** Later than that moment: what somebody entered with is not counted. */
export async function hasBoughtSince(
  db: Db | Tx,
  { email, product, since }: { email: string; product?: string; since: Date },
): Promise<boolean> {
  const which = product ? sql`and ${isOrderOf(product)}` : sql``;
  const { rows } = await db.execute(sql`select from orders o where o.email = ${email} ${which}
    and o.paid_at > ${since.toISOString()}::timestamptz and o.state not in ('refunded', 'disputed') limit 1`);
  return rows.length > 0;
}

export async function hasBookedSince(db: Db | Tx, email: string, since: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from facts where email = ${email} and type = 'session-booked'
    and at > ${since.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

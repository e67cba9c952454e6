import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { automationRuns, automationVersions } from '../../../db/schema/index.ts';
import { toJson } from '../../../db/sql.ts';
import { isNotPausing } from '../../duties.ts';
import type { SettledRunLetter } from '../../facts.ts';
import { automationPlan } from './plan.ts';
import type { EndReason } from './plan-words.ts';
import type { InForce } from './queries.ts';

export type RunRow = typeof automationRuns.$inferSelect;

type Entry = { automation: Pick<InForce, 'id' | 'version'>; again: boolean; now: Date };

/**
 * Lets people enter, if they are known: each once at a time and once a day at most, and a second time only where the
 * automation allows it. `who` is a condition on `people p`.
 */
export async function insertRuns(tx: Tx, { automation, again, now }: Entry, who: SQL): Promise<string[]> {
  const since = again ? sql`and r.started_at > ${now.toISOString()}::timestamptz - interval '1 day'` : sql``;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into automation_runs (automation_id, version, email, due_at, started_at)
    select ${automation.id}, ${automation.version}, p.email, ${now.toISOString()}, ${now.toISOString()}
    from contacts p where ${who} and not exists (
      select from automation_runs r where r.automation_id = ${automation.id} and r.email = p.email
        and (r.end_reason is null or (true ${since})))
    on conflict do nothing returning id`);
  return rows.map(({ id }) => id);
}

export const isAddress = (email: string): SQL => sql`p.email = ${email}`;
export const isOneOf = (ids: string[]): SQL => sql`p.id = any(${sql.param(ids)}::uuid[])`;

/** What is due, oldest first, for this transaction alone. Only due rows are touched, however many others wait. */
export async function lockDueRuns(
  tx: Tx,
  now: Date,
  { limit, only }: { limit: number; only?: string },
): Promise<RunRow[]> {
  const isFree = only ? eq(automationRuns.id, only) : isNotPausing('run-automations', automationRuns.id, now);
  return tx
    .select()
    .from(automationRuns)
    .where(and(sql`${automationRuns.dueAt} <= ${now.toISOString()}::timestamptz`, isFree))
    .orderBy(automationRuns.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Where a run stands after its steps were taken. */
export type Moved = { id: string; step: number; dueAt: Date | null; endReason: EndReason | null };

export async function moveRuns(tx: Tx, moved: Moved[], now: Date): Promise<void> {
  await tx.execute(sql`
    update automation_runs r set step = m.step, due_at = m."dueAt", end_reason = m."endReason",
      ended_at = case when m."endReason" is not null then ${now.toISOString()}::timestamptz end
    from json_to_recordset(${toJson(moved.map(({ id, step, dueAt, endReason }) => ({ id, step, dueAt, endReason })))}::json) as m(id uuid, step int, "dueAt" timestamptz, "endReason" text)
    where r.id = m.id and r.end_reason is null`);
}

/** A letter counts once: its run must still stand at it. What went out, or perhaps did, leads on; the rest ends the run. */
export async function settleRuns(tx: Tx, letters: SettledRunLetter[]): Promise<void> {
  await tx.execute(sql`
    update automation_runs r set
      step = l.step + (l.ends is null)::int,
      due_at = case when l.ends is null then l.at end,
      end_reason = l.ends,
      ended_at = case when l.ends is not null then l.at end
    from json_to_recordset(${toJson(letters)}::json) as l("runId" uuid, step int, at timestamptz, ends text)
    where r.id = l."runId" and r.step = l.step and r.due_at is null and r.end_reason is null`);
}

const isOpen = isNull(automationRuns.endReason);
const isItsVersion = and(
  eq(automationVersions.automationId, automationRuns.automationId),
  eq(automationVersions.version, automationRuns.version),
);

export async function listOpenRunsOf(tx: Tx, email: string) {
  const rows = await tx
    .select({ id: automationRuns.id, plan: automationVersions.plan })
    .from(automationRuns)
    .innerJoin(automationVersions, isItsVersion)
    .where(and(eq(automationRuns.email, email), isOpen));
  return rows.map(({ id, plan }) => ({ id, plan: automationPlan.parse(plan) }));
}

/** Ends open runs: those named, those of an address, those of an automation, or those of one in the other. */
export async function endRuns(
  tx: Tx,
  which: { ids?: string[]; email?: string; automationId?: string },
  { reason, now }: { reason: EndReason; now: Date },
): Promise<string[]> {
  const { ids, email, automationId } = which;
  const ended = await tx
    .update(automationRuns)
    .set({ endReason: reason, endedAt: now, dueAt: null })
    .where(
      and(
        isOpen,
        ids && inArray(automationRuns.id, ids),
        email ? eq(automationRuns.email, email) : undefined,
        automationId ? eq(automationRuns.automationId, automationId) : undefined,
        // Nobody means "all of all".
        ids || email || automationId ? undefined : sql`false`,
      ),
    )
    .returning({ id: automationRuns.id });
  return ended.map(({ id }) => id);
}

export async function findRun(db: Db | Tx, id: string): Promise<RunRow | undefined> {
  const [run] = await db.select().from(automationRuns).where(eq(automationRuns.id, id));
  return run;
}

/** The letter's own step, and the whole that it stands in. */
export async function findPlanOfRun(db: Db | Tx, runId: string) {
  const [found] = await db
    .select({
      automationId: automationRuns.automationId,
      version: automationRuns.version,
      plan: automationVersions.plan,
    })
    .from(automationRuns)
    .innerJoin(automationVersions, isItsVersion)
    .where(eq(automationRuns.id, runId));
  return found && { ...found, plan: automationPlan.parse(found.plan) };
}

// What conditions ask

/** Later than that moment: what somebody entered with is not counted. */
export async function hasBoughtSince(
  db: Db | Tx,
  { email, product, since }: { email: string; product?: string; since: Date },
): Promise<boolean> {
  const which = product ? sql`and o.product_id = ${product}` : sql``;
  const { rows } = await db.execute(sql`select from orders o where o.email = ${email} ${which}
    and o.paid_at > ${since.toISOString()}::timestamptz and o.state not in ('refunded', 'disputed') limit 1`);
  return rows.length > 0;
}

export async function hasBookedSince(db: Db | Tx, email: string, since: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from facts where email = ${email} and type = 'session-booked'
    and at > ${since.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

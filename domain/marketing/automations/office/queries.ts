import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../db/connect.ts';
import { automationRuns, automations } from '../../../../db/schema/index.ts';
import type { EndReason } from '../plan-words.ts';

export type Standing = { version: number; step: number; isWaiting: boolean; people: number };

/** How many people stand where, in each version that somebody is still on. */
export async function countStanding(db: Db | Tx, automationId: string): Promise<Standing[]> {
  return db
    .select({
      version: automationRuns.version,
      step: automationRuns.step,
      isWaiting: sql<boolean>`${isNotNull(automationRuns.dueAt)}`,
      people: sql<number>`count(*)::int`,
    })
    .from(automationRuns)
    .where(and(eq(automationRuns.automationId, automationId), isNull(automationRuns.endReason)))
    .groupBy(automationRuns.version, automationRuns.step, sql`3`);
}

/** By how they ended; those under way have no reason. */
export async function countRuns(
  db: Db | Tx,
  automationId?: string,
): Promise<{ automationId: string; reason: EndReason | null; people: number }[]> {
  return db
    .select({
      automationId: automationRuns.automationId,
      reason: automationRuns.endReason,
      people: sql<number>`count(*)::int`,
    })
    .from(automationRuns)
    .where(automationId ? eq(automationRuns.automationId, automationId) : undefined)
    .groupBy(automationRuns.automationId, automationRuns.endReason);
}

export async function listRuns(db: Db | Tx, automationId: string, limit: number) {
  const { rows } = await db.execute<{
    id: string;
    version: number;
    step: number;
    due_at: string | null;
    started_at: string;
    end_reason: EndReason | null;
    ended_at: string | null;
    email: string;
    name: string;
    person_id: string | null;
  }>(sql`
    select r.id, r.version, r.step, r.due_at, r.started_at, r.end_reason, r.ended_at, r.email,
      coalesce(p.name, '') as name, p.id as person_id
    from automation_runs r left join contacts p on p.email = r.email
    where r.automation_id = ${automationId} order by r.started_at desc, r.id limit ${limit}`);
  return rows;
}

/** The automations that somebody is or was in, newest first. */
export async function listRunsOf(db: Db | Tx, email: string, limit: number) {
  return db
    .select({
      ...{ id: automationRuns.id, automationId: automations.id, name: automations.name },
      ...{ startedAt: automationRuns.startedAt, endReason: automationRuns.endReason },
    })
    .from(automationRuns)
    .innerJoin(automations, eq(automations.id, automationRuns.automationId))
    .where(eq(automationRuns.email, email))
    .orderBy(desc(automationRuns.startedAt))
    .limit(limit);
}

export async function countOpenRuns(db: Db | Tx, automationId: string): Promise<number> {
  return db.$count(
    automationRuns,
    and(eq(automationRuns.automationId, automationId), isNull(automationRuns.endReason)),
  );
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { automations, automationVersions } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties.ts';
import { automationPlan, type Plan, type RunPlan, type Trigger } from './plan.ts';

export type AutomationRow = typeof automations.$inferSelect;

export async function listAutomations(db: Db | Tx): Promise<AutomationRow[]> {
  return db.select().from(automations).orderBy(automations.name).limit(200);
}

export async function findAutomation(db: Db | Tx, id: string): Promise<AutomationRow | undefined> {
  const [found] = await db.select().from(automations).where(eq(automations.id, id));
  return found;
}

export async function lockAutomation(tx: Tx, id: string): Promise<AutomationRow | undefined> {
  const [found] = await tx.select().from(automations).where(eq(automations.id, id)).for('update');
  return found;
}

/** Nothing comes back where another automation has the name. */
export async function insertAutomation(
  tx: Tx,
  row: typeof automations.$inferInsert,
): Promise<AutomationRow | undefined> {
  const [made] = await tx.insert(automations).values(row).onConflictDoNothing().returning();
  return made;
}

export async function isNameTaken(tx: Tx, name: string, exceptId: string): Promise<boolean> {
  const same = await tx.$count(
    automations,
    sql`lower(${automations.name}) = lower(${name}) and ${automations.id} <> ${exceptId}`,
  );
  return same > 0;
}

export async function changeAutomation(tx: Tx, id: string, change: Partial<AutomationRow>): Promise<void> {
  await tx.update(automations).set(change).where(eq(automations.id, id));
}

export async function deleteAutomation(tx: Tx, id: string): Promise<void> {
  await tx.delete(automations).where(eq(automations.id, id));
}

export async function insertVersion(tx: Tx, row: typeof automationVersions.$inferInsert): Promise<void> {
  await tx.insert(automationVersions).values(row);
}

export async function findVersion(
  db: Db | Tx,
  automationId: string,
  version: number,
): Promise<Plan | undefined> {
  const [found] = await db
    .select({ plan: automationVersions.plan })
    .from(automationVersions)
    .where(and(eq(automationVersions.automationId, automationId), eq(automationVersions.version, version)));
  return found && automationPlan.parse(found.plan);
}

export type NamedPlan = { name: string; plan: RunPlan };

/** A version, and what its automation is called now. */
export async function namedPlan(
  db: Db | Tx,
  automationId: string,
  version: number,
): Promise<NamedPlan | undefined> {
  const [plan, automation] = [
    await findVersion(db, automationId, version),
    await findAutomation(db, automationId),
  ];
  return plan && automation && { name: automation.name, plan };
}

export type InForce = { id: string; version: number; plan: Plan };

/** Those in force that something of this kind starts; an index is not worth it for the few that there are. */
export async function listInForce(db: Db | Tx, kind: Trigger['on']): Promise<InForce[]> {
  const rows = await db
    .select({ id: automations.id, version: automationVersions.version, plan: automationVersions.plan })
    .from(automations)
    .innerJoin(automationVersions, isItsVersion)
    .where(and(eq(automations.state, 'running'), eq(automations.triggerKind, kind)));
  return rows.map(({ plan, ...row }) => ({ ...row, plan: automationPlan.parse(plan) }));
}

const isItsVersion = and(
  eq(automationVersions.automationId, automations.id),
  eq(automationVersions.version, automations.version),
);

export async function findInForce(db: Db | Tx, id: string): Promise<InForce | undefined> {
  const [row] = await db
    .select({ id: automations.id, version: automationVersions.version, plan: automationVersions.plan })
    .from(automations)
    .innerJoin(automationVersions, isItsVersion)
    .where(and(eq(automations.id, id), eq(automations.state, 'running')));
  return row && { ...row, plan: automationPlan.parse(row.plan) };
}

/** The next automation that a day may start and that nobody else is working at. */
export async function takeByDay(
  tx: Tx,
  now: Date,
  { except, only }: { except: string[]; only?: string },
): Promise<AutomationRow[]> {
  return tx
    .select()
    .from(automations)
    .where(
      and(
        eq(automations.state, 'running'),
        inArray(automations.triggerKind, ['birthday', 'date']),
        sql`${automations.id} <> all(${sql.param(except)}::uuid[])`,
        only ? eq(automations.id, only) : isNotPausing('run-automations', automations.id, now),
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true });
}

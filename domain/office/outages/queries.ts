import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { providerOutages } from '../../../db/schema/index.ts';

export type OutageRow = typeof providerOutages.$inferSelect;
export type Provider = OutageRow['provider'];

const { provider, overAt, toldAt, overToldAt } = providerOutages;

/** The first failure begins an outage, the others are counted. */
export async function countFailure(
  db: Db | Tx,
  { provider: failed, error, now }: { provider: Provider; error: string; now: Date },
): Promise<void> {
  await db
    .insert(providerOutages)
    .values({ provider: failed, lastError: error, beganAt: now, lastFailedAt: now })
    .onConflictDoUpdate({
      target: provider,
      targetWhere: isNull(overAt),
      set: { failures: sql`${providerOutages.failures} + 1`, lastError: error, lastFailedAt: now },
    });
}

export async function endOutage(db: Db | Tx, worked: Provider, now: Date): Promise<void> {
  await db
    .update(providerOutages)
    .set({ overAt: now })
    .where(and(eq(provider, worked), isNull(overAt)));
}

export async function listOutages(db: Db): Promise<OutageRow[]> {
  return db.select().from(providerOutages).where(isNull(overAt)).orderBy(asc(providerOutages.beganAt));
}

/** Those that nobody has heard of; another process that is telling of one keeps it. */
export async function takeUntold(tx: Tx, failing: Provider): Promise<OutageRow | undefined> {
  const [row] = await tx
    .select()
    .from(providerOutages)
    .where(and(eq(provider, failing), isNull(overAt), isNull(toldAt)))
    .for('update', { skipLocked: true });
  return row;
}

/** Those whose beginning was told and whose end was not. */
export async function takeUntoldEnds(tx: Tx): Promise<OutageRow[]> {
  return tx
    .select()
    .from(providerOutages)
    .where(and(isNotNull(overAt), isNotNull(toldAt), isNull(overToldAt)))
    .for('update', { skipLocked: true });
}

export async function markTold(
  tx: Tx,
  id: string,
  change: { toldAt: Date } | { overToldAt: Date },
): Promise<void> {
  await tx.update(providerOutages).set(change).where(eq(providerOutages.id, id));
}

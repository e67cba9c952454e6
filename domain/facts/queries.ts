import { eq, inArray, lt, sql } from 'drizzle-orm';
import { ofAccountOrAddress } from '../../db/by-person.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { facts } from '../../db/schema/index.ts';
import type { Merge, Subject, TableRule } from '../personal-data.ts';

/** Facts are never changed; they go with the person they are about, and when they have grown old. */
export async function insertFact(tx: Tx, row: typeof facts.$inferInsert): Promise<void> {
  await tx.insert(facts).values(row);
}

export const tables: Record<string, TableRule> = {
  'public.facts': { rows: ofAccountOrAddress, onMerge: 'moves' },
};

export async function eraseFacts(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from facts t where ${ofAccountOrAddress(who)}`);
}

export async function deleteOldFacts(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: facts.id }).from(facts).where(lt(facts.at, before)).limit(limit);
  return (await db.delete(facts).where(inArray(facts.id, old))).rowCount ?? 0;
}

export async function moveFacts(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(facts).set({ userId: to }).where(eq(facts.userId, from));
}

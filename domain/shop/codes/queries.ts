import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { discountCodes } from '../../../db/schema/index.ts';

export type CodeRow = typeof discountCodes.$inferSelect;
export type NewCode = typeof discountCodes.$inferInsert;

/** Nothing where the code is taken already. */
export async function insertCode(db: Db | Tx, row: NewCode): Promise<CodeRow | undefined> {
  const [code] = await db
    .insert(discountCodes)
    .values(row)
    .onConflictDoNothing({ target: discountCodes.code })
    .returning();
  return code;
}

/** The one code of a letter's source: made now, or found; `renews` gives it its new deadline. */
export async function insertCodeOfSource(
  db: Db | Tx,
  row: NewCode,
  renews: boolean,
): Promise<CodeRow | undefined> {
  const [code] = await db
    .insert(discountCodes)
    .values(row)
    .onConflictDoUpdate({
      target: discountCodes.source,
      targetWhere: sql`source is not null`,
      set: renews ? { expiresAt: row.expiresAt } : { source: row.source },
    })
    .returning();
  return code;
}

/** The one code of its kind for a sequence: made now, or found and given its new deadline. */
export async function insertCodeOfSequence(db: Db | Tx, row: NewCode): Promise<CodeRow | undefined> {
  const [code] = await db
    .insert(discountCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [discountCodes.sequenceId, discountCodes.kind],
      targetWhere: sql`sequence_id is not null`,
      set: { expiresAt: row.expiresAt },
    })
    .returning();
  return code;
}

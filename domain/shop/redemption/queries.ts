import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { codeUses, discountCodes, orders } from '../../../db/schema/index.ts';

export type CodeRow = typeof discountCodes.$inferSelect;
export type CodeUse = typeof codeUses.$inferSelect;

export async function findCode(db: Db | Tx, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
  return row;
}

/** The same, and nobody else counts the uses of this code until the transaction ends. */
export async function lockCode(tx: Tx, code: string): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update');
  return row;
}

/** Held and used: what counts against a limit. */
export async function countUses(db: Db | Tx, code: string): Promise<number> {
  return db.$count(codeUses, and(eq(codeUses.code, code), isNull(codeUses.releasedAt)));
}

type Holder = {
  use: CodeUse;
  order: Pick<
    typeof orders.$inferSelect,
    'id' | 'userId' | 'browserKey' | 'checkoutId' | 'state' | 'expiresAt'
  >;
};

export async function findHolder(db: Db | Tx, onceKey: string): Promise<Holder | undefined> {
  const [row] = await db
    .select({ use: codeUses, order: orders })
    .from(codeUses)
    .innerJoin(orders, eq(orders.id, codeUses.orderId))
    .where(and(eq(codeUses.onceKey, onceKey), isNull(codeUses.releasedAt)));
  return row;
}

/** False when somebody else holds it. */
export async function insertUse(tx: Tx, row: typeof codeUses.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(codeUses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: codeUses.orderId });
  return made.length > 0;
}

export async function markUsed(tx: Tx, orderId: string, usedAt: Date): Promise<void> {
  const used = await tx
    .update(codeUses)
    .set({ usedAt })
    .where(and(eq(codeUses.orderId, orderId), isNull(codeUses.usedAt), isNull(codeUses.releasedAt)))
    .returning({ code: codeUses.code });
  for (const { code } of used) {
    await tx
      .update(discountCodes)
      .set({ usedCount: sql`${discountCodes.usedCount} + 1` })
      .where(eq(discountCodes.code, code));
  }
}

export async function markReleased(tx: Tx, orderId: string, releasedAt: Date): Promise<void> {
  await tx
    .update(codeUses)
    .set({ releasedAt })
    .where(and(eq(codeUses.orderId, orderId), isNull(codeUses.usedAt), isNull(codeUses.releasedAt)));
}

// The office

/** False when there is such a code already. */
export async function insertCode(tx: Tx, row: typeof discountCodes.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(discountCodes)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: discountCodes.code });
  return made.length > 0;
}

export async function changeCodeRow(
  tx: Tx,
  code: string,
  change: Pick<CodeRow, 'expiresAt' | 'maxUses'>,
): Promise<void> {
  await tx.update(discountCodes).set(change).where(eq(discountCodes.code, code));
}

/** What the office made, and the codes that everybody shares. The thousands that sequences mint are not among them. */
export async function listCodes(db: Db | Tx, limit: number) {
  const paid = sql`${codeUses.usedAt} is not null`;
  const held = sql`${codeUses.usedAt} is null and ${codeUses.releasedAt} is null and ${codeUses.orderId} is not null`;
  return db
    .select({
      ...getTableColumns(discountCodes),
      used: sql<number>`count(*) filter (where ${paid})::int`,
      held: sql<number>`count(*) filter (where ${held})::int`,
      discountCents: sql<number>`coalesce(sum(${orders.discountCents}) filter (where ${paid}), 0)::int`,
    })
    .from(discountCodes)
    .leftJoin(codeUses, eq(codeUses.code, discountCodes.code))
    .leftJoin(orders, eq(orders.id, codeUses.orderId))
    .where(inArray(discountCodes.kind, ['office', 'return10']))
    .groupBy(discountCodes.code)
    .orderBy(desc(discountCodes.createdAt), discountCodes.code)
    .limit(limit);
}

import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { sessionTypeProducts, sessionTypes } from '../../../db/schema/index.ts';

export type SessionType = typeof sessionTypes.$inferSelect;
export type TypeProduct = typeof sessionTypeProducts.$inferSelect;

/** In the order of the booking dialog, those that are retired too. */
export async function listTypes(db: Db | Tx): Promise<SessionType[]> {
  return db.select().from(sessionTypes).orderBy(sessionTypes.position, sessionTypes.name);
}

export async function findType(db: Db | Tx, name: string): Promise<SessionType | undefined> {
  const [type] = await db.select().from(sessionTypes).where(eq(sessionTypes.name, name));
  return type;
}

export async function lockTypeBySlug(tx: Tx, slug: string): Promise<SessionType | undefined> {
  const [type] = await tx.select().from(sessionTypes).where(eq(sessionTypes.slug, slug)).for('update');
  return type;
}

/** Nothing comes back when the name or its address is taken. */
export async function insertType(
  tx: Tx,
  row: Omit<typeof sessionTypes.$inferInsert, 'position'>,
): Promise<SessionType | undefined> {
  const position = sql`(select coalesce(max(position), 0) + 1 from session_types)`;
  const [type] = await tx
    .insert(sessionTypes)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning();
  return type;
}

export async function updateType(tx: Tx, name: string, change: Partial<SessionType>): Promise<void> {
  await tx.update(sessionTypes).set(change).where(eq(sessionTypes.name, name));
}

export async function listTypeProducts(db: Db | Tx): Promise<TypeProduct[]> {
  return db.select().from(sessionTypeProducts);
}

export async function listCreditsOf(db: Db | Tx, productId: string): Promise<TypeProduct[]> {
  return db
    .select()
    .from(sessionTypeProducts)
    .where(eq(sessionTypeProducts.productId, productId))
    .orderBy(sessionTypeProducts.sessionType);
}

export async function replaceTypeProducts(
  tx: Tx,
  sessionType: string,
  products: Omit<TypeProduct, 'sessionType'>[],
): Promise<void> {
  await tx.delete(sessionTypeProducts).where(eq(sessionTypeProducts.sessionType, sessionType));
  const rows = products.map((product) => ({ ...product, sessionType }));
  if (rows.length > 0) await tx.insert(sessionTypeProducts).values(rows);
}

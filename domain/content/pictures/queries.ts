import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { pictures } from '../../../db/schema/index.ts';

export async function insertPicture(tx: Tx, row: typeof pictures.$inferInsert): Promise<void> {
  await tx.insert(pictures).values(row);
}

export async function isKept(db: Db | Tx, name: string): Promise<boolean> {
  const found = await db.select({ name: pictures.name }).from(pictures).where(eq(pictures.name, name));
  return found.length > 0;
}

export async function deletePictures(tx: Tx, names: string[]) {
  return tx.delete(pictures).where(inArray(pictures.name, names)).returning();
}

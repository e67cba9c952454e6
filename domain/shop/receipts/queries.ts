import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { receiptSeries, receipts } from '../../../db/schema/index.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/** The row stays locked until the caller's transaction ends: the next receipt waits for this one, or takes its number. */
export async function nextInSeries(tx: Tx, series: string): Promise<number> {
  const [row] = await tx
    .insert(receiptSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptSeries.series,
      set: { lastNumber: sql`${receiptSeries.lastNumber} + 1` },
    })
    .returning({ lastNumber: receiptSeries.lastNumber });
  if (!row) throw new Error('no number was given');
  return row.lastNumber;
}

export async function insertReceipt(tx: Tx, row: typeof receipts.$inferInsert): Promise<ReceiptRow> {
  const [receipt] = await tx.insert(receipts).values(row).returning();
  if (!receipt) throw new Error('the receipt was not made');
  return receipt;
}

export async function findReceipt(db: Db | Tx, id: string): Promise<ReceiptRow | undefined> {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.id, id));
  return receipt;
}

export async function listReceipts(db: Db | Tx, orderId: string): Promise<ReceiptRow[]> {
  return (
    db
      .select()
      .from(receipts)
      .where(eq(receipts.orderId, orderId))
      // A credit note follows its receipt, also when both are of one moment.
      .orderBy(asc(receipts.issuedAt), desc(receipts.kind), asc(receipts.number))
  );
}

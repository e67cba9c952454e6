import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { withdrawalRequests } from '../../../db/schema/index.ts';

export type WithdrawalRow = typeof withdrawalRequests.$inferSelect;

/** Undefined when this submission has been kept before. */
export async function insertWithdrawal(
  tx: Tx,
  row: typeof withdrawalRequests.$inferInsert,
): Promise<WithdrawalRow | undefined> {
  const [made] = await tx
    .insert(withdrawalRequests)
    .values(row)
    .onConflictDoNothing({ target: withdrawalRequests.submission })
    .returning();
  return made;
}

export async function findWithdrawalBySubmission(
  tx: Tx,
  submission: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.submission, submission));
  return row;
}

export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawalRequests).where(eq(withdrawalRequests.id, id)).for('update');
  return row;
}

export async function settleWithdrawal(
  tx: Tx,
  id: string,
  decision: { state: 'accepted' | 'declined'; handledAt: Date },
): Promise<void> {
  await tx.update(withdrawalRequests).set(decision).where(eq(withdrawalRequests.id, id));
}

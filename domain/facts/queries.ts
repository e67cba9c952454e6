import type { Tx } from '../../db/connect.ts';
import { facts } from '../../db/schema/index.ts';

/** Facts are never changed; they go with the person they are about. */
export async function insertFact(tx: Tx, row: typeof facts.$inferInsert): Promise<void> {
  await tx.insert(facts).values(row);
}

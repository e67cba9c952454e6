import type { Db, Tx } from '../../../db/connect.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { findIntake } from './queries.ts';

/** What the buyer has sent us; drafts do not count. */
export async function knownDetails(db: Db | Tx, orderId: string): Promise<IntakeAnswers> {
  const intake = await findIntake(db, orderId);
  return intake?.submittedAt ? intake.answers : {};
}

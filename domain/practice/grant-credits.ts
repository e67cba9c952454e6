import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { insertCredits, listUnpaid } from './queries.ts';
import { spendCredit } from './spend-credit.ts';

type Grant = {
  userId: string;
  sessionType: string;
  count: number;
  /** What was paid for, such as 'order:…'. The same source grants once, however often it is told to. */
  source: string;
};

/** Adds the sessions of a package. Bookings that were waiting to be paid are paid from it first. */
export async function grantCredits(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { userId, sessionType, count, source }: Grant,
): Promise<void> {
  const grantedAt = clock.now();
  await insertCredits(
    tx,
    Array.from({ length: count }, (_, i) => ({ userId, sessionType, source, ordinal: i + 1, grantedAt })),
  );
  for (const { id } of await listUnpaid(tx, userId, sessionType, grantedAt)) {
    if (!(await spendCredit(tx, { userId, sessionType, sessionId: id }))) return;
  }
}

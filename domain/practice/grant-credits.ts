import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { type Holder, insertCredits, listUnpaid } from './queries.ts';
import { spendCredit } from './spend-credit.ts';

type Grant = Pick<Holder, 'userId'> & {
  /** Of somebody without an account. */
  guestEmail?: string | null;
  sessionType: string;
  count: number;
  /** What was paid for, such as 'order:…'. The same source grants once, however often it is told to. */
  source: string;
};

/** Adds the sessions of a package. Bookings that were waiting to be paid are paid from it first. */
export async function grantCredits(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { userId, guestEmail = null, sessionType, count, source }: Grant,
): Promise<void> {
  const grantedAt = clock.now();
  const holder = { userId, guestEmail };
  await insertCredits(
    tx,
    Array.from({ length: count }, (_, i) => ({ ...holder, sessionType, source, ordinal: i + 1, grantedAt })),
  );
  for (const { id } of await listUnpaid(tx, holder, sessionType, grantedAt)) {
    if (!(await spendCredit(tx, { ...holder, sessionType, sessionId: id }))) return;
  }
}

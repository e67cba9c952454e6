import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../services.ts';
import { freeCredit, type Holder, insertCredits, listUnpaid, takeCredit, updateSession } from './queries.ts';

type Grant = Pick<Holder, 'userId'> & {
  /** Of somebody without an account. */
  guestEmail?: string | null;
  sessionType: string;
  count: number;
  /** So many of the same source and type were granted by another of its parts. */
  before?: number;
  /** What was paid for, such as 'order:…'. The same source grants once, however often it is told to. */
  source: string;
};

/** Adds the sessions of a package. Bookings that were waiting to be paid are paid from it first. */
export async function grantCredits(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { userId, guestEmail = null, sessionType, count, before = 0, source }: Grant,
): Promise<void> {
  const grantedAt = clock.now();
  const holder = { userId, guestEmail };
  await insertCredits(
    tx,
    Array.from({ length: count }, (_, i) => {
      return { ...holder, sessionType, source, ordinal: before + i + 1, grantedAt };
    }),
  );
  for (const { id } of await listUnpaid(tx, holder, sessionType, grantedAt)) {
    if (!(await spendCredit(tx, { ...holder, sessionType, sessionId: id }))) return;
  }
}

type Use = Holder & {
  sessionType: string;
  sessionId: string /** This one, and not the oldest. */;
  source?: string;
};

/** Pays for a session with the oldest credit that fits its type; says whether there was one. */
export async function spendCredit(tx: Tx, use: Use): Promise<boolean> {
  const paidBy = await takeCredit(tx, use);
  if (!paidBy) return false;
  await updateSession(tx, use.sessionId, { paymentState: 'credit', payBy: null, held: false, paidBy });
  return true;
}

/** The session will not take place: what paid for it can pay for another. */
export async function returnCredit(tx: Tx, { sessionId }: Pick<Use, 'sessionId'>): Promise<void> {
  await freeCredit(tx, sessionId);
}

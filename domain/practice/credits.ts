import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../services.ts';
import {
  deleteOrdinals,
  freeCredit,
  type Holder,
  insertCredits,
  listUnpaid,
  lockFreeOrdinals,
  takeCredit,
  updateSession,
} from './queries.ts';

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
    placesAfter(before, count).map((ordinal) => ({ ...holder, sessionType, source, ordinal, grantedAt })),
  );
  for (const { id } of await listUnpaid(tx, holder, sessionType, grantedAt)) {
    if (!(await spendCredit(tx, { ...holder, sessionType, sessionId: id }))) return;
  }
}

/** Which of all sessions of its source and type a part brings: each is one row, however often it is granted. */
export const placesAfter = (before: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => before + i + 1);

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

type Some = { source: string; sessionType: string; after: number; count: number };

/**
 * Takes so many of the credits of a source that nobody has booked, the last ones first; fewer where fewer are free. In the
 * transaction that gives their money back: until it ends nobody can book with them.
 */
export async function takeFreeCredits(
  tx: Tx,
  { source, want, ...some }: Some & { want: number },
): Promise<number[]> {
  const ordinals = (await lockFreeOrdinals(tx, source, some)).slice(0, want);
  await deleteOrdinals(tx, { source, sessionType: some.sessionType, ordinals });
  return ordinals;
}

/** Their money did not go back after all. */
export async function restoreCredits(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { ordinals, ...credit }: Omit<Grant, 'count' | 'before'> & { ordinals: number[] },
): Promise<void> {
  const grantedAt = clock.now();
  await insertCredits(
    tx,
    ordinals.map((ordinal) => ({ ...credit, ordinal, grantedAt })),
  );
}

/** The session will not take place: what paid for it can pay for another. */
export async function returnCredit(tx: Tx, { sessionId }: Pick<Use, 'sessionId'>): Promise<void> {
  await freeCredit(tx, sessionId);
}

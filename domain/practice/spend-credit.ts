import type { Tx } from '../../db/connect.ts';
import { freeCredit, type Holder, takeCredit, updateSession } from './queries.ts';

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

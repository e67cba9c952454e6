import { workThrough } from '../../duties/index.ts';
import type { Services } from '../../services.ts';
import { callOff } from '../call-off.ts';
import { practiceZone } from '../practice.ts';
import { listOverdue, lockSession, updateSession } from '../queries.ts';
import { changeableUntil } from '../session-rules.ts';
import { closePayments } from './open-payment.ts';
import { subjectOf } from './session-subject.ts';

const BATCH = 50;

/**
 * Gives back the hours whose time to pay is over. Their payment pages are closed first: whoever pays in that moment has
 * paid.
 */
export async function releaseUnpaid(services: Services): Promise<number> {
  let released = 0;
  await workThrough(services, {
    duty: 'release-unpaid',
    next: () => listOverdue(services.db, services.clock.now(), BATCH),
    subject: ({ id }) => id,
    work: async ({ id }) => {
      if (await closePayment(services, id)) released += await release(services, id);
    },
  });
  return released;
}

/** False while a debit is on its way: then the place is kept until 24 hours before the start. */
async function closePayment(services: Services, sessionId: string): Promise<boolean> {
  const { isPending } = await closePayments(services, subjectOf(sessionId));
  return !isPending || !(await keepForDebit(services, sessionId));
}

async function keepForDebit({ db, clock }: Services, sessionId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    const until = session && changeableUntil(session);
    if (!session?.payBy || !until || until <= clock.now()) return false;
    await updateSession(tx, sessionId, { payBy: until });
    return true;
  });
}

async function release(services: Services, sessionId: string): Promise<number> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    const isDue = session?.status === 'scheduled' && session.payBy !== null && session.payBy <= clock.now();
    if (!isDue) return 0;
    await callOff(services, tx, session, await practiceZone(services, tx), 'released');
    return 1;
  });
}

import type { Tx } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, staffVerb } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { lockOwnSession } from '../owned-session.ts';
import { insertCredits, updateSession } from '../queries.ts';
import { notScheduled } from '../session-rules.ts';

type Mark = { sessionId: string; why: string };
type By = { actor: Actor };

/** Cash, a bank transfer, another shop. It counts like a credit: should the session be called off, it can be used again. */
export const markPaidElsewhere = staffVerb<Mark, void>(
  'session.paid_elsewhere',
  async (services, tx, mark) => {
    const session = await unpaidSession(services, tx, mark);
    const { id: sessionId, userId, guestEmail, sessionType, status } = session;
    const source = `elsewhere:${sessionId}`;
    const grantedAt = services.clock.now();
    const credit = { userId, guestEmail, sessionType, source, ordinal: 1, sessionId, grantedAt };
    await insertCredits(tx, [credit]);
    await updateSession(tx, sessionId, { paidBy: source });
    return settled(services, tx, session, 'paid', { why: mark.why, status });
  },
);

export const makeFree = staffVerb<Mark, void>('session.made_free', async (services, tx, mark) => {
  const session = await unpaidSession(services, tx, mark);
  return settled(services, tx, session, 'free', { why: mark.why, status: session.status });
});

async function unpaidSession(services: Parts, tx: Tx, { actor, sessionId }: Mark & By) {
  const session = await lockOwnSession(services, tx, { actor, sessionId });
  if (session.status === 'cancelled') throw notScheduled();
  if (session.paymentState !== 'to_be_paid')
    throw new DomainError('conflict', 'This session is paid already.');
  return session;
}

type Unpaid = Awaited<ReturnType<typeof unpaidSession>>;

async function settled(
  { clock }: Parts,
  tx: Tx,
  { id, sessionType, priceCents }: Unpaid,
  paymentState: 'paid' | 'free',
  after: { why: string; status: string },
) {
  await updateSession(tx, id, { paymentState, payBy: null, held: false, updatedAt: clock.now() });
  return {
    about: { kind: 'session', id, label: sessionType },
    before: { payment: 'to be paid', priceCents },
    after: { payment: paymentState, ...after },
    answer: undefined,
  };
}

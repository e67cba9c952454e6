import { sessionProduct } from '../../../content/catalogue.ts';
import type { Tx } from '../../../db/connect.ts';
import { DomainError, invalid } from '../../errors.ts';
import { type Actor, staffVerb } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { recordPaidElsewhere } from '../../shop/index.ts';
import { lockOwnSession } from '../owned-session.ts';
import { updateSession } from '../queries.ts';
import { notScheduled } from '../session-rules.ts';
import { subjectOf } from './session-subject.ts';

const MOST_CENTS = 9_999_999;

type Mark = { sessionId: string; why: string };
/** `receivedCents`: what arrived; without it, the price of the session. */
type Paid = Mark & { receivedCents?: number };
type By = { actor: Actor };

/**
 * Cash, a bank transfer, another shop. It is an order with a receipt, and what follows is what follows any paid order
 * (settle-session.ts): should the session be called off, its credit can be used again.
 */
export const markPaidElsewhere = staffVerb<Paid, void>(
  'session.paid_elsewhere',
  async (services, tx, mark) => {
    const session = await unpaidSession(services, tx, mark);
    const { id, userId, sessionType, status, email } = session;
    const priceCents = mark.receivedCents ?? session.priceCents ?? 0;
    if (!(Number.isInteger(priceCents) && priceCents > 0 && priceCents <= MOST_CENTS))
      throw invalid({ received: 'Please give the amount that you have received, such as 95.' });
    await recordPaidElsewhere(services, tx, {
      ...{ priceCents, email, subject: subjectOf(id), userId: userId ?? undefined },
      product: { ...sessionProduct, name: sessionType },
    });
    return settledAs('paid elsewhere', session, { why: mark.why, status, receivedCents: priceCents });
  },
);

export const makeFree = staffVerb<Mark, void>('session.made_free', async (services, tx, mark) => {
  const session = await unpaidSession(services, tx, mark);
  const change = { paymentState: 'free' as const, payBy: null, held: false, updatedAt: services.clock.now() };
  await updateSession(tx, session.id, change);
  return settledAs('free', session, { why: mark.why, status: session.status });
});

async function unpaidSession(services: Parts, tx: Tx, { actor, sessionId }: Mark & By) {
  const session = await lockOwnSession(services, tx, { actor, sessionId });
  if (session.status === 'cancelled') throw notScheduled();
  if (session.paymentState !== 'to_be_paid')
    throw new DomainError('conflict', 'This session is paid already.');
  return session;
}

type Unpaid = Awaited<ReturnType<typeof unpaidSession>>;

const settledAs = (
  payment: string,
  { id, sessionType, priceCents }: Unpaid,
  after: { why: string; status: string; receivedCents?: number },
) => ({
  about: { kind: 'session' as const, id, label: sessionType },
  before: { payment: 'to be paid', priceCents },
  after: { payment, ...after },
  answer: undefined,
});

import type { Tx } from '../../../db/connect.ts';
import { findByAddress } from '../../contacts/index.ts';
import { DomainError, invalid } from '../../errors.ts';
import { type Actor, isStaff, recordAction } from '../../identity/index.ts';
import { hasConsent, obstacleOfOne, oneAddress, stepsSent } from '../../mail/index.ts';
import type { Services } from '../../services.ts';
import { mayWrite } from '../people/reach.ts';
import { findLatestSequence } from './queries.ts';
import { plans, type SequenceType, sequenceTypeOf } from './sequence-types.ts';
import { type Started, startSequence, withAttachments } from './start-sequence.ts';

type Order = { actor: Actor; type: string; email: string; name: string };

/** What a type cannot do without, and what to say where it is missing. */
const needs: Partial<Record<SequenceType, string>> = {
  quiz_nurture: 'This address has not taken the quiz, so there are no numbers to write about.',
  abandoned_cart: 'This address has left no cart behind.',
};

/**
 * Staff start a sequence by hand. Numbers, cart and report come from the address's own past, never from thin air;
 * without consent in the ledger only the letter that was asked for goes.
 */
export async function startForAddress(services: Services, order: Order): Promise<Started> {
  if (!isStaff(order.actor)) throw new DomainError('forbidden', 'Only staff may start a sequence.');
  const type = sequenceTypeOf(order.type);
  if (!type) throw invalid({ type: 'Please choose a sequence.' });
  const email = oneAddress(order.email);
  return services.db.transaction(async (tx) => {
    const earlier = await findLatestSequence(tx, email, type);
    if (!earlier && needs[type]) throw invalid({ email: needs[type] });
    await refuseUnreachable(services, tx, email, type);
    const first = earlier && (await stepsSent(tx, earlier.id)).find(({ step }) => step === 0);
    const started = await startSequence(services, tx, {
      type,
      email,
      name: order.name.trim() || (earlier?.name ?? ''),
      quizResults: earlier?.quizResults ?? undefined,
      cartData: earlier?.cartData ?? undefined,
      firstLetter: first && withAttachments(first.attachments),
      marketingConsent: await hasConsent(services, tx, { email, topic: plans[type].topic }),
    });
    await recordAction(services, tx, {
      actor: order.actor,
      action: 'sequence.started',
      about: { kind: 'sequence', id: type },
    });
    return started;
  });
}

/** Said before: a sequence that could not send its first letter is not begun. */
async function refuseUnreachable(
  services: Services,
  tx: Tx,
  email: string,
  type: SequenceType,
): Promise<void> {
  const { topic, steps } = plans[type];
  if (steps[0]?.askedFor) return;
  const verdict = mayWrite(services, await findByAddress(tx, email), topic);
  if (!verdict.may)
    throw invalid({ email: `Nothing can be sent: this address ${obstacleOfOne[verdict.why]}.` });
}

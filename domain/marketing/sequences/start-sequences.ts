import type { Tx } from '../../../db/connect.ts';
import type { AttachmentName, CartData, QuizResults } from '../../../db/schema/index.ts';
import { type LetterSystem, parseDate } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import { DAY } from '../../../shared/durations.ts';
import { findByAddress } from '../../contacts/index.ts';
import { mastersOf } from '../../count-person.ts';
import { DomainError, invalid } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { type Actor, isStaff, recordAction } from '../../identity/index.ts';
import { hasConsent, obstacleOfOne, oneAddress, stepsSent } from '../../mail/index.ts';
import type { Parts, Services } from '../../services.ts';
import { recoverBy } from '../../shop/index.ts';
import { mayWrite } from '../reach.ts';
import {
  changeSequence,
  findLatestSequence,
  findOpenSequence,
  insertSequence,
  type SequenceRow,
} from './queries.ts';
import { type FirstLetter, queueSteps } from './run-sequences.ts';
import { dueAt, plans, type SequenceType, sequenceTypeOf } from './sequence-types.ts';

export type Start = {
  /** A type, or one of its other names. */
  type: string;
  email: string;
  name: string;
  quizResults?: NonNullable<SequenceRow['quizResults']>;
  cartData?: CartData;
  /** Whether the person said yes to what follows the first letter; the ledger holds the words. */
  marketingConsent: boolean;
  /** What only the first letter says or carries. */
  firstLetter?: FirstLetter;
  /** When it begins, if not now. */
  startsAt?: Date;
};

type Started = { success: true; sequenceId: string; started: boolean; message?: string };

/** Starts a sequence in the caller's transaction. Its first letter, where due, is in the outbox when this returns. */
export async function startSequence(services: Parts, tx: Tx, start: Start): Promise<Started> {
  const type = sequenceTypeOf(start.type);
  if (!type) throw invalid({ type: 'There is no sequence of this name.' });
  const now = services.clock.now();
  const email = oneAddress(start.email);
  const startedAt = start.startsAt ?? now;
  const firstDue = dueAt(type, 0, startedAt) ?? startedAt;
  const dueNow = firstDue <= now;
  const sequence = await insertSequence(tx, {
    email,
    name: start.name.trim(),
    sequenceType: type,
    quizResults: start.quizResults,
    cartData: start.cartData,
    marketingConsent: start.marketingConsent,
    startedAt,
    createdAt: now,
    nextDueAt: dueNow ? null : firstDue,
  });
  if (!sequence) {
    const open = await findOpenSequence(tx, email, type);
    // Gone in this very moment: what it would have said is over too.
    if (!open) throw new Error('a sequence was refused as a repeat of none');
    return { success: true, sequenceId: open.id, started: false, message: 'Sequence already active' };
  }
  if (dueNow) await queueSteps(services, tx, [sequence], start.firstLetter);
  else await services.jobs.enqueue(tx, 'run-sequences', {}, { at: firstDue });
  return { success: true, sequenceId: sequence.id, started: true };
}

/** A first letter that carries files, and says so. */
export const withAttachments = (attachments: AttachmentName[], props: object = {}): FirstLetter => ({
  attachments,
  props: { ...props, attached: attachments.length > 0 },
});

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

type Cart = Pick<FactOf<'cart-left'>, 'email' | 'cartId' | 'items' | 'total'>;

/** Starts the reminders of a cart that was left behind. A later cart takes the place of the one before in them. */
export async function startAbandonedCart(services: Parts, tx: Tx, { email, cartId, items, total }: Cart) {
  const cartData = { items, total };
  const address = oneAddress(email);
  const person = await findByAddress(tx, address);
  const started = await startSequence(services, tx, {
    type: 'abandoned_cart',
    email: address,
    name: person?.name || 'Soul Seeker',
    cartData,
    marketingConsent: false,
  });
  if (!started.started) await changeSequence(tx, started.sequenceId, { cartData });
  await recoverBy(tx, { cartId, recoveryId: started.sequenceId });
  return started;
}

const DAYS_AFTER_DELIVERY = 7;

/**
 * To be called when something bought has been delivered to somebody who is not a member. Only the first delivery
 * counts: whoever has been invited once, in whatever way it ended, is not invited again.
 */
export async function planMembershipUpsell(
  services: Parts,
  tx: Tx,
  { email, name, birthDate }: { email: string; name: string; birthDate?: string },
): Promise<{ planned: boolean }> {
  const address = oneAddress(email);
  if (await findLatestSequence(tx, address, 'membership_upsell')) return { planned: false };
  const startsAt = new Date(services.clock.now().getTime() + DAYS_AFTER_DELIVERY * DAY);
  const { school } = services.content.current().site;
  const { started } = await startSequence(services, tx, {
    type: 'membership_upsell',
    email: address,
    name,
    quizResults: numbersOf(name, birthDate, school) ?? (await numbersOfQuiz(tx, address)),
    marketingConsent: false,
    startsAt,
  });
  return { planned: started };
}

/** From what she told us for the reading she bought. */
function numbersOf(
  name: string,
  birthDate: string | undefined,
  system: LetterSystem,
): QuizResults | undefined {
  const born = parseDate(birthDate ?? '');
  const person = born && quizNumbersOf({ name, birthDate: born, system });
  if (!person?.ok) return undefined;
  const { lifePath, expression, soulUrge } = person.numbers;
  const digits = { lifePath: lifePath.digit, expression: expression.digit, soulUrge: soulUrge.digit };
  return { ...digits, masters: mastersOf(person.numbers), birthDate };
}

async function numbersOfQuiz(tx: Tx, email: string): Promise<QuizResults | undefined> {
  return (await findLatestSequence(tx, email, 'quiz_nurture'))?.quizResults ?? undefined;
}

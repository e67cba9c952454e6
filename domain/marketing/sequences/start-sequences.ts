import { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import type { AttachmentName, CartData, QuizResults } from '../../../db/schema/index.ts';
import { type LetterSystem, parseDate } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import { DAY } from '../../../shared/durations.ts';
import { line } from '../../../shared/fields.ts';
import { findByAddress } from '../../contacts/index.ts';
import { mastersOf } from '../../count-person.ts';
import { invalid } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { staffVerb } from '../../identity/index.ts';
import { checkedEmail, mailsOfRun, obstacleOfOne } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import { setCartRecoveryId } from '../../shop/index.ts';
import {
  changeRun,
  findLatestSequence,
  insertSequence,
  listOpenRunsOfPerson,
  type RunRow,
} from '../automations/run-queries.ts';
import { type FirstLetter, takeRuns } from '../automations/take-steps.ts';
import { mayWrite } from '../reach.ts';
import { dueAt, plans, type SequenceType, sequenceTypeOf } from './sequence-types.ts';

export type Start = {
  /** A type, or one of its other names. */
  type: string;
  email: string;
  name: string;
  quizResults?: NonNullable<RunRow['quizResults']>;
  cartData?: CartData;
  /** What only the first letter says or carries. */
  firstLetter?: FirstLetter;
  /** When it begins, if not now. */
  startsAt?: Date;
};

type Started = { success: true; sequenceId: string; started: boolean; message?: string };

/** Starts a sequence in the caller's transaction. Its first letter, where due, is in the outbox when this returns. */
export async function startSequence(services: Deps, tx: Tx, start: Start): Promise<Started> {
  const type = sequenceTypeOf(start.type);
  if (!type) throw invalid({ type: 'There is no sequence of this name.' });
  const now = services.clock.now();
  const email = checkedEmail(start.email);
  const startedAt = start.startsAt ?? now;
  const firstDue = dueAt(type, 0, startedAt) ?? startedAt;
  const dueNow = firstDue <= now;
  const sequence = await insertSequence(tx, {
    email,
    name: start.name.trim(),
    sequenceType: type,
    quizResults: start.quizResults,
    cartData: start.cartData,
    startedAt,
    createdAt: now,
    dueAt: dueNow ? null : firstDue,
  });
  if (!sequence) {
    const open = (await listOpenRunsOfPerson(tx, email)).find(({ sequenceType }) => sequenceType === type);
    // Gone in this very moment: what it would have said is over too.
    if (!open) throw new Error('a sequence was refused as a repeat of none');
    return { success: true, sequenceId: open.id, started: false, message: 'Sequence already active' };
  }
  if (dueNow) await takeRuns(services, tx, [sequence], { firstLetter: start.firstLetter });
  else await services.jobs.enqueue(tx, 'run-automations', {}, { at: firstDue });
  return { success: true, sequenceId: sequence.id, started: true };
}

/** A first letter that carries files, and says so. */
export const firstLetterWithFiles = (attachments: AttachmentName[], props: object = {}): FirstLetter => ({
  attachments,
  props: { ...props, attached: attachments.length > 0 },
});

/** What a type cannot do without, and what to say where it is missing. */
const needs: Partial<Record<SequenceType, string>> = {
  quiz_nurture: 'This address has not taken the quiz, so there are no numbers to write about.',
  abandoned_cart: 'This address has left no cart behind.',
};

const wanted = z.object({
  type: z.string(),
  email: line(254, 'Please give an e-mail address.'),
  name: z.string().max(100).default(''),
});

/**
 * Staff start a sequence by hand. Numbers, cart and report come from the address's own past, never from thin air;
 * without consent in the ledger only the letter that was asked for goes.
 */
export const startSequenceForAddress = staffVerb(
  'sequence.started',
  wanted,
  async (services, tx, { name, ...order }, refuse) => {
    const type = sequenceTypeOf(order.type);
    if (!type) throw refuse({ type: 'Please choose a sequence.' });
    const email = checkedEmail(order.email);
    const earlier = await findLatestSequence(tx, email, type);
    if (!earlier && needs[type]) throw refuse({ email: needs[type] });
    const obstacle = await obstacleOf(services, tx, email, type);
    if (obstacle) throw refuse({ email: `Nothing can be sent: this address ${obstacle}.` });
    const first = earlier && (await mailsOfRun(tx, earlier.id)).find(({ step }) => step === 0);
    const answer = await startSequence(services, tx, {
      type,
      email,
      name: name.trim() || (earlier?.name ?? ''),
      quizResults: earlier?.quizResults ?? undefined,
      cartData: earlier?.cartData ?? undefined,
      firstLetter: first && firstLetterWithFiles(first.attachments),
    });
    return { about: { kind: 'sequence', id: type }, answer };
  },
);

/** Said before: a sequence that could not send its first letter is not begun. */
async function obstacleOf(services: Deps, tx: Tx, email: string, type: SequenceType) {
  const { topic, steps } = plans[type];
  if (steps[0]?.askedFor) return undefined;
  const verdict = mayWrite(services, await findByAddress(tx, email), topic);
  return verdict.may ? undefined : obstacleOfOne[verdict.why];
}

type Cart = Pick<FactOf<'cart-left'>, 'email' | 'cartId' | 'items' | 'total'>;

/** Starts the reminders of a cart that was left behind. A later cart takes the place of the one before in them. */
export async function startAbandonedCart(services: Deps, tx: Tx, { email, cartId, items, total }: Cart) {
  const cartData = { items, total };
  const address = checkedEmail(email);
  const person = await findByAddress(tx, address);
  const started = await startSequence(services, tx, {
    type: 'abandoned_cart',
    email: address,
    name: person?.name || 'Soul Seeker',
    cartData,
  });
  if (!started.started) await changeRun(tx, started.sequenceId, { cartData });
  await setCartRecoveryId(tx, { cartId, recoveryId: started.sequenceId });
  return started;
}

const DAYS_AFTER_DELIVERY = 7;

/**
 * To be called when something bought has been delivered to somebody who is not a member. Only the first delivery
 * counts: whoever has been invited once, in whatever way it ended, is not invited again.
 */
export async function planMembershipUpsell(
  services: Deps,
  tx: Tx,
  { email, name, birthDate }: { email: string; name: string; birthDate?: string },
): Promise<{ planned: boolean }> {
  const address = checkedEmail(email);
  if (await findLatestSequence(tx, address, 'membership_upsell')) return { planned: false };
  const startsAt = new Date(services.clock.now().getTime() + DAYS_AFTER_DELIVERY * DAY);
  const { school } = services.content.current().site;
  const { started } = await startSequence(services, tx, {
    type: 'membership_upsell',
    email: address,
    name,
    quizResults: numbersOf(name, birthDate, school) ?? (await numbersOfQuiz(tx, address)),
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

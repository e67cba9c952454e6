import type { Tx } from '../../../db/connect.ts';
import type { AttachmentName } from '../../../db/schema/index.ts';
import { storedMail } from '../../../emails/mails.ts';
import { parseDate, personalMonth } from '../../../numerology/index.ts';
import { listByAddresses } from '../../contacts/index.ts';
import { workInBatches } from '../../duties.ts';
import type { FactOf } from '../../facts.ts';
import { type ClaimedMail, type MayReceive, type Obstacle, postSteps } from '../../mail/index.ts';
import { monthOf } from '../../moments.ts';
import type { Parts, ReadsContent, Services } from '../../services.ts';
import { byLifePath, type MintedKind, mintCode, recoveryEnds } from '../../shop/index.ts';
import { today } from '../../today.ts';
import { endsAs, mayWrite } from '../reach.ts';
import { advance, changeSequence, lockDueSequences, markUnderWay, type SequenceRow } from './queries.ts';
import { dueAt, plans, type SequenceTemplate } from './sequence-types.ts';

const BATCH = 500;

/**
 * Turns due steps into mails: claimed and written in one transaction, so a crash leaves both or neither, and a second
 * machine skips what this one holds. One letter per sequence and run; the next is due when this one is out.
 */
export const runDueSequences = (services: Services): Promise<number> =>
  workInBatches(services, {
    duty: 'run-sequences',
    lock: (tx, only) => lockDueSequences(tx, services.clock.now(), { limit: BATCH, only }),
    subject: ({ id }) => id,
    shown: () => ({ path: '/portal/emails' }),
    work: async (tx, due) => {
      await queueSteps(services, tx, due);
      await markUnderWay(
        tx,
        due.map(({ id }) => id),
      );
    },
  });

/** What only the first letter of a sequence has. */
export type FirstLetter = { attachments?: AttachmentName[]; props?: object };

/**
 * Turns the current step of each sequence into a mail, where the rule about letters lets it through; otherwise the sequence
 * ends, and says why. The database allows a step once, whoever asks.
 */
export async function queueSteps(
  services: Parts,
  tx: Tx,
  sequences: SequenceRow[],
  { attachments, props }: FirstLetter = {},
): Promise<void> {
  const judge = await judging(services, tx, sequences);
  const steps = [];
  for (const sequence of sequences) {
    const { id, email, sequenceType, currentStep, startedAt } = sequence;
    const { topic, steps: planned } = plans[sequenceType];
    const step = planned[currentStep];
    if (!step) continue;
    const verdict = judge(sequence);
    if (!verdict.may && !step.askedFor) {
      await stop(services, tx, sequence, verdict.why);
      continue;
    }
    const next = dueAt(sequenceType, currentStep + 1, startedAt);
    const ends = endAfter(verdict, next);
    steps.push({
      to: email,
      ...storedMail(step.template, { ...letterProps(services, sequence, step.template), ...props }),
      topic: step.askedFor ? ('service' as const) : topic,
      attachments,
      sequenceId: id,
      step: currentStep,
      thenDueAt: ends ? null : next,
      thenEnds: ends,
    });
  }
  await postSteps(services, tx, steps);
}

/** What the rule says of each reader, read at once for all of them. */
async function judging(
  services: Parts,
  tx: Tx,
  sequences: SequenceRow[],
): Promise<(sequence: SequenceRow) => MayReceive> {
  const emails = [...new Set(sequences.map(({ email }) => email))];
  const people = emails.length > 0 ? await listByAddresses(tx, emails) : [];
  const known = new Map(people.map((person) => [person.email, person]));
  return ({ email, sequenceType }) => mayWrite(services, known.get(email), plans[sequenceType].topic);
}

const stop = ({ clock }: Parts, tx: Tx, { id }: SequenceRow, why: Obstacle): Promise<void> =>
  changeSequence(tx, id, {
    ...{ completed: true, stopReason: endsAs[why], stoppedAt: clock.now(), nextDueAt: null },
  });

/** What follows the letter that was asked for needs to be let through, too; without a yes it ends there. */
function endAfter(verdict: MayReceive, next: Date | undefined): 'completed' | 'no_consent' | null {
  if (!next) return 'completed';
  return verdict.may || endsAs[verdict.why] !== 'no_consent' ? null : 'no_consent';
}

type Needs = Pick<Parts, 'config' | 'clock'> & ReadsContent;

/** What a letter says about its reader. Codes are added when it is sent, because their hours begin then. */
function letterProps(services: Needs, sequence: SequenceRow, template: SequenceTemplate): object {
  const { config } = services;
  const { id, name, quizResults, cartData, createdAt } = sequence;
  switch (template) {
    case 'abandoned_cart':
    case 'abandoned_cart_reminder':
    case 'abandoned_cart_final':
      return {
        name,
        items: cartData?.items ?? [],
        total: cartData?.total ?? 0,
        recoverUrl: `${config.appUrl}/cart/recover?token=${id}`,
        recoverUntil: recoveryEnds(createdAt).toISOString(),
      };
    default: {
      const { birthDate, masters, ...numbers } = quizResults ?? {};
      return {
        name: firstName(name),
        appUrl: config.appUrl,
        numbers: 'lifePath' in numbers ? { ...numbers, ...masters } : null,
        ...(template === 'discount' && quizResults ? { suggested: byLifePath(quizResults.lifePath)[0] } : {}),
        ...(birthDate ? { month: personalMonthOf(services, birthDate) } : {}),
      };
    }
  }
}

/** The quiz asks for the whole name; a letter begins with the first. */
const firstName = (name: string) => name.split(/\s+/)[0] ?? '';

/** The month we are in, as it is for somebody born on that day. */
function personalMonthOf(services: Needs, birthDate: string) {
  const born = parseDate(birthDate);
  if (!born) return undefined;
  const now = today(services);
  const { value } = personalMonth(born, now.year, now.month);
  const { title, essence } = services.content.current().meaningOf('personalMonth', value);
  return { name: monthOf(now), number: value, title, essence };
}

/**
 * Moves sequences on by how their letters ended. A step counts once: its sequence must still stand at it. A step that
 * went out, or perhaps did, raises the count; one that was held back or refused ends its sequence. What was stopped or
 * paused meanwhile stays so. After an outage several steps may be overdue: they follow each other at a civil distance.
 */
export async function advanceSequences(
  _services: Parts,
  tx: Tx,
  { letters }: FactOf<'letters-settled'>,
): Promise<void> {
  await advance(tx, letters);
}

/** The letters that carry a code of their own. */
const codeKinds: Record<string, MintedKind | undefined> = {
  discount: 'soul',
  membership: 'membership_half',
  membership_offer: 'membership_half',
};

/**
 * The code of a letter, minted at the moment the letter is sent: its hours run from then, however long the letter
 * had to wait. Each further try of the same letter gives the same code and starts its hours anew.
 */
export async function codeFor(services: Parts, { template, sequenceId, toAddress }: ClaimedMail) {
  const kind = codeKinds[template];
  if (!kind || !sequenceId) return {};
  return services.db.transaction(async (tx) => {
    const { code, percent, expiresAt } = await mintCode(services, tx, { kind, email: toAddress, sequenceId });
    await changeSequence(tx, sequenceId, { discountCode: code, discountExpiresAt: expiresAt });
    return { code, percent, expiresAt: expiresAt?.toISOString() };
  });
}

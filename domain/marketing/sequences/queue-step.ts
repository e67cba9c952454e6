import type { Tx } from '../../../db/connect.ts';
import type { AttachmentName } from '../../../db/schema/index.ts';
import { storedMail } from '../../../emails/mails.ts';
import { listByAddresses } from '../../contacts/index.ts';
import { type MayReceive, type Obstacle, postSteps } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { endsAs, mayWrite } from '../people/reach.ts';
import { letterProps } from './letter-props.ts';
import { changeSequence, type SequenceRow } from './queries.ts';
import { dueAt, plans } from './sequence-types.ts';

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

import type { Tx } from '../../../db/connect.ts';
import type { AttachmentName } from '../../../db/schema/index.ts';
import { storedMail } from '../../../emails/mails.ts';
import { marketingTopics, postSteps } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { letterProps } from './letter-props.ts';
import type { SequenceRow } from './queries.ts';
import { dueAt, plans } from './sequence-types.ts';

/** What only the first letter of a sequence has. */
export type FirstLetter = { attachments?: AttachmentName[]; props?: object };

/** Turns the current step of each sequence into a mail. The database allows it once per step, whoever asks. */
export async function queueSteps(
  services: Parts,
  tx: Tx,
  sequences: SequenceRow[],
  { attachments, props }: FirstLetter = {},
): Promise<void> {
  const steps = sequences.flatMap((sequence) => {
    const { id, email, sequenceType, currentStep, startedAt } = sequence;
    const { topic, steps } = plans[sequenceType];
    const step = steps[currentStep];
    if (!step) return [];
    const next = dueAt(sequenceType, currentStep + 1, startedAt);
    const ends = endAfter(sequence, next);
    return {
      to: email,
      ...storedMail(step.template, { ...letterProps(services, sequence, step.template), ...props }),
      topic: step.askedFor ? ('service' as const) : topic,
      attachments,
      sequenceId: id,
      step: currentStep,
      thenDueAt: ends ? null : next,
      thenEnds: ends,
    };
  });
  await postSteps(services, tx, steps);
}

/** What follows the letter that was asked for is marketing, and some of it needs a yes. */
function endAfter(
  { sequenceType, marketingConsent }: SequenceRow,
  next: Date | undefined,
): 'completed' | 'no_consent' | null {
  if (!next) return 'completed';
  return marketingConsent || !marketingTopics[plans[sequenceType].topic].needsConsent ? null : 'no_consent';
}

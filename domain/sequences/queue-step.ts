import type { Tx } from '../../db/connect.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import type { MailName } from '../../emails/index.tsx';
import { toMail } from '../mailing/post-mail.ts';
import { insertMails, type NewMail } from '../mailing/queries.ts';
import { marketingTopics } from '../mailing/topics.ts';
import type { Parts } from '../services.ts';
import { letterProps } from './letter-props.ts';
import type { SequenceRow } from './queries.ts';
import { dueAt, plans } from './sequence-types.ts';

/** Turns the current step of each sequence into a mail. The database allows it once per step, whoever asks. */
export async function queueSteps(
  services: Parts,
  tx: Tx,
  sequences: SequenceRow[],
  attachments?: AttachmentName[],
): Promise<void> {
  await insertMails(
    tx,
    sequences.flatMap((sequence) => toStepMail(services, sequence, attachments)),
  );
}

function toStepMail(services: Parts, sequence: SequenceRow, attachments?: AttachmentName[]): NewMail[] {
  const { id, email, sequenceType, currentStep, startedAt } = sequence;
  const step = plans[sequenceType].steps[currentStep];
  if (!step) return [];
  const mail = toMail(services, {
    to: email,
    template: step.template as MailName,
    props: letterProps(services, sequence, step.template) as never,
    topic: step.askedFor ? 'service' : plans[sequenceType].topic,
    attachments,
  });
  const next = dueAt(sequenceType, currentStep + 1, startedAt);
  const ends = next ? (mayGoOn(sequence) ? null : 'no_consent') : 'completed';
  return [{ ...mail, sequenceId: id, step: currentStep, thenDueAt: ends ? null : next, thenEnds: ends }];
}

/** What follows the letter that was asked for is marketing, and some of it needs a yes. */
function mayGoOn({ sequenceType, marketingConsent }: SequenceRow): boolean {
  return marketingConsent || !marketingTopics[plans[sequenceType].topic].needsConsent;
}

import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/connect.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import type { Mail } from '../../emails/mails.ts';
import type { Parts } from '../services.ts';
import { addressKey, oneAddress } from './one-address.ts';
import { insertMails, type NewMail } from './queries.ts';
import type { Topic } from './topics.ts';

/** A mail, and whom it goes to. */
export type Letter = Mail & {
  to: string;
  userId?: string;
  /** What it is about, such as 'ticket:…': whoever that belongs to takes the letter along when she is erased. */
  about?: string;
  /** Anything but 'service' is held back from those who do not want it. */
  topic?: Topic;
  replyTo?: string;
  attachments?: AttachmentName[];
};

/** Puts a mail into the outbox, in the caller's transaction: the mail exists exactly if its reason does. */
export async function postMail(services: Parts, db: Db | Tx, letter: Letter): Promise<void> {
  await insertMails(db, [toMail(services, letter)]);
  await services.jobs.enqueue(db, 'send-mails');
}

/** Which step of which sequence a mail is, and what becomes of the sequence once it is out. */
type StepOf = Pick<NewMail, 'sequenceId' | 'step' | 'thenDueAt' | 'thenEnds'>;

/** Puts steps of sequences into the outbox. A step that is a mail already stays the mail it is. */
export async function postSteps(services: Parts, tx: Tx, steps: (Letter & StepOf)[]): Promise<void> {
  await insertMails(
    tx,
    steps.map(({ sequenceId, step, thenDueAt, thenEnds, ...letter }) => ({
      ...toMail(services, letter),
      ...{ sequenceId, step, thenDueAt, thenEnds },
    })),
  );
  if (steps.length > 0) await services.jobs.enqueue(tx, 'send-mails');
}

/** `at`: not before. */
type Reader = { to: string; userId?: string; places: object; at?: Date };

/** A letter that is written for many: what it says is made when it is sent, from what was written and from these. */
const written = (services: Parts, { to, userId, places, at }: Reader, topic: Topic) => ({
  ...toMail(services, { ...{ to, userId, topic }, template: 'custom', props: { subject: '', html: '' } }),
  props: places,
  ...(at ? { nextTryAt: at, tryUntil: tryUntil(at) } : {}),
});

/** Puts the letters of a broadcast into the outbox. Who has one already gets no second. */
export async function postBroadcast(
  services: Parts,
  tx: Tx,
  broadcastId: string,
  readers: Reader[],
): Promise<void> {
  await insertMails(
    tx,
    readers.map((reader) => ({ ...written(services, reader, 'newsletter'), broadcastId })),
  );
  if (readers.length > 0) await services.jobs.enqueue(tx, 'send-mails');
}

/** Puts steps of automations into the outbox. A step that is a letter already stays the letter it is. */
export async function postRunSteps(
  services: Parts,
  tx: Tx,
  steps: (Reader & { runId: string; step: number })[],
): Promise<void> {
  await insertMails(
    tx,
    steps.map(({ runId, step, ...reader }) => ({ ...written(services, reader, 'marketing'), runId, step })),
  );
  if (steps.length > 0) await services.jobs.enqueue(tx, 'send-mails');
}

const PATIENCE_MS = 5 * 24 * 3_600_000;
/** Long enough for a server that is down over a holiday; longer than that and somebody should look. */
export const tryUntil = (now: Date) => new Date(now.getTime() + PATIENCE_MS);

/** A letter as a row of the outbox, due at once. */
export function toMail(
  { config, clock }: Pick<Parts, 'config' | 'clock'>,
  { to, replyTo, ...letter }: Letter,
): NewMail & { id: string } {
  const id = randomUUID();
  const address = oneAddress(to, 'to');
  return {
    ...letter,
    id,
    toAddress: address,
    addressKey: addressKey(config, address),
    replyTo: replyTo && oneAddress(replyTo, 'replyTo'),
    messageId: `<${id}@${new URL(config.appUrl).hostname}>`,
    nextTryAt: clock.now(),
    tryUntil: tryUntil(clock.now()),
    createdAt: clock.now(),
  };
}

import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/connect.ts';
import type { AttachmentName } from '../../db/schema/index.ts';
import type { MailName, MailProps } from '../../emails/index.tsx';
import type { Parts } from '../services.ts';
import { insertMail } from './queries.ts';

type Letter<Name extends MailName> = {
  to: string;
  template: Name;
  props: MailProps<Name>;
  userId?: string;
  attachments?: AttachmentName[];
  replyTo?: string;
};

/** Puts a service mail into the outbox, in the caller's transaction: the mail exists exactly if its reason does. */
export async function postMail<Name extends MailName>(
  services: Parts,
  db: Db | Tx,
  { to, template, props, userId, attachments, replyTo }: Letter<Name>,
): Promise<void> {
  const host = new URL(services.config.appUrl).hostname;
  await insertMail(db, {
    toAddress: to,
    template,
    props,
    userId,
    attachments,
    replyTo,
    messageId: `<${randomUUID()}@${host}>`,
    nextTryAt: services.clock.now(),
    createdAt: services.clock.now(),
  });
  await services.jobs.enqueue(db, 'send-mails');
}

import { MailRefused } from '../../adapters/mail/mail.ts';
import { type MailName, renderMail } from '../../emails/index.tsx';
import type { Services } from '../services.ts';
import { makeAttachments } from './attachments.ts';
import { claimDueMails, type MailRow, requeueInterruptedMails, updateMail } from './queries.ts';

const BATCH = 20;
/** Longer than any SMTP conversation: a mail claimed before that has lost its sender. */
const LEASE_MS = 10 * 60_000;
const MAX_TRIES = 60;

/** Sends what is due. May run on several machines at once; each mail is claimed by one. */
export async function sendDueMails(services: Services): Promise<number> {
  const { db, clock } = services;
  await requeueInterruptedMails(db, clock.now(), new Date(clock.now().getTime() - LEASE_MS));
  let sent = 0;
  for (;;) {
    const batch = await claimDueMails(db, clock.now(), BATCH);
    if (batch.length === 0) return sent;
    const outcomes = await Promise.all(batch.map((mail) => send(services, mail)));
    sent += outcomes.filter(Boolean).length;
  }
}

async function send(services: Services, mail: MailRow): Promise<boolean> {
  const { db, mail: transport, clock, log } = services;
  try {
    const { subject, html, text } = await renderMail(mail.template as MailName, mail.props as never);
    const attachments = await makeAttachments(services, mail.attachments);
    const { toAddress: to, messageId } = mail;
    await transport.send({
      to,
      subject,
      html,
      text,
      messageId,
      attachments,
      replyTo: mail.replyTo ?? undefined,
    });
    await updateMail(db, mail.id, { state: 'sent', sentAt: clock.now(), subject, html, text, error: null });
    return true;
  } catch (error) {
    const refused = error instanceof MailRefused || mail.tries >= MAX_TRIES;
    log.warn({ mailId: mail.id, tries: mail.tries, refused }, 'mail could not be sent');
    await updateMail(db, mail.id, {
      state: refused ? 'failed' : 'queued',
      error: (error as Error).message.slice(0, 500),
      nextTryAt: refused ? null : new Date(clock.now().getTime() + backOff(mail.tries)),
    });
    return false;
  }
}

/** 30 s, 1 min, 2 min … at most every 15 minutes. */
export function backOff(tries: number): number {
  return Math.min(30_000 * 2 ** (tries - 1), 15 * 60_000);
}

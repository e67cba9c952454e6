import type { OutgoingMail } from '../../adapters/mail/mail.ts';
import { type MailName, storedMail, storedProps } from '../../emails/mails.ts';
import type { Config, Parts } from '../services.ts';
import type { ClaimedMail } from './exchange/queries.ts';
import { makeAttachments, makeValues } from './made-when-sent.ts';
import { trackLinks, unsubscribeUrl } from './mail-links.ts';

/** From a row of the outbox to what goes over the wire, and the letter in it, to be kept. */
export async function composeMail(
  services: Parts,
  mail: ClaimedMail,
): Promise<{ outgoing: OutgoingMail; body: string }> {
  const { config, clock, content } = services;
  const { id, toAddress, addressKey, template, topic, sequenceId, broadcastId, runId, messageId, replyTo } =
    mail;
  // Letters that nobody asked for, and those that begin a row of them, show the way out.
  const leaving =
    addressKey && (topic !== 'service' || sequenceId) ? unsubscribeUrl(config, id, addressKey) : undefined;
  const props = { ...storedProps(mail.props), ...(await makeValues(services, mail)) };
  const { subject, html, text, body, attachments } = await services.mails.render(
    storedMail(template, props),
    content.current(),
    {
      unsubscribeUrl: leaving,
      changeLinks:
        sequenceId || broadcastId || runId ? (letter) => trackLinks(config, id, letter) : undefined,
    },
  );
  const outgoing = {
    to: toAddress,
    subject,
    html,
    text,
    messageId,
    date: clock.now(),
    ...(replyTo ? { replyTo } : {}),
    headers: {
      ...(byHand.includes(template) ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...threadHeaders(config, mail),
      ...(leaving ? leavingHeaders(leaving) : {}),
    },
    attachments: [...attachments, ...(await makeAttachments(services, mail.attachments))],
  };
  return { outgoing, body };
}

/** Somebody wrote these to somebody. All others tell the other side's program not to answer them (RFC 3834). */
const byHand: string[] = ['personal-letter', 'ticket-answered'] satisfies MailName[];

/**
 * All letters about a ticket name the same beginning, which no letter has: so mail programs show them, and the answers to
 * them, as one conversation, whichever of them somebody has kept.
 */
function threadHeaders({ appUrl }: Pick<Config, 'appUrl'>, { about }: ClaimedMail): Record<string, string> {
  const ticketId = /^ticket:(.+)$/.exec(about ?? '')?.[1];
  if (!ticketId) return {};
  const thread = `<ticket-${ticketId}@${new URL(appUrl).hostname}>`;
  return { 'In-Reply-To': thread, References: thread };
}

/** RFC 8058: mail programs show a button of their own, which posts to the address and asks nothing more. */
const leavingHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

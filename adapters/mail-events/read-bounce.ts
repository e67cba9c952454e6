import { simpleParser } from 'mailparser';
import type { BounceReader } from './mail-events.ts';

/**
 * Statuses by which nobody lives at an address (RFC 3463): a bad or moved one, a closed mailbox, an unknown host, and
 * "failed" without saying more. A full mailbox or a refused message says nothing about the address.
 */
const DEAD = /^5\.(?:1\.\d{1,3}|2\.1|4\.1|0\.0)$/;

export const readBounce: BounceReader = async (raw) => {
  const mail = await simpleParser(raw, { keepDeliveryStatus: true, skipTextToHtml: true });
  const part = (type: RegExp) =>
    mail.attachments.find(({ contentType }) => type.test(contentType))?.content.toString('utf8');
  const report = part(/^message\/(?:global-)?delivery-status$/i);
  if (report === undefined) return undefined;
  const original = part(/^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/i) ?? '';
  const { messageId } = await simpleParser(original);
  if (!messageId) return [];
  // One group of fields about the message, then one for each recipient.
  const groups = await Promise.all(report.split(/\r?\n\r?\n/).map(fieldsOf));
  return groups
    .filter(({ action, status }) => action === 'failed' && DEAD.test(status))
    .map(({ recipient }) => ({ event: 'bounced' as const, email: recipient, messageId }));
};

/** The fields are written like the headers of a mail, so they are read like those. */
async function fieldsOf(group: string) {
  const { headers } = await simpleParser(`${group.trim()}\r\n\r\n`);
  const field = (name: string) => String(headers.get(name) ?? '').trim();
  const address = (name: string) =>
    field(name)
      .replace(/^[^;]*;\s*/, '')
      .replace(/^<|>$/g, '');
  return {
    action: field('action').toLowerCase(),
    status: /^\d\.\d{1,3}\.\d{1,3}/.exec(field('status'))?.[0] ?? '',
    recipient: (address('original-recipient') || address('final-recipient')).toLowerCase(),
  };
}

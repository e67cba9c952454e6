import { simpleParser } from 'mailparser';
import type { Bounce } from './untrusted.ts';

/**
 * Statuses by which nobody lives at an address (RFC 3463): a bad or moved one, a closed mailbox, an unknown host, and
 * "failed" without saying more. A full mailbox or a refused message says nothing about the address.
 */
const DEAD = /^5\.(?:1\.\d{1,3}|2\.1|4\.1|0\.0)$/;
/** A letter of ours goes to one reader: a report about more than these is not about one of ours. */
const MOST_RECIPIENTS = 100;

/**
 * Undefined for any other mail; nothing in the list where the bounce may pass. Only what its header calls a report (RFC 6522) is
 * taken apart: the parser needs minutes for some letters that a stranger can write.
 */
export async function readBounce(raw: string): Promise<Bounce[] | undefined> {
  const type = headersOf(raw).get('content-type') ?? '';
  if (!/^multipart\/report\b/i.test(type)) return undefined;
  const mail = await simpleParser(withOneHeader(raw, type), PLAIN);
  const part = (type: RegExp) =>
    mail.attachments.find(({ contentType }) => type.test(contentType))?.content.toString('utf8');
  const report = part(/^message\/(?:global-)?delivery-status$/i);
  if (report === undefined) return undefined;
  const original = part(/^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/i) ?? '';
  const messageId = messageIdOf(original);
  if (!messageId) return [];
  // One group of fields about the message, then one for each recipient.
  const groups = report.split(/\r?\n\r?\n/, MOST_RECIPIENTS + 1).map(fieldsOf);
  return groups
    .filter(({ action, status }) => action === 'failed' && DEAD.test(status))
    .map(({ recipient }) => ({ event: 'bounced' as const, email: recipient, messageId }));
}

/** What a mail says is neither shown nor turned into another form. */
const PLAIN = {
  keepDeliveryStatus: true,
  skipTextToHtml: true,
  skipHtmlToText: true,
  skipTextLinks: true,
  skipImageLinks: true,
};

/** The parser gets the one header that says how the mail is put together: a thousand addresses need not be read. */
function withOneHeader(raw: string, type: string): string {
  const end = /\r?\n\r?\n/.exec(raw);
  return `Content-Type: ${type}\r\n\r\n${end ? raw.slice(end.index + end[0].length) : ''}`;
}

const messageIdOf = (original: string): string | undefined => {
  const written = headersOf(original).get('message-id')?.trim();
  return written && /^<?[^<>\s]{1,900}>?$/.test(written) ? `<${written.replace(/^<|>$/g, '')}>` : undefined;
};

/** The fields are written like the headers of a mail, so they are read like those. */
function fieldsOf(group: string) {
  const fields = headersOf(group.trimStart());
  const field = (name: string) => (fields.get(name) ?? '').trim();
  const address = (name: string) => {
    const written = field(name);
    return written
      .slice(written.indexOf(';') + 1)
      .trim()
      .replace(/^<|>$/g, '');
  };
  return {
    action: field('action').toLowerCase(),
    status: /^\d\.\d{1,3}\.\d{1,3}/.exec(field('status'))?.[0] ?? '',
    recipient: (address('original-recipient') || address('final-recipient')).toLowerCase().slice(0, 254),
  };
}

const MOST_HEADER_LINES = 2_000;

/** Headers up to the first empty line, each by its first value, with lines that go on put together. */
function headersOf(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  let last = '';
  for (const line of text.split(/\r?\n/, MOST_HEADER_LINES)) {
    if (line === '') break;
    const colon = line.indexOf(':');
    if (/^[ \t]/.test(line)) headers.set(last, `${headers.get(last) ?? ''} ${line.trim()}`.slice(0, 5_000));
    else if (colon > 0) {
      const name = line.slice(0, colon).trim().toLowerCase();
      last = headers.has(name) ? '' : name;
      if (last) headers.set(last, line.slice(colon + 1, colon + 5_000).trim());
    }
  }
  return headers;
}

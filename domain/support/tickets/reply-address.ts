import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../services.ts';

const SIGNATURE_LENGTH = 20;

/**
 * Where the answer to a letter about a ticket goes: support+TOKEN@… The token is the ticket's id and our signature,
 * in characters that survive a mail server that writes everything small.
 */
export function replyAddress({ inboundMail, secret }: Config, ticketId: string): string | undefined {
  if (!inboundMail) return undefined;
  const [box = '', host = ''] = inboundMail.address.split('@');
  const id = ticketId.replaceAll('-', '');
  return `${box}+${id}${sign(secret, id)}@${host}`;
}

/** The ticket an address belongs to; undefined for any address that we did not make. */
export function ticketOfAddress({ inboundMail, secret }: Config, address: string): string | undefined {
  const [box, host] = inboundMail?.address.toLowerCase().split('@') ?? [];
  // From the beginning of a word alone: a sender can make the list of recipients as long as she likes.
  const match = /(?<![^\s<>"@])([^\s<>"@]{1,64})\+([0-9a-f]{32})([0-9a-f]{1,64})@([^\s<>"]{1,255})/.exec(
    address.toLowerCase(),
  );
  if (!match || match[1] !== box || match[4] !== host) return undefined;
  const [, , id = '', given = ''] = match;
  const expected = Buffer.from(sign(secret, id));
  const written = Buffer.from(given);
  if (written.length !== expected.length || !timingSafeEqual(written, expected)) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`ticket:${id}`).digest('hex').slice(0, SIGNATURE_LENGTH);
}

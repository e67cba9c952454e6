import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../services.ts';

/**
 * Who posts a received mail: the service we told our secret, or a stranger. Judged by the headers alone, before a byte
 * of the mail is read: it may be a large one. Without a mailbox of ours there is nothing to post to.
 */
export function inboundSender(
  { inboundMail }: Pick<Config, 'inboundMail'>,
  header: (name: string) => string | null | undefined,
): 'service' | 'stranger' | 'off' {
  if (!inboundMail) return 'off';
  return same(givenSecret(header), inboundMail.secret) ? 'service' : 'stranger';
}

/** A header of its own, or the password of the address that the service was told to post to. */
function givenSecret(header: (name: string) => string | null | undefined): string {
  const basic = /^Basic (.+)$/i.exec(header('authorization') ?? '')?.[1];
  const password =
    basic &&
    Buffer.from(basic, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
  return header('x-inbound-secret') ?? password ?? '';
}

function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

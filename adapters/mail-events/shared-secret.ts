import { createHash, timingSafeEqual } from 'node:crypto';
import { MailEventRefused, type Posted } from './mail-events.ts';

/**
 * For providers that sign nothing: the secret stands in the address they post to (https://hook:SECRET@…), in an
 * Authorization of their own, or in a header.
 */
export function requireSecret({ header }: Pick<Posted, 'header'>, secret: string): void {
  const given = header('authorization') ?? '';
  const [, basic] = /^Basic (.+)$/i.exec(given) ?? [];
  const [, bearer] = /^Bearer (.+)$/i.exec(given) ?? [];
  const password =
    basic &&
    Buffer.from(basic, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
  if (!same(password ?? bearer ?? header('x-webhook-secret') ?? '', secret)) {
    throw new MailEventRefused('The secret is missing or wrong.');
  }
}

/** In the same time, whatever differs. */
export function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

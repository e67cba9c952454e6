import { createHmac } from 'node:crypto';
import { invalid } from '../errors.ts';
import type { Config } from '../services.ts';

/** No space, no control character, nothing that separates or wraps addresses in a mail header. */
const PLAIN = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+\.[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/** Exactly one address, in the form in which we keep and compare it. */
export function oneAddress(text: string, field = 'email'): string {
  const address = text.trim().toLowerCase();
  if (address.length <= 254 && PLAIN.test(address)) return address;
  throw invalid({ [field]: 'Please give one e-mail address, such as maya@example.com.' });
}

/** An address as suppressions know it: recognised when it comes again, not to be read back. */
export function addressKey({ mailKey }: Pick<Config, 'mailKey'>, address: string): string {
  return createHmac('sha256', mailKey).update(`address:${address.trim().toLowerCase()}`).digest('base64url');
}

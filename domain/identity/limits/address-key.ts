import { createHmac } from 'node:crypto';
import type { Parts } from '../../services.ts';

/** An e-mail address as the key of a limit: counted, but not to be read in the table of counters. */
export function addressKey({ config }: Pick<Parts, 'config'>, email: string): string {
  return createHmac('sha256', config.secret).update(email.trim().toLowerCase()).digest('base64url');
}

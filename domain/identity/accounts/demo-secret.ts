import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../db/connect.ts';
import { readOrCreateSetting } from '../../settings/index.ts';

/** A demo needs no configuration, so its secret is made once and kept with its data. Live mode refuses it. */
export function demoSecret(db: Db): Promise<string> {
  return readOrCreateSetting(db, 'demo_secret', `demo-${randomBytes(32).toString('hex')}`);
}

/** Derived, never stored: the same at every start of one demo, different for every installation. */
export function demoPassword(secret: string, email: string): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = createHmac('sha256', secret).update(email).digest().subarray(0, 12);
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

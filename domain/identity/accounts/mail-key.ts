import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/connect.ts';
import { readOrCreateSetting } from '../../settings/index.ts';

/**
 * Made once and kept with the data. It signs links in letters that may be opened years later and hashes the addresses
 * that must not be written to again: changing AUTH_SECRET must break neither.
 */
export function mailKey(db: Db): Promise<string> {
  return readOrCreateSetting(db, 'mail_key', randomBytes(32).toString('base64url'));
}

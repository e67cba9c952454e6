import type { Db, Tx } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import { readSetting, writeSetting } from '../../settings/index.ts';
import { findUserById } from './queries.ts';

const REQUIRED = 'staff_two_factor';

/** Whether whoever works in the office has to sign in with a second step. */
export const requiresTwoFactor = async (db: Db | Tx): Promise<boolean> =>
  (await readSetting(db, REQUIRED)) === true;

/** She who asks it of others has it herself: else she would close the office to herself. */
export async function writeTwoFactorRule(tx: Tx, ownerId: string, required: boolean): Promise<void> {
  const owner = await findUserById(tx, ownerId);
  if (required && !owner?.twoFactorEnabled) {
    throw new DomainError(
      'conflict',
      'Set up your own second step first, on your account page in the portal.',
    );
  }
  await writeSetting(tx, REQUIRED, required);
}

import type { Db, Tx } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import { readSetting, writeSetting } from '../../settings/index.ts';
import type { Actor } from './actor.ts';
import { findUserById } from './queries.ts';

const REQUIRED = 'staff_two_factor';

/** Whether whoever works in the office has to sign in with a second step. */
export const requiresTwoFactor = async (db: Db | Tx): Promise<boolean> =>
  (await readSetting(db, REQUIRED)) === true;

/** A passkey is two in one: the device, and the finger, face or PIN that it asks for. */
export const hasTwoSteps = (who: { twoFactorEnabled: boolean; byPasskey?: boolean }): boolean =>
  who.twoFactorEnabled || who.byPasskey === true;

/** She who asks it of others has it herself: else she would close the office to herself. */
export async function writeTwoFactorRule(
  tx: Tx,
  { id, byPasskey }: Pick<Actor, 'id' | 'byPasskey'>,
  required: boolean,
): Promise<void> {
  const owner = await findUserById(tx, id);
  if (required && !(owner && hasTwoSteps({ ...owner, byPasskey }))) {
    throw new DomainError(
      'conflict',
      'Set up your own second step first, on your account page in the portal, or sign in with a passkey.',
    );
  }
  await writeSetting(tx, REQUIRED, required);
}

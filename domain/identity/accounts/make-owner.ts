import type { Db } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import { findUserByEmail, setRole } from './queries.ts';

/** By the person at the console. The account has to be hers: anybody can sign up with her address before she does. */
export async function makeOwner(db: Db, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user)
    throw new DomainError('not_found', `There is no account with the address ${email}: sign up first.`);
  if (!user.emailVerified)
    throw new DomainError(
      'refused',
      `${email} has not been confirmed yet, so this account could be anybody’s. Sign in with it, open the link in the letter “Please confirm your e-mail address” (the portal sends another one), then try again.`,
    );
  await setRole(db, user.id, 'owner');
}

/** By configuration (OWNER_EMAIL): only once the address is proven, because anybody can sign up with it. */
export async function makeConfiguredOwner(db: Db, ownerEmail: string | undefined): Promise<void> {
  if (!ownerEmail) return;
  const user = await findUserByEmail(db, ownerEmail);
  if (user?.emailVerified && user.role !== 'owner') await setRole(db, user.id, 'owner');
}

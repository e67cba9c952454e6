import type { Services } from '../../services.ts';
import { insertAccount, type Role } from './queries.ts';

type NewAccount = {
  email: string;
  name: string;
  password: string;
  role?: Role;
  /** Since when it exists, if not from now on. */
  since?: Date;
};

/** An account whose address needs no proof: demo people and test members. Visitors sign up instead. */
export async function createAccount(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { password, role = 'member', ...person }: NewAccount,
) {
  const hash = await passwords.hash(password);
  return db.transaction((tx) => insertAccount(tx, { ...person, role, passwordHash: hash }));
}

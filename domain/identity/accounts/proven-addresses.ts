import type { Db, Tx } from '../../../db/connect.ts';
import { listFormerAddresses } from '../personal/queries.ts';
import { findUserById } from './queries.ts';

type Account = { id: string; email: string; emailVerified: boolean };

/** The addresses that the owner of an account has proven: the present one first, then those she has left. */
export async function provenAddresses(db: Db | Tx, { id, email, emailVerified }: Account): Promise<string[]> {
  const former = await listFormerAddresses(db, id);
  return emailVerified ? [email.toLowerCase(), ...former] : former;
}

/** Whether what was done with an address is an account's. Paying with it proves nothing, nor does signing up with it. */
export async function ownsAddress(
  db: Db | Tx,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const account = await findUserById(db, userId);
  return account ? (await provenAddresses(db, account)).includes(email.toLowerCase()) : false;
}

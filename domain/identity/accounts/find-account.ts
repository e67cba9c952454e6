import type { Db, Tx } from '../../../db/connect.ts';
import { findUserByEmail, findUserById } from './queries.ts';

/** The account by its id; undefined once it is gone. */
export async function accountById(db: Db | Tx, id: string) {
  return toAccount(await findUserById(db, id));
}

/** The account that uses an address, proven or not. */
export async function accountByEmail(db: Db | Tx, email: string) {
  return toAccount(await findUserByEmail(db, email));
}

function toAccount(user: Awaited<ReturnType<typeof findUserById>>) {
  if (!user) return undefined;
  const { id, name, email, emailVerified, role } = user;
  return { id, name, email, emailVerified, role };
}

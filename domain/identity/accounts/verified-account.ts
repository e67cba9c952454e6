import type { Db, Tx } from '../../../db/connect.ts';
import { findUserByEmail, findUserById } from './queries.ts';

/** The account whose owner has proven that this address is hers. What was bought with it belongs there. */
export async function verifiedAccountOf(db: Db | Tx, email: string): Promise<string | undefined> {
  const user = await findUserByEmail(db, email);
  return user?.emailVerified ? user.id : undefined;
}

/** The account by its id, as far as its purchases need to know it. */
export async function accountOf(db: Db | Tx, id: string) {
  const user = await findUserById(db, id);
  if (!user) throw new Error(`account ${id} is gone`);
  return { id, email: user.email, emailVerified: user.emailVerified };
}

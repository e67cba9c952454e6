import type { Db, Tx } from '../../../db/connect.ts';
import { findUserById } from './queries.ts';

/** The account by its id; undefined once it is gone. */
export async function accountById(db: Db | Tx, id: string) {
  const user = await findUserById(db, id);
  if (!user) return undefined;
  const { name, email, emailVerified, role } = user;
  return { id, name, email, emailVerified, role };
}

import type { Db, Tx } from '../../../db/connect.ts';
import { listFormerAddresses } from '../personal/queries.ts';

type Account = { id: string; email: string; emailVerified: boolean };

/** The addresses that the owner of an account has proven: the present one first, then those she has left. */
export async function provenAddresses(db: Db | Tx, { id, email, emailVerified }: Account): Promise<string[]> {
  const former = await listFormerAddresses(db, id);
  return emailVerified ? [email.toLowerCase(), ...former] : former;
}

import type { Db, Tx } from '../../../db/connect.ts';
import { listAddresses } from '../personal/queries.ts';

/** Every address by which the office knows the customer behind an account, proven or merged by hand. */
export const customerAddresses = (db: Db | Tx, { userId }: { userId: string }): Promise<string[]> =>
  listAddresses(db, userId);

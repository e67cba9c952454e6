import type { Db } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { pruneInPortions, retainedSince } from '../settings/index.ts';
import { deleteSettled, emptyOldMails } from './personal/queries.ts';

/** The letter that closed an account, once it has left, is the last thing that knows its address. */
export const dropFarewells = (db: Db): Promise<void> => deleteSettled(db, 'account-deleted');

/** For a job: empties e-mails that have grown old. */
export async function pruneMails({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = await retainedSince(db, 'mails', now);
  return pruneInPortions((limit) => emptyOldMails(db, { before, now, limit }));
}

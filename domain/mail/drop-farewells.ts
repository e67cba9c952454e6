import type { Db } from '../../db/connect.ts';
import { deleteSettled } from './personal/queries.ts';

/** The letter that closed an account, once it has left, is the last thing that knows its address. */
export const dropFarewells = (db: Db): Promise<void> => deleteSettled(db, 'account-deleted');

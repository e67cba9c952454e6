import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { deleteValue, findValue } from './queries.ts';

/** db/restore.ts writes it, in the transaction that brings the rows back. */
const SETTING = 'restored_copy';
const mark = z.object({ restoredAt: z.iso.datetime() });

/**
 * A database that came out of a backup may stand beside the one that it was made of: it sends nothing and asks nobody
 * outside until the owner wakes it. Undefined: awake.
 */
export async function readRestoredCopy(db: Db | Tx): Promise<{ restoredAt: string } | undefined> {
  return mark.safeParse(await findValue(db, SETTING)).data;
}

export const isAsleep = async (db: Db | Tx): Promise<boolean> => (await readRestoredCopy(db)) !== undefined;

/** Says whether it slept. */
export const endSleep = (tx: Tx): Promise<boolean> => deleteValue(tx, SETTING);

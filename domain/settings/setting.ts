import type { Db, Tx } from '../../db/connect.ts';
import { deleteValue, findValue, insertValue, mergeValue, upsertValue } from './queries.ts';

/** What stands under a key; undefined when nothing does. Whoever owns the key checks its shape. */
export const readSetting = (db: Db | Tx, key: string): Promise<unknown> => findValue(db, key);

export const writeSetting = (tx: Db | Tx, key: string, value: unknown): Promise<void> =>
  upsertValue(tx, key, value);

/** Fields that the change does not name keep their values, also when somebody else is changing them right now. */
export const mergeSetting = (tx: Db | Tx, key: string, change: Record<string, unknown>): Promise<void> =>
  mergeValue(tx, key, change);

/** For what is made once: of several processes that start together, all get the value of the first. */
export async function readOrCreateSetting(db: Db | Tx, key: string, value: string): Promise<string> {
  await insertValue(db, key, value);
  const found = await findValue(db, key);
  if (typeof found !== 'string') throw new Error(`the setting ${key} is not a text`);
  return found;
}

/** Says whether there was one. */
export const deleteSetting = (tx: Db | Tx, key: string): Promise<boolean> => deleteValue(tx, key);

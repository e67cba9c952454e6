import { z } from 'zod';
import { type Away, awayAt, type Holiday } from '../../content/holiday.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { deleteSetting, readSetting, writeSetting } from '../settings/index.ts';
import { countChange } from './count-change.ts';

const SETTING = 'holiday';

const holiday = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  begins: z.iso.datetime(),
  ends: z.iso.datetime(),
  note: z.string(),
});

export async function readHoliday(db: Db | Tx): Promise<Holiday | undefined> {
  const value = await readSetting(db, SETTING);
  return value === undefined ? undefined : holiday.parse(value);
}

/** What pages have to know of it now, and when they have to look again. */
export async function readAway(db: Db, now: Date): Promise<{ away?: Away; nextAt?: Date }> {
  const planned = await readHoliday(db);
  return planned ? awayAt(planned, now) : {};
}

/** Pages of all processes say it within seconds. */
export async function writeHoliday(tx: Tx, planned: Holiday | undefined): Promise<void> {
  if (planned) await writeSetting(tx, SETTING, planned);
  else await deleteSetting(tx, SETTING);
  await countChange(tx);
}

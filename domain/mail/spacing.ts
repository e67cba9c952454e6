import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { readPace } from './choices/queries.ts';
import { addressKey } from './one-address.ts';

/** At least this long between two letters that an address did not ask for. */
export const SPACING_HOURS = 20;

/** From when on an address may get the next such letter. */
export async function nextMarketingAt(
  { config }: Pick<Parts, 'config'>,
  tx: Tx,
  email: string,
): Promise<Date> {
  const last = await readPace(tx, addressKey(config, email));
  return new Date((last?.getTime() ?? 0) + SPACING_HOURS * 3_600_000);
}

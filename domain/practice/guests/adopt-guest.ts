import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { giveToAccount } from '../queries.ts';

/** Somebody has proven that an address is hers: what was booked and bought with it is her account's from now on. */
export async function adoptGuest(
  _services: Parts,
  tx: Tx,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  await giveToAccount(tx, email.toLowerCase(), userId);
}

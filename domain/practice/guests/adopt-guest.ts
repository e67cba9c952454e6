import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import { accountById, ownsAddress } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { giveToAccount } from '../queries.ts';

/** What was booked and bought with an address is the account's that has proven it; of any other it never is. */
export async function adoptGuest(
  _services: Parts,
  tx: Tx,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  if (await ownsAddress(tx, { userId, email })) await giveToAccount(tx, email.toLowerCase(), userId);
}

/** Where orders go, sessions follow. The address may be one that the office took for hers: that of the account is proven. */
export async function adoptBuyer(
  _services: Parts,
  tx: Tx,
  { email, userId }: FactOf<'order-attached'>,
): Promise<void> {
  if ((await accountById(tx, userId))?.emailVerified) await giveToAccount(tx, email.toLowerCase(), userId);
}

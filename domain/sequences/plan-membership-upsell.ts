import type { Tx } from '../../db/connect.ts';
import { oneAddress } from '../mailing/one-address.ts';
import type { Parts } from '../services.ts';
import { findLatestSequence } from './queries.ts';
import { startSequence } from './start-sequence.ts';

const DAYS_AFTER_DELIVERY = 7;

/**
 * To be called when something bought has been delivered to somebody who is not a member. Only the first delivery
 * counts: whoever has been invited once, in whatever way it ended, is not invited again.
 */
export async function planMembershipUpsell(
  services: Parts,
  tx: Tx,
  { email, name }: { email: string; name: string },
): Promise<{ planned: boolean }> {
  const address = oneAddress(email);
  if (await findLatestSequence(tx, address, 'membership_upsell')) return { planned: false };
  const startsAt = new Date(services.clock.now().getTime() + DAYS_AFTER_DELIVERY * 24 * 3_600_000);
  const { started } = await startSequence(services, tx, {
    type: 'membership_upsell',
    email: address,
    name,
    marketingConsent: false,
    startsAt,
  });
  return { planned: started };
}

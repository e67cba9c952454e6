import type { Tx } from '../../../db/connect.ts';
import { planMembershipUpsell } from '../../marketing/index.ts';
import type { Parts } from '../../services.ts';
import { isMemberAddress, type OrderRow, recordOrderEvent } from '../../shop/index.ts';
import { findIntake } from './queries.ts';
import type { FulfilmentRow } from './stages.ts';

/** Something has reached the buyer: the order's story tells it, and the Circle may be mentioned a week later. */
export async function noteDelivery(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  { kind }: FulfilmentRow,
): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'delivered', { what: kind });
  if (order.mode === 'subscription' || (await isMemberAddress(tx, order.email))) return;
  const { fullName = '', birthDate } = (await findIntake(tx, order.id))?.answers ?? {};
  await planMembershipUpsell(services, tx, { email: order.email, name: fullName, birthDate });
}

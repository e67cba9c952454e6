import type { Tx } from '../../../db/connect.ts';
import { planMembershipUpsell } from '../../marketing/sequences/plan-membership-upsell.ts';
import type { Parts } from '../../services.ts';
import { isMemberAddress } from '../../shop/membership/is-member.ts';
import type { OrderRow } from '../../shop/orders/order-states.ts';
import { tellOrder } from '../../shop/orders/order-story.ts';
import { findIntake } from './queries.ts';
import type { FulfilmentRow } from './stages.ts';

/** Something has reached the buyer: the order's story tells it, and the Circle may be mentioned a week later. */
export async function noteDelivery(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  { kind }: FulfilmentRow,
): Promise<void> {
  await tellOrder(services, tx, order.id, 'delivered', { what: kind });
  if (order.mode === 'subscription' || (await isMemberAddress(tx, order.email))) return;
  const { fullName = '', birthDate } = (await findIntake(tx, order.id))?.answers ?? {};
  await planMembershipUpsell(services, tx, { email: order.email, name: fullName, birthDate });
}

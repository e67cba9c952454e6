import type { Db, Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from './order-states.ts';
import { insertEvent, listEvents } from './queries.ts';

/** Everything that can happen to an order, in the words of its timeline. */
export type OrderEventKind =
  | 'placed'
  | 'card_declined'
  | 'debit_on_its_way'
  | 'paid'
  | 'renewed'
  | 'charge_failed'
  | 'amount_differs'
  | 'released'
  | 'debit_failed'
  | 'expired'
  | 'replaced'
  | 'begin_now'
  | 'begin_later'
  | 'intake_saved'
  | 'intake_corrected'
  | 'delivered'
  | 'overdue'
  | 'attached'
  | 'membership_cancelled'
  | 'membership_resumed'
  | 'membership_ended'
  | 'withdrawal_accepted'
  | 'withdrawal_declined'
  | 'refund_requested'
  | 'refund_declined'
  | 'refund_failed'
  | 'refunded'
  | 'disputed'
  | 'dispute_closed';

/** Whom and what a fact about an order is about. */
export const factOf = ({ id, email, userId }: OrderRow) => ({ orderId: id, email, userId });

/** Oldest first. */
export const storyOf = (db: Db | Tx, orderId: string) => listEvents(db, orderId);

/** Adds an event to the order's timeline, in the transaction that made it happen. */
export async function recordOrderEvent(
  { clock }: Pick<Parts, 'clock'>,
  db: Db | Tx,
  orderId: string,
  kind: OrderEventKind,
  detail: Record<string, string | number> = {},
): Promise<void> {
  await insertEvent(db, { orderId, at: clock.now(), kind, detail });
}

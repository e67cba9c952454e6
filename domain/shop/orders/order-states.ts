import type { orderPayments, orders } from '../../../db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderState = OrderRow['state'];
export type OrderPayment = typeof orderPayments.$inferSelect;

/** Why an order is in the state it is in. */
export type OrderReason =
  | 'checkout_started'
  | 'card_declined'
  | 'debit_on_its_way'
  | 'payment_arrived'
  | 'amount_differs'
  | 'debit_failed'
  | 'not_paid_in_time'
  | 'replaced'
  | 'never_started'
  | 'provider_refused'
  | 'money_returned'
  | 'part_returned'
  | 'bank_took_it_back';

/** From here on only what happens to the money that arrived can change the state. */
export const isPaid = (state: OrderState): boolean =>
  ['paid', 'refunded', 'partially_refunded', 'disputed'].includes(state);

type Money = Pick<OrderPayment, 'amountCents' | 'refundedCents' | 'dispute'>;

/** What a paid order is, by all the money that ever arrived for it. */
export function stateOfPaid(payments: Money[]): { state: OrderState; reason: OrderReason } {
  if (payments.some(({ dispute }) => dispute === 'open' || dispute === 'lost')) {
    return { state: 'disputed', reason: 'bank_took_it_back' };
  }
  const arrived = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const returned = payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  if (returned >= arrived) return { state: 'refunded', reason: 'money_returned' };
  if (returned > 0) return { state: 'partially_refunded', reason: 'part_returned' };
  return { state: 'paid', reason: 'payment_arrived' };
}

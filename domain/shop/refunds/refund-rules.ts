import type { OrderPayment } from '../orders/order-states.ts';

export const DAY_MS = 24 * 3_600_000;
/** Our own guarantee, for every product, also after delivery. */
export const GUARANTEE_MS = 30 * DAY_MS;
/** The law's right of withdrawal. */
export const WITHDRAWAL_MS = 14 * DAY_MS;

/** Whether there is money left to send back. What the bank took back already cannot be sent twice. */
export const isRefundable = ({ amountCents, refundedCents, dispute, paymentId }: OrderPayment): boolean =>
  refundedCents < amountCents && dispute !== 'open' && dispute !== 'lost' && paymentId !== null;

/** The newest charge that the guarantee still covers. */
export function refundablePayment(payments: OrderPayment[], now: Date): OrderPayment | undefined {
  return payments.findLast(
    (payment) => isRefundable(payment) && now.getTime() - payment.arrivedAt.getTime() <= GUARANTEE_MS,
  );
}

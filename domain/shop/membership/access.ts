import type { subscriptions } from '../../../db/schema/index.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

type Paid = Pick<SubscriptionRow, 'status' | 'paidUntil' | 'withdrawnAt'>;

/** Whether the month is paid for. While a charge is overdue, or after the end, the last paid month decides. */
export function hasAccess({ status, paidUntil, withdrawnAt }: Paid, now: Date): boolean {
  if (withdrawnAt) return false;
  return status === 'active' || (status !== 'incomplete' && paidUntil !== null && now < paidUntil);
}

import type { Db, Tx } from '../../../db/connect.ts';
import type { SubscriptionRow } from './access.ts';
import { changeSubscription, findMembershipOf, findSubscription } from './queries.ts';

/** The newest membership of an account, with its order. */
export const newestMembership = (db: Db | Tx, memberId: string) => findMembershipOf(db, memberId);

export const subscriptionOf = (db: Db | Tx, orderId: string): Promise<SubscriptionRow | undefined> =>
  findSubscription(db, orderId);

/** Calendar addresses made before this are good for nothing afterwards. */
export const renewCalendarVersion = (db: Db | Tx, { orderId, calendarVersion }: SubscriptionRow) =>
  changeSubscription(db, orderId, { calendarVersion: calendarVersion + 1 });

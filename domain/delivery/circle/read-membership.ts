import type { Parts } from '../../services.ts';
import { newestMembership, type OrderRow, type SubscriptionRow, subscriptionOf } from '../../shop/index.ts';
import { knownDetails } from '../fulfilment/known-details.ts';
import { calendarPath } from './open-calendar.ts';

export type MembershipCard = {
  orderId: string;
  /** ending: cancelled, and running to the end of its month. overdue: a charge failed and is tried again. */
  state: 'waiting' | 'active' | 'ending' | 'overdue' | 'ended';
  amountCents: number;
  nextChargeAt?: string;
  runsUntil?: string;
  nextTryAt?: string;
  /** Where a calendar program finds her days, once the Circle is open to her and we know her birth date. */
  calendarUrl?: string;
  /** The calendar and the letters wait for her birth date. */
  asksBirthDate: boolean;
};

/** The newest membership of a member, for the dashboard and the account page. */
export async function readMembership(
  services: Parts,
  { memberId }: { memberId: string },
): Promise<MembershipCard | undefined> {
  const found = await newestMembership(services.db, memberId);
  return found && (await toCard(services, found.order, found.subscription));
}

export async function membershipOf(services: Parts, order: OrderRow): Promise<MembershipCard | undefined> {
  const row = await subscriptionOf(services.db, order.id);
  return row && row.status !== 'incomplete' ? toCard(services, order, row) : undefined;
}

async function toCard(services: Parts, order: OrderRow, row: SubscriptionRow): Promise<MembershipCard> {
  const knowsBirthDate = Boolean((await knownDetails(services.db, order.id)).birthDate);
  const state = stateOf(row);
  const until = state === 'active' ? undefined : (row.paidUntil ?? row.endedAt ?? undefined);
  return {
    orderId: order.id,
    state,
    amountCents: row.amountCents,
    nextChargeAt: state === 'active' || state === 'waiting' ? row.currentPeriodEnd.toISOString() : undefined,
    runsUntil: until?.toISOString(),
    nextTryAt: state === 'overdue' ? row.nextAttemptAt?.toISOString() : undefined,
    calendarUrl:
      row.benefits && knowsBirthDate ? `${services.config.appUrl}${calendarPath(services, row)}` : undefined,
    asksBirthDate: row.benefits && !knowsBirthDate,
  };
}

function stateOf({
  status,
  cancelAtPeriodEnd,
  benefits,
  withdrawnAt,
}: SubscriptionRow): MembershipCard['state'] {
  if (status === 'canceled' || withdrawnAt) return 'ended';
  if (status === 'past_due') return 'overdue';
  if (cancelAtPeriodEnd) return 'ending';
  return benefits ? 'active' : 'waiting';
}

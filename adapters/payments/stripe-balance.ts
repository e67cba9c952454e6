import type Stripe from 'stripe';
import type { BalanceEntry, PayoutState } from './payment-states.ts';
import { type Page, type Payments, PaymentsError } from './payments.ts';
import { dateOf, idOf } from './stripe-values.ts';

const PAGE = 100;
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

export async function listBalance(
  stripe: Stripe,
  { after, ...asked }: Parameters<Payments['listBalance']>[0],
): Promise<Page<BalanceEntry>> {
  const list = await stripe.balanceTransactions.list({
    ...('payoutId' in asked ? { payout: asked.payoutId } : { created: rangeOf(asked) }),
    limit: PAGE,
    starting_after: after,
    // Otherwise each of them would be a question of its own.
    expand: ['data.source'],
  });
  return pageOf(list, toEntry);
}

export async function listPayouts(
  stripe: Stripe,
  { after, ...asked }: Parameters<Payments['listPayouts']>[0],
): Promise<Page<PayoutState>> {
  const list = await stripe.payouts.list({ created: rangeOf(asked), limit: PAGE, starting_after: after });
  return pageOf(list, toPayout);
}

export const rangeOf = ({ from, to }: { from: Date; to: Date }) => ({
  gte: secondsOf(from),
  lt: secondsOf(to),
});

export function pageOf<Item extends { id: string }, Ours>(
  list: Stripe.ApiList<Item>,
  toOurs: (item: Item) => Ours,
) {
  // Something on the way answered in Stripe's name. Taken at its word, nothing would have moved.
  if (list.object !== 'list') throw new PaymentsError('unavailable', 'not a list');
  return { items: list.data.map(toOurs), next: list.has_more ? (list.data.at(-1)?.id ?? null) : null };
}

/** Stripe's own word for accounting: it brings together what cards and debits call by different types. */
const kinds: Record<string, BalanceEntry['kind']> = {
  charge: 'charge',
  charge_failure: 'charge_failure',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'dispute',
  dispute_reversal: 'dispute_reversal',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout_reversal',
};

function toEntry(entry: Stripe.BalanceTransaction): BalanceEntry {
  const source = typeof entry.source === 'object' ? entry.source : null;
  const charge = source?.object === 'charge' ? source : null;
  const refund = source?.object === 'refund' ? source : null;
  const dispute = source?.object === 'dispute' ? source : null;
  return {
    entryId: entry.id,
    kind: kinds[entry.reporting_category] ?? 'other',
    amountCents: entry.amount,
    feeCents: entry.fee,
    netCents: entry.net,
    currency: entry.currency,
    createdAt: dateOf(entry.created),
    availableAt: dateOf(entry.available_on),
    paymentId: idOf((charge ?? refund ?? dispute)?.payment_intent),
    refundId: refund?.id ?? null,
    paidCurrency: charge?.currency ?? null,
    isOnItsWay: entry.reporting_category === 'charge' && charge !== null && charge.status !== 'succeeded',
    mark: markOf(charge),
  };
}

/** What the payment was given, Stripe copies to its charge. */
function markOf(charge: Stripe.Charge | null): BalanceEntry['mark'] {
  const given = Object.keys(charge?.metadata ?? {});
  if (given.includes('orderId')) return 'order';
  return given.length > 0 ? 'other' : 'none';
}

const statuses: Record<string, PayoutState['status']> = {
  pending: 'pending',
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
};

const parts: Record<string, PayoutState['parts']> = { completed: 'ready', not_applicable: 'never' };

function toPayout(payout: Stripe.Payout): PayoutState {
  return {
    payoutId: payout.id,
    amountCents: payout.amount,
    currency: payout.currency,
    status: statuses[payout.status] ?? 'pending',
    createdAt: dateOf(payout.created),
    arrivesOn: dateOf(payout.arrival_date).toISOString().slice(0, 10),
    parts: parts[payout.reconciliation_status] ?? 'later',
  };
}

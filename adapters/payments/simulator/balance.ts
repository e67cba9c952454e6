import type { z } from 'zod';
import type { balanceParams, payoutsParams } from './requests.ts';
import {
  add,
  type Charge,
  type Dispute,
  get,
  newId,
  type Payout,
  type Refund,
  seconds,
  type Transaction,
  type World,
} from './world.ts';

/** What moves the balance, and the payouts that empty it each night: by Stripe's rules for a shop in Europe, roughly. */

const DAY = 86_400;
/** Until a card's money can be paid out, until a debit's, and until it is at the bank. */
const CARD_DAYS = 2;
const DEBIT_DAYS = 7;
const BANK_DAYS = 2;
const DISPUTE_FEE = 2_000;

const isCard = ({ payment_method_details }: Charge): boolean => payment_method_details.type === 'card';
const feeOf = (charge: Charge): number => (isCard(charge) ? 25 + Math.round(charge.amount * 0.015) : 35);

type Moved = Pick<Transaction, 'type' | 'reporting_category' | 'amount'> & {
  fee?: number;
  at?: number;
  availableOn?: number;
};

function move(world: World, { id }: { id: string }, moved: Moved): Transaction {
  const { fee = 0, at: created = seconds(world.now()), availableOn = created, ...rest } = moved;
  return add(world.transactions, {
    id: newId('txn'),
    object: 'balance_transaction',
    ...rest,
    ...{ fee, net: rest.amount - fee, currency: 'eur', created, available_on: availableOn },
    ...{ source: id, payout: null },
  });
}

/** Of a debit as soon as it is on its way. */
export const moveCharge = (world: World, charge: Charge): Transaction =>
  move(world, charge, {
    ...{ type: isCard(charge) ? 'charge' : 'payment', reporting_category: 'charge', amount: charge.amount },
    fee: feeOf(charge),
    availableOn: charge.created + (isCard(charge) ? CARD_DAYS : DEBIT_DAYS) * DAY,
  });

/** A debit that did not come costs nothing here, and is taken back when it would have been paid out. */
export function moveFailedCharge(world: World, charge: Charge): void {
  const made = [...world.transactions.values()].find(({ source }) => source === charge.id);
  if (!made) return;
  move(world, charge, {
    ...{ type: 'payment_failure_refund', reporting_category: 'charge_failure' },
    ...{ amount: -charge.amount, fee: -made.fee, availableOn: made.available_on },
  });
}

/** What the charge has cost is not given back. */
export const moveRefund = (world: World, refund: Refund): Transaction =>
  move(world, refund, {
    type: isCard(get(world.charges, refund.charge, 'charge')) ? 'refund' : 'payment_refund',
    ...{ reporting_category: 'refund', amount: -refund.amount },
  });

export const moveFailedRefund = (world: World, refund: Refund): Transaction =>
  move(world, refund, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    amount: refund.amount,
  });

export const moveDispute = (world: World, dispute: Dispute): Transaction =>
  move(world, dispute, {
    ...{ type: 'adjustment', reporting_category: 'dispute', amount: -(dispute.amount ?? 0) },
    fee: DISPUTE_FEE,
  });

export const moveWonDispute = (world: World, dispute: Dispute): Transaction =>
  move(world, dispute, {
    ...{ type: 'adjustment', reporting_category: 'dispute_reversal', amount: dispute.amount ?? 0 },
  });

const midnightAfter = (time: number): number => (Math.floor(time / DAY) + 1) * DAY;

/**
 * Each midnight pays out what became available before it, if that is more than nothing; otherwise it waits for the next.
 * Counted from the movements alone, so it does not matter when, or how often, it is asked for.
 */
export function payOut(world: World): void {
  const now = seconds(world.now());
  const unpaid = [...world.transactions.values()].filter(
    ({ payout, available_on }) => payout === null && midnightAfter(available_on) <= now,
  );
  const byMidnight = Map.groupBy(unpaid, ({ available_on }) => midnightAfter(available_on));
  let ripe: Transaction[] = [];
  for (const midnight of [...byMidnight.keys()].sort((one, other) => one - other)) {
    ripe = [...ripe, ...(byMidnight.get(midnight) ?? [])];
    const amount = ripe.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) continue;
    const payout = add(world.payouts, payoutOf(amount, midnight));
    const out = { type: 'payout', reporting_category: 'payout', amount: -amount, at: midnight } as const;
    for (const one of [...ripe, move(world, payout, out)]) one.payout = payout.id;
    ripe = [];
  }
}

const payoutOf = (amount: number, created: number): Payout => ({
  id: newId('po'),
  object: 'payout',
  ...{ amount, currency: 'eur', created, arrival_date: created + BANK_DAYS * DAY },
  ...{ automatic: true, reconciliation_status: 'completed', status: 'in_transit' },
});

/** The bank sends it back, for example because the account is closed. What was in it waits for the next. */
export function failPayout(world: World, id: string): void {
  const payout = get(world.payouts, id, 'payout');
  payout.status = 'failed';
  move(world, payout, {
    type: 'payout_failure',
    reporting_category: 'payout_reversal',
    amount: payout.amount,
  });
}

type Range = { gte?: number; lt?: number };
type Asked = { created?: Range; payout?: string; limit?: number; starting_after?: string };

/** Which page of a list is asked for. A store that has the world in rows finds those alone. */
export type Listing = Asked & { kind: 'transactions' | 'payouts' | 'disputes' };

/** Newest first. */
export function pageOf<Item extends { id: string; created: number; payout?: string | null }>(
  things: Map<string, Item>,
  { created: { gte = 0, lt = Number.POSITIVE_INFINITY } = {}, payout, limit = 10, starting_after }: Asked,
) {
  const fitting = [...things.values()]
    .reverse()
    .filter((one) => (payout ? one.payout === payout : one.created >= gte && one.created < lt));
  const after = fitting.findIndex(({ id }) => id === starting_after) + 1;
  return {
    object: 'list',
    data: fitting.slice(after, after + limit),
    has_more: fitting.length > after + limit,
  };
}

export const listTransactions = ({ transactions }: World, asked: z.infer<typeof balanceParams>) =>
  pageOf(transactions, asked);

export function listPayouts({ payouts, now }: World, asked: z.infer<typeof payoutsParams>) {
  const page = pageOf(payouts, asked);
  const isThere = ({ status, arrival_date }: Payout) =>
    status === 'in_transit' && arrival_date <= seconds(now());
  return { ...page, data: page.data.map((one) => (isThere(one) ? { ...one, status: 'paid' } : one)) };
}

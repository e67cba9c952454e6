import type { BalanceEntry, PayoutState } from '../../../adapters/payments/payments.ts';
import type { DiscrepancyKind } from '../../../db/schema/index.ts';

/** What our orders say of a payment. */
export type OurPayment = {
  paymentId: string;
  cents: number;
  dispute: 'none' | 'inquiry' | 'open' | 'won' | 'lost';
  refunds: OurRefund[];
};

export type OurRefund = { refundId: string; cents: number; state: 'pending' | 'made' | 'failed' };

/** A movement of the provider's balance, as it was first read and, once it was paid out, as the payout has it. */
export type Entry = Pick<
  BalanceEntry,
  | 'entryId'
  | 'kind'
  | 'amountCents'
  | 'feeCents'
  | 'netCents'
  | 'paymentId'
  | 'refundId'
  | 'paidCurrency'
  | 'mark'
> & { payoutId: string | null; paidOutCents: number | null };

/** `parts`: whether all that it is made of has been read. */
export type Payout = Pick<PayoutState, 'payoutId' | 'amountCents' | 'status'> & { parts: 'read' | 'unknown' };

export type Discrepancy = {
  kind: DiscrepancyKind;
  /** The payment, refund, movement or payout that it is about: one discrepancy for each kind and subject. */
  subject: string;
  paymentId?: string;
  payoutId?: string;
  ourCents: number;
  theirCents: number;
};

type Ledgers = { payments: OurPayment[]; entries: Entry[]; payouts: Payout[] };

/**
 * Our orders against the provider's balance, as values: what one side knows and the other does not, or knows otherwise. Both
 * sides have to be whole for each payment and each payout that is named, and old enough for both to have heard of it.
 *
 * What is not compared: what was paid elsewhere and what cost nothing, which the provider never sees; what another program
 * charged over the same account; and a debit that did not come.
 */
export function reconcile({ payments, entries, payouts }: Ledgers): Discrepancy[] {
  const ours = Map.groupBy(payments, ({ paymentId }) => paymentId);
  const theirs = Map.groupBy(
    entries.filter(({ paymentId }) => paymentId !== null),
    ({ paymentId }) => paymentId ?? '',
  );
  const parts = Map.groupBy(entries, ({ payoutId }) => payoutId ?? '');
  return [
    ...[...new Set([...ours.keys(), ...theirs.keys()])].flatMap((paymentId) =>
      comparePayment(paymentId, ours.get(paymentId) ?? [], theirs.get(paymentId) ?? []),
    ),
    ...entries.flatMap(compareEntry),
    ...payouts.flatMap((payout) => comparePayout(payout, parts.get(payout.payoutId) ?? [])),
  ];
}

function comparePayment(paymentId: string, booked: OurPayment[], entries: Entry[]): Discrepancy[] {
  const charges = chargesOf(entries);
  const [payment] = booked;
  const [charge] = charges;
  const theirCents = sumOf(charges);
  const ourCents = booked.reduce((sum, { cents }) => sum + cents, 0);
  const about = { subject: paymentId, paymentId, ourCents, theirCents };
  if (!payment) {
    return !charge || charge.mark === 'other' ? [] : [{ kind: 'payment_unknown', ...about }];
  }
  if (!charge) return [{ kind: 'payment_missing', ...about }];
  if (booked.length > 1) return [{ kind: 'booked_twice', ...about }];
  if (charges.length > 1) return [{ kind: 'charged_twice', ...about }];
  // Amounts in two currencies say nothing of each other.
  if (charge.paidCurrency !== 'eur') return [{ kind: 'currency_differs', ...about }];
  const amount: Discrepancy[] = ourCents === theirCents ? [] : [{ kind: 'amount_differs', ...about }];
  return [...amount, ...compareRefunds(payment, entries), ...compareDispute(payment, entries)];
}

/** Those that came: a debit that did not is taken back by a movement of the same amount. */
function chargesOf(entries: Entry[]): Entry[] {
  const charges = entries.filter(({ kind }) => kind === 'charge');
  for (const { amountCents } of entries.filter(({ kind }) => kind === 'charge_failure')) {
    const place = charges.findIndex((charge) => charge.amountCents === -amountCents);
    if (place >= 0) charges.splice(place, 1);
  }
  return charges;
}

const sumOf = (entries: Entry[]): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

function compareRefunds({ paymentId, refunds }: OurPayment, entries: Entry[]): Discrepancy[] {
  const moved = entries.filter(({ refundId }) => refundId !== null);
  const theirs = Map.groupBy(moved, ({ refundId }) => refundId ?? '');
  const ours = new Map(refunds.map((refund) => [refund.refundId, refund]));
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((refundId) => {
    const kind = whyRefundDiffers(ours.get(refundId), theirs.get(refundId) ?? []);
    if (!kind) return [];
    const booked = ours.get(refundId);
    const ourCents = booked && booked.state !== 'failed' ? booked.cents : 0;
    return [{ kind, subject: refundId, paymentId, ourCents, theirCents: backOf(theirs.get(refundId) ?? []) }];
  });
}

/** What is still gone of a refund or a dispute: one that came back is nothing. */
const backOf = (entries: Entry[]): number => Math.abs(sumOf(entries));

function whyRefundDiffers(ours: OurRefund | undefined, theirs: Entry[]): Discrepancy['kind'] | undefined {
  const gone = backOf(theirs);
  if (gone > 0) {
    if (!ours || ours.state === 'failed') return 'refund_unknown';
    return ours.cents === gone ? undefined : 'refund_differs';
  }
  if (ours?.state !== 'made') return undefined;
  return theirs.length > 0 ? 'refund_returned' : 'refund_missing';
}

function compareDispute({ paymentId, dispute }: OurPayment, entries: Entry[]): Discrepancy[] {
  const taken = entries.filter(({ kind }) => kind === 'dispute');
  const given = entries.filter(({ kind }) => kind === 'dispute_reversal');
  const theirCents = backOf([...taken, ...given]);
  const isOurs = dispute === 'open' || dispute === 'lost';
  const about = { subject: paymentId, paymentId, ourCents: 0, theirCents };
  // The bank has only asked, or nothing at all has happened.
  if (taken.length === 0) return isOurs ? [{ kind: 'dispute_missing', ...about }] : [];
  if (dispute === 'none' || dispute === 'inquiry') return [{ kind: 'dispute_unknown', ...about }];
  const isGone = taken.length > given.length;
  return isGone === isOurs ? [] : [{ kind: 'dispute_differs', ...about }];
}

/** What the provider took of it: as it adds up, and as the payout has it that it came with. */
function compareEntry({ entryId, paymentId, payoutId, ...entry }: Entry): Discrepancy[] {
  const { amountCents, feeCents, netCents, paidOutCents } = entry;
  const expected = amountCents - feeCents;
  const theirs = [netCents, paidOutCents ?? netCents].find((cents) => cents !== expected);
  if (theirs === undefined) return [];
  return [
    {
      ...{ kind: 'fee_differs', subject: entryId, ourCents: expected, theirCents: theirs },
      ...(paymentId && { paymentId }),
      ...(payoutId && { payoutId }),
    },
  ];
}

function comparePayout({ payoutId, amountCents, status, parts }: Payout, entries: Entry[]): Discrepancy[] {
  const sum = entries
    .filter(({ kind }) => kind !== 'payout')
    .reduce((cents, { netCents, paidOutCents }) => cents + (paidOutCents ?? netCents), 0);
  const about = { subject: payoutId, payoutId, ourCents: parts === 'read' ? sum : amountCents };
  if (status === 'failed' || status === 'canceled')
    return [{ kind: 'payout_failed', ...about, theirCents: 0 }];
  if (parts === 'unknown' || sum === amountCents) return [];
  return [{ kind: 'payout_differs', ...about, theirCents: amountCents }];
}

import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { discrepancyKinds } from '../../../db/schema/index.ts';
import { itemAt } from '../../../shared/records.ts';
import { processorMs } from '../../../tests/harness/processor-time.ts';
import { type Discrepancy, type Entry, type OurPayment, type Payout, reconcile } from './reconcile.ts';

type Ledgers = { payments: OurPayment[]; entries: Entry[]; payouts: Payout[] };

/** What may become of one payment, so that both sides say the same of it. */
type Story = {
  cents: number;
  from: 'order' | 'renewal' | 'another program' | 'elsewhere' | 'trial' | 'a debit that did not come';
  refunds: { cents: number; fate: 'made' | 'pending' | 'returned' }[];
  dispute: OurPayment['dispute'];
};

const stories: fc.Arbitrary<Story> = fc.record({
  cents: fc.integer({ min: 50, max: 99_900 }),
  from: fc.constantFrom(
    ...(['order', 'order', 'order', 'renewal', 'another program', 'elsewhere', 'trial'] as const),
    'a debit that did not come' as const,
  ),
  refunds: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 30_000 }),
      fate: fc.constantFrom('made' as const, 'pending' as const, 'returned' as const),
    }),
    { maxLength: 3 },
  ),
  dispute: fc.constantFrom(...(['none', 'none', 'none', 'inquiry', 'open', 'won', 'lost'] as const)),
});

const entry = (
  entryId: string,
  kind: Entry['kind'],
  amountCents: number,
  more: Partial<Entry> = {},
): Entry => {
  const feeCents = more.feeCents ?? 0;
  return {
    ...{ entryId, kind, amountCents, feeCents, netCents: amountCents - feeCents },
    ...{
      paymentId: null,
      refundId: null,
      paidCurrency: null,
      mark: 'none',
      payoutId: null,
      paidOutCents: null,
    },
    ...more,
  };
};

/** The same story as each side tells it. */
function tell({ cents, from, refunds, dispute }: Story, n: number): Pick<Ledgers, 'payments' | 'entries'> {
  const paymentId = `pi_${n}`;
  const mark = from === 'order' ? 'order' : from === 'another program' ? 'other' : 'none';
  const charge = entry(`ch_${n}`, 'charge', cents, {
    ...{ paymentId, mark, paidCurrency: 'eur', feeCents: 25 + Math.round(cents * 0.015) },
  });
  if (from === 'elsewhere' || from === 'trial') return { payments: [], entries: [] };
  if (from === 'another program') return { payments: [], entries: [charge] };
  if (from === 'a debit that did not come')
    return { payments: [], entries: [charge, entry(`cf_${n}`, 'charge_failure', -cents, { paymentId })] };
  const back = refunds.map((refund, i) => ({ ...refund, refundId: `re_${n}_${i}` }));
  return {
    payments: [
      {
        ...{ paymentId, cents, dispute },
        refunds: back.map(({ refundId, fate, ...refund }) => ({
          ...{ refundId, cents: refund.cents, state: fate === 'returned' ? 'failed' : fate },
        })),
      },
    ],
    entries: [
      charge,
      ...back.flatMap(({ refundId, fate, ...refund }) => [
        entry(`out_${refundId}`, 'refund', -refund.cents, { paymentId, refundId }),
        ...(fate === 'returned'
          ? [entry(`in_${refundId}`, 'refund_failure', refund.cents, { paymentId, refundId })]
          : []),
      ]),
      ...(['open', 'won', 'lost'].includes(dispute)
        ? [entry(`dp_${n}`, 'dispute', -cents, { paymentId, feeCents: 2_000 })]
        : []),
      ...(dispute === 'won' ? [entry(`dr_${n}`, 'dispute_reversal', cents, { paymentId })] : []),
    ],
  };
}

/** Every so many movements are a payout; the last ones wait for theirs. */
function ledgersOf(told: Story[], perPayout: number): Ledgers {
  const both = told.map(tell);
  const movements = both.flatMap(({ entries }) => entries);
  const payouts: Payout[] = [];
  const entries: Entry[] = [];
  for (let from = 0; from < movements.length; from += perPayout) {
    const parts = movements.slice(from, from + perPayout);
    const amountCents = parts.reduce((sum, { netCents }) => sum + netCents, 0);
    if (amountCents <= 0 || parts.length < perPayout) {
      entries.push(...parts);
      continue;
    }
    const payoutId = `po_${payouts.length}`;
    payouts.push({ payoutId, amountCents, status: 'paid', parts: 'read' });
    const paidOut = parts.map((part) => ({ ...part, payoutId, paidOutCents: part.netCents }));
    entries.push(...paidOut, entry(`out_${payoutId}`, 'payout', -amountCents, { payoutId }));
  }
  return { payments: both.flatMap(({ payments }) => payments), entries, payouts };
}

test('of two sides that tell the same, nothing differs, whatever happened', () => {
  fc.assert(
    fc.property(fc.array(stories, { maxLength: 8 }), fc.integer({ min: 1, max: 9 }), (told, perPayout) => {
      expect(reconcile(ledgersOf(told, perPayout))).toEqual([]);
    }),
    { numRuns: inject('walk') === 'whole' ? 100_000 : 2_000 },
  );
});

const plain = (cents: number): Story => ({ cents, from: 'order', refunds: [], dispute: 'none' });
const refunded = (fate: Story['refunds'][number]['fate']): Story => ({
  ...plain(5_900),
  refunds: [{ cents: 1_000, fate }],
});

const changed = <Row>(rows: Row[], isIt: (row: Row) => boolean, change: Partial<Row>): Row[] =>
  rows.map((row) => (isIt(row) ? { ...row, ...change } : row));
const without = <Row>(rows: Row[], isIt: (row: Row) => boolean): Row[] => rows.filter((row) => !isIt(row));

type Plant = {
  story: Story;
  spoil(both: Ledgers, n: number): Partial<Ledgers>;
  found: Omit<Discrepancy, 'subject'>;
  subject(n: number): string;
};

const ofPayment = (n: number) => `pi_${n}`;
const ofRefund = (n: number) => `re_${n}_0`;
const isPayment = (n: number) => (row: { paymentId: string | null }) => row.paymentId === ofPayment(n);
const isEntry =
  (id: string) =>
  ({ entryId }: Entry) =>
    entryId === id;

const inPayment = (
  what: string,
  kind: Discrepancy['kind'],
  [ourCents, theirCents]: [number, number],
  story: Story,
  spoil: Plant['spoil'],
  subject: Plant['subject'] = ofPayment,
): [string, Plant] => [what, { story, spoil, subject, found: { kind, ourCents, theirCents } }];

/** Each with a payment of its own, found by its place among all. */
const plants: [string, Plant][] = [
  inPayment(
    'money with our mark that no order knows',
    'payment_unknown',
    [0, 5_900],
    plain(5_900),
    (both, n) => ({
      payments: without(both.payments, isPayment(n)),
    }),
  ),
  inPayment(
    'money without any mark, as from a payment link',
    'payment_unknown',
    [0, 5_900],
    { ...plain(5_900), from: 'renewal' },
    (both, n) => ({ payments: without(both.payments, isPayment(n)) }),
  ),
  inPayment(
    'a payment that the provider does not have',
    'payment_missing',
    [5_900, 0],
    plain(5_900),
    (both, n) => ({
      entries: without(both.entries, isPayment(n)),
    }),
  ),
  inPayment(
    'a debit that did not come and counts as paid',
    'payment_missing',
    [5_900, 0],
    plain(5_900),
    (both, n) => ({
      entries: [...both.entries, entry(`cf_${n}`, 'charge_failure', -5_900, { paymentId: ofPayment(n) })],
    }),
  ),
  inPayment('one that counts twice here', 'booked_twice', [11_800, 5_900], plain(5_900), (both, n) => ({
    payments: [...both.payments, ...both.payments.filter(isPayment(n))],
  })),
  inPayment('one that was charged twice', 'charged_twice', [5_900, 11_800], plain(5_900), (both, n) => ({
    entries: [
      ...both.entries,
      ...both.entries
        .filter(isEntry(`ch_${n}`))
        .map((one) => ({ ...one, entryId: `again_${n}`, payoutId: null, paidOutCents: null })),
    ],
  })),
  inPayment('another amount', 'amount_differs', [5_800, 5_900], plain(5_900), (both, n) => ({
    payments: changed(both.payments, isPayment(n), { cents: 5_800 }),
  })),
  inPayment('another currency', 'currency_differs', [5_900, 5_900], plain(5_900), (both, n) => ({
    entries: changed(both.entries, isEntry(`ch_${n}`), { paidCurrency: 'usd' }),
  })),
  inPayment(
    'a refund from the provider’s dashboard',
    'refund_unknown',
    [0, 1_000],
    refunded('made'),
    (both, n) => ({ payments: changed(both.payments, isPayment(n), { refunds: [] }) }),
    ofRefund,
  ),
  inPayment(
    'a refund that failed here and went there',
    'refund_unknown',
    [0, 1_000],
    refunded('made'),
    (both, n) => ({
      payments: changed(both.payments, isPayment(n), {
        refunds: [{ refundId: ofRefund(n), cents: 1_000, state: 'failed' }],
      }),
    }),
    ofRefund,
  ),
  inPayment(
    'a refund that counts as made and is not there',
    'refund_missing',
    [1_000, 0],
    refunded('made'),
    (both, n) => ({ entries: without(both.entries, isEntry(`out_${ofRefund(n)}`)) }),
    ofRefund,
  ),
  inPayment(
    'a refund of another amount',
    'refund_differs',
    [900, 1_000],
    refunded('made'),
    (both, n) => ({
      payments: changed(both.payments, isPayment(n), {
        refunds: [{ refundId: ofRefund(n), cents: 900, state: 'made' }],
      }),
    }),
    ofRefund,
  ),
  inPayment(
    'a refund that came back and counts as made',
    'refund_returned',
    [1_000, 0],
    refunded('returned'),
    (both, n) => ({
      payments: changed(both.payments, isPayment(n), {
        refunds: [{ refundId: ofRefund(n), cents: 1_000, state: 'made' }],
      }),
    }),
    ofRefund,
  ),
  inPayment(
    'a dispute that no order knows',
    'dispute_unknown',
    [0, 5_900],
    { ...plain(5_900), dispute: 'open' },
    (both, n) => ({ payments: changed(both.payments, isPayment(n), { dispute: 'none' }) }),
  ),
  inPayment(
    'a dispute that the provider does not have',
    'dispute_missing',
    [0, 0],
    plain(5_900),
    (both, n) => ({
      payments: changed(both.payments, isPayment(n), { dispute: 'open' }),
    }),
  ),
  inPayment(
    'a dispute that is lost there and won here',
    'dispute_differs',
    [0, 5_900],
    { ...plain(5_900), dispute: 'lost' },
    (both, n) => ({ payments: changed(both.payments, isPayment(n), { dispute: 'won' }) }),
  ),
  inPayment(
    'a fee that its payout has otherwise',
    'fee_differs',
    [5_786, 5_785],
    plain(5_900),
    (both, n) => {
      const at = both.entries.find(isEntry(`ch_${n}`))?.payoutId;
      return {
        entries: changed(both.entries, isEntry(`ch_${n}`), { paidOutCents: 5_785 }),
        payouts: both.payouts.map((payout) =>
          payout.payoutId === at ? { ...payout, amountCents: payout.amountCents - 1 } : payout,
        ),
      };
    },
    (n) => `ch_${n}`,
  ),
];

describe('each that is planted is found, and nothing else', () => {
  test.each(plants)('%s', (_, { story, spoil, found, subject }) => {
    const around = fc.sample(stories, { numRuns: 40, seed: 35 });
    const told = [...around.slice(0, 20), story, ...around.slice(20)];
    const both = ledgersOf(told, 1);
    const differs = reconcile({ ...both, ...spoil(both, 20) });
    const own = differs.filter(({ kind }) => kind !== 'payout_differs');
    expect(own).toMatchObject([{ ...found, subject: subject(20) }]);
    // A movement that is not there is missing in its payout, too.
    const isMissing = ['payment_missing', 'refund_missing'].includes(found.kind) && differs.length > 1;
    expect(differs).toHaveLength(isMissing ? 2 : 1);
  });

  test('a payout that is not the sum of its parts, and one that the bank sent back', () => {
    const both = ledgersOf(fc.sample(stories, { numRuns: 40, seed: 36 }), 3);
    const [first, second, ...others] = both.payouts;
    if (!first || !second) throw new Error('no payouts');
    const payouts = [
      { ...first, amountCents: first.amountCents + 1 },
      { ...second, status: 'failed' as const },
      // What was paid out by hand cannot be taken apart, and says nothing.
      { payoutId: 'po_by_hand', amountCents: 100, status: 'paid' as const, parts: 'unknown' as const },
      ...others,
    ];
    expect(reconcile({ ...both, payouts })).toEqual([
      {
        ...{ kind: 'payout_differs', subject: first.payoutId, payoutId: first.payoutId },
        ...{ ourCents: first.amountCents, theirCents: first.amountCents + 1 },
      },
      {
        ...{ kind: 'payout_failed', subject: second.payoutId, payoutId: second.payoutId },
        ...{ ourCents: second.amountCents, theirCents: 0 },
      },
    ]);
  });

  test('among 10,000 payments, in less time than a page takes', () => {
    const told = fc.sample(stories, { numRuns: 10_000, seed: 37 });
    const places = plants.map(([, { story }], i) => {
      const n = 500 * (i + 1);
      told[n] = story;
      return n;
    });
    let both = ledgersOf(told, 20);
    for (const [i, [, { spoil }]] of plants.entries()) both = { ...both, ...spoil(both, itemAt(places, i)) };
    let differs: Discrepancy[] = [];
    const ms = processorMs(() => {
      differs = reconcile(both);
    });
    const own = differs.filter(({ kind }) => kind !== 'payout_differs');
    const wanted = plants.map(([, { found, subject }], i) => ({
      ...found,
      subject: subject(itemAt(places, i)),
    }));
    expect(own).toHaveLength(wanted.length);
    expect(own).toEqual(expect.arrayContaining(wanted.map((one) => expect.objectContaining(one))));
    expect(ms).toBeLessThan(1_000);
  });

  test('no kind is left out', () => {
    const tried = [...plants.map(([, { found }]) => found.kind), 'payout_differs', 'payout_failed'];
    expect(discrepancyKinds.filter((kind) => !tried.includes(kind))).toEqual([]);
  });
});

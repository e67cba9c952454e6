/**
 * Money as the papers and the provider's balance have it, divided by what it was for. Values in, values out: each cent belongs
 * to one month, one product, one country and one source, so whatever it is divided by, the parts add up to the whole.
 */

/** A line of an order, in its place. */
export type PricedLine = { productId: string; totalCents: number; taxRate: number };

type SoldTo = {
  /** null: not known. */
  country: string | null;
  /** The link by which the buyer first came, and the one that led to this order; null: none said so. */
  first: string | null;
  last: string | null;
  lines: readonly PricedLine[];
};

/** A paper, or what moved the provider's balance. */
export type Movement = {
  kind: 'receipt' | 'credit-note' | 'dispute' | 'fee';
  month: string;
  /** Below zero where it comes back: a dispute that was won, a fee that was returned. */
  cents: number;
  taxCents: number;
  /** What the receipts before it of the same order came to. */
  beforeCents: number;
  /** Of a credit note: the cents of each line, where they were written down. */
  shares: readonly number[] | null;
  /** It takes back what was paid beyond the price. */
  isExcess: boolean;
  /** null: what the provider took for no order. */
  of: SoldTo | null;
};

export type Steps = {
  takenCents: number;
  backCents: number;
  disputedCents: number;
  taxCents: number;
  feeCents: number;
};

/** What remains with the practice. */
export const leftOf = ({ takenCents, backCents, disputedCents, taxCents, feeCents }: Steps): number =>
  takenCents - backCents - disputedCents - taxCents - feeCents;

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

/** The first line has what the others leave. */
const withRest = (parts: readonly number[], cents: number): number[] =>
  parts.map((part, at) => (at === 0 ? cents - sum(parts.slice(1)) : part));

/** A sum in whole cents by weights, each with what is reached less what was given before it. */
function divideInOrder(cents: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    const part = (whole === 0 ? 0 : Math.round((cents * reached) / whole)) - given;
    given += part;
    return part;
  });
}

/**
 * Which line each cent of a movement belongs to. The parts of a plan follow each other, so that with the last of them each line
 * has its price. What was paid beyond all prices is the first line's, and so is what of it goes back.
 */
export function sharesOf(movement: Omit<Movement, 'month'>): number[] {
  const { cents, beforeCents, shares, isExcess, of } = movement;
  // What comes back is divided as it went.
  if (cents < 0) return sharesOf({ ...movement, cents: -cents }).map((one) => 0 - one);
  const prices = (of?.lines ?? []).map(({ totalCents }) => totalCents);
  if (prices.length < 2) return [cents];
  if (isExcess)
    return withRest(
      prices.map(() => 0),
      cents,
    );
  if (shares)
    return withRest(
      prices.map((_, at) => shares[at] ?? 0),
      cents,
    );
  const paidUpTo = (reached: number) => divideInOrder(Math.min(reached, sum(prices)), prices);
  const [before, after] = [paidUpTo(beforeCents), paidUpTo(beforeCents + cents)];
  return withRest(
    after.map((reached, at) => reached - (before[at] ?? 0)),
    cents,
  );
}

/** The tax inside, by what each line's own rate makes of its share. */
export function taxSharesOf({ taxCents, of }: Pick<Movement, 'taxCents' | 'of'>, shares: readonly number[]) {
  const weights = shares.map((cents, at) => {
    const rate = of?.lines[at]?.taxRate ?? 0;
    return (Math.max(0, cents) * rate) / (10_000 + rate);
  });
  return withRest(divideInOrder(taxCents, weights), taxCents);
}

/** Of what the provider took for no order, in place of a product, a country and a source. */
export const NO_ORDER = '';

/** By what a sum is divided. */
export const divisions = ['month', 'product', 'country', 'first', 'last'] as const;
export type Division = (typeof divisions)[number];

export type Revenue = { total: Steps } & Record<Division, Map<string | null, Steps>>;

const nothing = (): Steps => ({ takenCents: 0, backCents: 0, disputedCents: 0, taxCents: 0, feeCents: 0 });

export const noRevenue = (): Revenue => ({
  total: nothing(),
  ...{ month: new Map(), product: new Map(), country: new Map(), first: new Map(), last: new Map() },
});

/** Changes what it is given: of a year with many orders nothing is copied for each of them. */
export function addMovement(revenue: Revenue, movement: Movement): void {
  const { kind, month, of } = movement;
  const shares = sharesOf(movement);
  const taxes = taxSharesOf(movement, shares);
  for (const [at, cents] of shares.entries()) {
    const taxCents = taxes[at] ?? 0;
    const places: Record<Division, string | null> = {
      month,
      product: of?.lines[at]?.productId ?? NO_ORDER,
      country: of ? of.country : NO_ORDER,
      first: of ? of.first : NO_ORDER,
      last: of ? of.last : NO_ORDER,
    };
    addStep(revenue.total, kind, cents, taxCents);
    for (const division of divisions) {
      const place = places[division];
      const steps = revenue[division].get(place) ?? nothing();
      addStep(steps, kind, cents, taxCents);
      revenue[division].set(place, steps);
    }
  }
}

function addStep(steps: Steps, kind: Movement['kind'], cents: number, taxCents: number): void {
  switch (kind) {
    case 'receipt':
      steps.takenCents += cents;
      steps.taxCents += taxCents;
      return;
    case 'credit-note':
      steps.backCents += cents;
      steps.taxCents -= taxCents;
      return;
    case 'dispute':
      steps.disputedCents += cents;
      return;
    case 'fee':
      steps.feeCents += cents;
      return;
  }
}

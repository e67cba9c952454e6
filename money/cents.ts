import { divideCents } from '../shared/money.ts';

/** 100 % in the unit of rates: hundredths of a per cent. */
const WHOLE = 10_000;

export type IncludedTax = { grossCents: number; netCents: number; taxCents: number };

/** The tax inside a price. Rounded once, on the net amount, so that net and tax always make the price. */
export function includedTax(grossCents: number, rate: number): IncludedTax {
  const net = Math.round((Math.abs(grossCents) * WHOLE) / (WHOLE + rate));
  const netCents = grossCents < 0 ? -net : net;
  return { grossCents, netCents, taxCents: grossCents - netCents };
}

type Taxed = { grossCents: number; rate: number; treatment: string };

export type TaxGroup = IncludedTax & Pick<Taxed, 'rate' | 'treatment'>;

/** The sums of a document by treatment and rate, the highest rate first: rounded once for each, not once for each line. */
export function taxByGroup(lines: readonly Taxed[]): TaxGroup[] {
  const groups = new Map<string, Taxed>();
  for (const { grossCents, rate, treatment } of lines) {
    const key = `${treatment} ${rate}`;
    const before = groups.get(key)?.grossCents ?? 0;
    groups.set(key, { grossCents: before + grossCents, rate, treatment });
  }
  return [...groups.values()]
    .sort((one, other) => other.rate - one.rate || one.treatment.localeCompare(other.treatment))
    .map(({ grossCents, rate, treatment }) => ({ ...includedTax(grossCents, rate), rate, treatment }));
}

/** What of its group's tax each line carries; together they are the tax of the document. Lines have no negative amounts. */
export function shareTax<Line extends Taxed>(lines: readonly Line[]): (Line & { taxCents: number })[] {
  const shares = new Map<Line, number>();
  for (const { rate, treatment, taxCents } of taxByGroup(lines)) {
    const group = lines.filter((line) => line.rate === rate && line.treatment === treatment);
    const parts = divideCents(
      taxCents,
      group.map(({ grossCents }) => grossCents),
    );
    group.forEach((line, at) => {
      shares.set(line, parts[at] ?? 0);
    });
  }
  return lines.map((line) => ({ ...line, taxCents: shares.get(line) ?? 0 }));
}

/**
 * The tax that a partial refund takes back. Counted from the start each time: whatever the parts are, once all money is
 * back all tax is back, and never more.
 */
export function taxTakenBack(
  sold: { grossCents: number; taxCents: number },
  before: number,
  now: number,
): number {
  if (sold.grossCents === 0) return 0;
  const upTo = (cents: number) => Math.round((sold.taxCents * cents) / sold.grossCents);
  return upTo(before + now) - upTo(before);
}

/**
 * A part of what was sold, by its groups: a monthly part, or money that goes back. Each group gives by what is left of it, and
 * its tax is counted from the start, so that the parts of all money are all tax. `before`: what earlier parts took. `wanted`:
 * what each group is to give, where that is known; a group that has too little left gives way, because the money must be there.
 */
export function takePart(
  sold: readonly { grossCents: number; taxCents: number }[],
  before: readonly number[],
  cents: number,
  wanted?: readonly number[],
): IncludedTax[] {
  const left = sold.map(({ grossCents }, at) => grossCents - (before[at] ?? 0));
  const isThere =
    wanted?.reduce((all, one) => all + one, 0) === cents && wanted.every((one, at) => one <= (left[at] ?? 0));
  return (isThere ? wanted : divideCents(cents, left)).map((grossCents, at) => {
    const group = sold[at];
    const taxCents = group ? taxTakenBack(group, before[at] ?? 0, grossCents) : 0;
    return { grossCents, netCents: grossCents - taxCents, taxCents };
  });
}

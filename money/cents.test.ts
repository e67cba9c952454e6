import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includedTax, shareTax, takePart, taxByGroup, taxTakenBack } from './cents.ts';

/** `MONEY_RUNS=100000 npx vitest run money` asks as often as before a release. */
const numRuns = Number(process.env.MONEY_RUNS ?? 2_000);

test.each([
  [11900, 1900, 10000, 1900],
  [5900, 2300, 4797, 1103],
  [5900, 0, 5900, 0],
  [1900, 2550, 1514, 386],
  [1, 2700, 1, 0],
  [-11900, 1900, -10000, -1900],
])('%i cents at %i hundredths of a per cent are %i net and %i tax', (gross, rate, net, tax) => {
  expect(includedTax(gross, rate)).toEqual({ grossCents: gross, netCents: net, taxCents: tax });
});

const rate = fc.constantFrom(0, 1600, 1700, 1900, 2000, 2300, 2550, 2700);
const cents = fc.integer({ min: 0, max: 2_000_000 });

test('net and tax make the price, and the tax is off by half a cent at most', () => {
  fc.assert(
    fc.property(cents, rate, (gross, percent) => {
      const { netCents, taxCents } = includedTax(gross, percent);
      expect(netCents + taxCents).toBe(gross);
      expect(taxCents).toBeGreaterThanOrEqual(0);
      expect(Math.abs(netCents - gross / (1 + percent / 10_000))).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
    { numRuns },
  );
});

const line = fc.record({
  grossCents: cents,
  rate,
  treatment: fc.constantFrom('standard', 'exempt', 'outside'),
});
const lines = fc.array(line, { maxLength: 12 });

test('lines carry the tax of their groups to the cent, and none more than its price', () => {
  fc.assert(
    fc.property(lines, (sold) => {
      const shared = shareTax(sold);
      const groups = taxByGroup(sold);
      const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
      expect(sum(shared.map(({ taxCents }) => taxCents))).toBe(sum(groups.map(({ taxCents }) => taxCents)));
      expect(sum(groups.map(({ grossCents }) => grossCents))).toBe(
        sum(sold.map(({ grossCents }) => grossCents)),
      );
      for (const { grossCents, taxCents, rate: percent } of shared) {
        expect(taxCents).toBeGreaterThanOrEqual(0);
        expect(Math.abs(taxCents - includedTax(grossCents, percent).taxCents)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns },
  );
});

test('whatever the parts of a refund are: with the last cent the last of the tax is back, and never more', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, rate, (refunds, percent) => {
      const gross = refunds.reduce((all, part) => all + part, 0);
      const sold = includedTax(gross, percent);
      let before = 0;
      let back = 0;
      for (const part of refunds) {
        const tax = taxTakenBack(sold, before, part);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(part);
        before += part;
        back += tax;
        expect(back).toBeLessThanOrEqual(sold.taxCents);
      }
      expect(back).toBe(sold.taxCents);
    }),
    { numRuns },
  );
});

test('nothing sold has no tax to take back', () => {
  expect(taxTakenBack({ grossCents: 0, taxCents: 0 }, 0, 0)).toBe(0);
});

test('groups of several rates, taken in parts down to zero, give back each cent and each cent of tax', () => {
  const parts = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lines, parts, (sold, shares) => {
      const groups = taxByGroup(sold);
      const all = groups.reduce((sum, { grossCents }) => sum + grossCents, 0);
      const before = groups.map(() => 0);
      const back = groups.map(() => 0);
      let left = all;
      for (const share of [...shares, 1]) {
        const now = Math.min(left, Math.ceil(left * share));
        const taken = takePart(groups, before, now);
        expect(taken.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(now);
        for (const [at, { grossCents, netCents, taxCents }] of taken.entries()) {
          expect(Math.min(grossCents, netCents, taxCents)).toBeGreaterThanOrEqual(0);
          before[at] = (before[at] ?? 0) + grossCents;
          back[at] = (back[at] ?? 0) + taxCents;
        }
        left -= now;
      }
      expect(before).toEqual(groups.map(({ grossCents }) => grossCents));
      expect(back).toEqual(groups.map(({ taxCents }) => taxCents));
    }),
    { numRuns },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { mailRenderer } from '../../emails/index.tsx';
import { agreedOn, aSale, soldAs, sumsIn } from '../../tests/harness/agreed-price.ts';

/** `npm run proof:sold` asks 100,000; tests/integration/prices-agree.test.ts holds the verbs to the same. */
const numRuns = Number(process.env.SOLD_RUNS ?? 100);
const timeout = 60_000 + numRuns * 60;

const edition = makeContent(firstEdition);
const at = new Date('2026-05-04T10:00:00Z');
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

test('what it costs is one sum on page, at checkout and provider, in letter and receipt, to the cent', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(aSale, async (sale) => {
      const sold = soldAs(edition, sale);
      const { page, offered, order, items, plan, charges, receipts } = agreedOn(sold, sale, at);
      expect(page.priceCents).toBe(sale.priceCents);
      expect(order.priceCents).toBe(page.priceCents + (offered?.priceCents ?? 0));
      expect(sum(items.map(({ priceCents }) => priceCents))).toBe(order.priceCents);
      expect(sum(items.map(({ totalCents }) => totalCents))).toBe(order.totalCents);
      for (const { totalCents, netCents, taxCents } of items) {
        expect(totalCents).toBeGreaterThanOrEqual(0);
        if (sale.tax) expect((netCents ?? 0) + (taxCents ?? 0)).toBe(totalCents);
      }
      const charged = sum(charges.lines.map(({ amountCents }) => amountCents));
      const [first] = receipts;
      expect(charged - (charges.firstPeriodDiscountCents ?? 0)).toBe(first?.amountCents);
      expect(sum(receipts.map(({ amountCents }) => amountCents))).toBe(order.totalCents);
      for (const { amountCents, lines, tax } of receipts) {
        expect(sum(lines.map(({ quantity, unitCents }) => quantity * unitCents))).toBe(amountCents);
        if (tax) expect(sum(tax.map(({ grossCents }) => grossCents))).toBe(amountCents);
      }
      // Paid in however many parts, the tax is what the order carries.
      const taxed = receipts.flatMap(({ tax }) => tax ?? []).map(({ taxCents }) => taxCents);
      expect(sum(taxed)).toBe(sum(items.map(({ taxCents }) => taxCents ?? 0)));
      const { text } = await mailRenderer.render(
        letter(order.productName, first?.amountCents ?? 0, plan),
        sold,
      );
      expect(sumsIn(text)).toContain(first?.amountCents);
    }),
    { numRuns },
  );
});

const letter = (product: string, totalCents: number, plan?: { parts: number; partCents: number }) => ({
  template: 'order-paid' as const,
  props: {
    ...{ order: 'AN-7KQ4-M2XB', product, orderUrl: 'https://example.test/orders/key', totalCents },
    ...{ receipt: 'R-2026-000012', receiptUrl: 'https://example.test/receipt.pdf' },
    ...{ asksDetails: false, asksBegin: false },
    plan: plan && { ...plan, nextOn: 'day:2026-06-04' as const },
  },
});

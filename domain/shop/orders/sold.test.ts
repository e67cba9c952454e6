import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, writtenCatalogue } from '../../../content/catalogue.ts';
import { agreedOver, type Product, type ProductTerms, termsOf } from '../../../content/product.ts';
import { divideCents } from '../../../shared/money.ts';
import { itemAt } from '../../../shared/records.ts';
import { soldTerms } from './open-order.ts';
import { itemOfDelivery, type Line, linesOf, type OrderItem, orderOver } from './order-items.ts';

/** `npm run proof:sold` runs each 100,000 times. */
const numRuns = Number(process.env.SOLD_RUNS ?? 300);
const timeout = 10_000 + numRuns * 10;

const products = Object.values(writtenCatalogue).filter((product: Product) => !product.recurring);
const price = fc.integer({ min: 50, max: 1_000_000 });
const aProduct = fc
  .record({ product: fc.constantFrom(...products), priceCents: price })
  .map(({ product, priceCents }): Product => ({ ...product, priceCents }));
const several = (minLength: number, maxLength: number) =>
  fc.uniqueArray(aProduct, { minLength, maxLength, selector: ({ id }) => id });

const aDelivery: fc.Arbitrary<ProductTerms['delivers'][number]> = fc.oneof(
  fc.record({ kind: fc.constant('video' as const), minutes: fc.integer({ min: 1, max: 240 }) }),
  fc.record({
    kind: fc.constant('session-credits' as const),
    sessionType: fc.constantFrom('Name talk', 'Executive Coaching'),
    count: fc.integer({ min: 1, max: 24 }),
  }),
  fc.record({ kind: fc.constant('text' as const), title: fc.constantFrom('A letter', 'Another letter') }),
  fc.record({ kind: fc.constant('membership-months' as const), months: fc.integer({ min: 1, max: 24 }) }),
);
const terms = fc.array(aDelivery, { minLength: 1, maxLength: 8 });

/** As the database holds the lines of an order. */
const stored = (lines: readonly Line[]): OrderItem[] =>
  lines.map(({ product, priceCents, bundle = null }, position) => ({
    orderId: 'one',
    position,
    productId: product.id,
    productName: product.name,
    bundle,
    sold: agreedOver([product]),
    priceCents,
    discountCents: 0,
    totalCents: priceCents,
    refundedCents: 0,
    returnedAt: null,
    week: null,
    ...{ taxClass: null, taxTreatment: null, taxCountry: null, taxRate: null },
    ...{ netCents: null, taxCents: null, taxRule: null },
  }));

test('no sequence of edits of a product changes what an order of it owes', { timeout }, () => {
  fc.assert(
    fc.property(aProduct, terms, fc.array(terms, { maxLength: 6 }), (product, delivers, edits) => {
      const asSold: Product = { ...product, delivers: structuredClone(delivers) };
      const order = { productId: product.id, sold: agreedOver([asSold]) };
      const owed = structuredClone(soldTerms(order));
      let now = asSold;
      for (const edited of edits) now = { ...now, delivers: edited, whatsappDays: edited.length };
      expect(termsOf(now).delivers).toEqual(edits.at(-1) ?? delivers);
      expect(soldTerms(order)).toEqual(owed);
      expect(owed?.delivers).toEqual(delivers);
    }),
    { numRuns },
  );
});

test('the lines of a bundle cost what its page says, to the cent, with every discount', { timeout }, () => {
  fc.assert(
    fc.property(several(2, 6), price, several(1, 2), fc.nat(100), (parts, asked, beside, percent) => {
      const byId = new Map(parts.map((product) => [product.id, product]));
      const includes = parts.map(({ id }) => id);
      const bundle = { ...itemAt(parts, 0), id: 'bundle', name: 'Bundle', includes };
      expect(partsOf(bundle, byId)).toHaveLength(parts.length);
      const chosen = linesOf({ all: parts, byId }, bundle, asked);
      const more = beside.map((product): Line => ({ product, priceCents: product.priceCents }));
      const order = orderOver(bundle, [...chosen, ...more]);
      const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.priceCents, 0);
      expect(sumOf(chosen)).toBe(asked);
      expect(order.priceCents).toBe(asked + sumOf(more));
      const off = Math.round((asked * percent) / 100);
      const shares = divideCents(
        off,
        chosen.map((line) => line.priceCents),
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(off);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(itemAt(chosen, at).priceCents);
      }
    }),
    { numRuns },
  );
});

test('each delivery belongs to one line, and each line has all of its own: what it brought is taken back once', {
  timeout,
}, () => {
  fc.assert(
    fc.property(several(1, 6), fc.array(terms, { minLength: 6, maxLength: 6 }), (found, parts) => {
      const lines = found.map((product, at): Line => {
        const delivers = itemAt(parts, at);
        return { product: { ...product, delivers }, priceCents: product.priceCents };
      });
      const { sold } = orderOver(itemAt(lines, 0).product, [itemAt(lines, 0), ...lines.slice(1)]);
      const items = stored(lines);
      const owners = sold.delivers.map((_, place) => itemOfDelivery(items, place)?.position);
      for (const [at, { product }] of lines.entries()) {
        const own = sold.delivers.filter((_, place) => owners[place] === at);
        expect(own).toEqual(product.delivers);
      }
    }),
    { numRuns },
  );
});

import fc from 'fast-check';
import type { Content } from '../../content/make-content.ts';
import { divideIntoParts } from '../../content/payment-plan.ts';
import type { Product } from '../../content/product.ts';
import { chargesOver } from '../../domain/shop/checkout.ts';
import { applyOff } from '../../domain/shop/judge-code.ts';
import { itemsOver, linesOf, orderOver } from '../../domain/shop/orders/order-items.ts';
import { offeredIn, readCheckout } from '../../domain/shop/quote.ts';
import { groupsOf, linesOfPayment, taxOfPart } from '../../domain/shop/receipts.ts';
import { basisOf, decideLines } from '../../domain/shop/tax.ts';
import type { TaxSettings } from '../../money/index.ts';

const BESIDE = 'ceo-mentorship';
const PARTS = ['brand-alignment', 'union-path'] as const;
/** From here on the smallest part is large enough, whatever a code takes off. */
const DIVISIBLE_CENTS = 12_000;

const price = fc.integer({ min: 1_200, max: 1_000_000 });
const settings: TaxSettings[] = [
  { scheme: 'exempt', country: 'PT' },
  { scheme: 'oss', country: 'DE', vatNumber: 'DE136695976' },
];

export type Sale = {
  productId: string;
  priceCents: number;
  /** It is a bundle of two, which cost so much one by one. */
  bundle?: [number, number];
  /** Sold in so many monthly parts. */
  parts?: number;
  off?: { percent: number } | { cents: number };
  besideCents?: number;
  tax?: { settings: TaxSettings; country: string };
};

/** One of five products at any price: alone or as a bundle, at once or in parts, with a code, something beside it, and tax. */
export const aSale: fc.Arbitrary<Sale> = fc
  .record<Sale>({
    productId: fc.constantFrom(
      'report',
      'video-reading',
      'transformation',
      'couples-snapshot',
      'vip-blueprint',
    ),
    priceCents: price,
    bundle: fc.option(fc.tuple(price, price), { nil: undefined }),
    parts: fc.option(fc.integer({ min: 2, max: 12 }), { nil: undefined }),
    off: fc.oneof(
      fc.constant(undefined),
      fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ cents: fc.integer({ min: 1, max: 900 }) }),
    ),
    besideCents: fc.option(fc.integer({ min: 50, max: 37_000 }), { nil: undefined }),
    tax: fc.option(
      fc.record({ settings: fc.constantFrom(...settings), country: fc.constantFrom('DE', 'FR', 'IT', 'US') }),
      { nil: undefined },
    ),
  })
  .map((sale) => ({ ...sale, parts: sale.priceCents < DIVISIBLE_CENTS ? undefined : sale.parts }));

/** The shop with those prices in its window, as if she had published them a moment ago. */
export function soldAs(now: Content, sale: Sale): Content {
  const { productId, priceCents, bundle, parts, besideCents, tax } = sale;
  const changes: Record<string, Partial<Product>> = {
    ...(bundle && { [PARTS[0]]: { priceCents: bundle[0] }, [PARTS[1]]: { priceCents: bundle[1] } }),
    [productId]: {
      priceCents,
      originalPriceCents: undefined,
      includes: bundle && [...PARTS],
      plan: parts ? { parts, totalCents: priceCents, release: 'once' } : undefined,
      beside: besideCents ? { product: BESIDE, priceCents: besideCents } : undefined,
    },
  };
  const all = now.catalogue.all.map((product) => ({ ...product, ...changes[product.id] }));
  const byId = new Map(all.map((product) => [product.id, product]));
  return { ...now, catalogue: { all, byId }, site: { ...now.site, tax: tax?.settings } };
}

/**
 * What everybody is told of a sale, by the functions with which the shop's verbs decide it and nothing around them: no
 * database, no provider. `sold`: the shop as `soldAs` gives it.
 */
export function agreedOn(sold: Content, { productId, parts, off, tax }: Sale, at: Date) {
  const { catalogue } = sold;
  const services = { content: { current: () => sold }, clock: { now: () => at } };
  const product = catalogue.byId.get(productId);
  const page = readCheckout({ ...services, config: { mode: 'live' } }, productId);
  if (!product || !page) throw new Error(`no product ${productId}`);
  const chosen = linesOf(catalogue, product, page.priceCents);
  const offered = offeredIn(catalogue, product.beside);
  const beside = offered ? linesOf(catalogue, offered.product, offered.priceCents) : [];
  const { priceCents, ...named } = orderOver(product, [...chosen, ...beside]);
  const discountCents = off ? applyOff(off, { priceCents: page.priceCents, productId, content: sold }) : 0;
  const buyer = tax ? { kind: 'consumer' as const, country: tax.country } : null;
  const basis = basisOf(services, buyer ? { buyer } : {});
  const discount = { cents: discountCents, lines: chosen.length };
  const items = itemsOver([...chosen, ...beside], discount, (lines) =>
    basis ? decideLines(basis, buyer, lines) : [],
  ).map(asStored);
  const totalCents = priceCents - discountCents;
  const order = { ...named, priceCents, discountCents, totalCents, code: off ? CODE : null, subject: null };
  const plan = parts ? divideIntoParts(totalCents, parts) : undefined;
  const charges = chargesOver({ ...order, mode: 'payment', trialDays: null }, items, plan);
  const sums = plan ? [plan.firstCents, ...Array(plan.parts - 1).fill(plan.partCents)] : [totalCents];
  return { page, offered, order, items, plan, charges, receipts: receiptsOf(order, items, sums) };
}

const CODE = 'AGREED';

/** As the database holds them, which computes the total of each. */
const asStored = ({ bundle, ...item }: ReturnType<typeof itemsOver>[number]) => ({
  ...{ taxClass: null, taxTreatment: null, taxCountry: null, taxRate: null, netCents: null, taxCents: null },
  ...{ taxRule: null, ...item, bundle: bundle ?? null, totalCents: item.priceCents - item.discountCents },
});

type Order = { productName: string; priceCents: number; discountCents: number; totalCents: number };
type Items = ReturnType<typeof asStored>[];

/** Of each payment, one after the other. */
function receiptsOf(order: Order & { code: string | null; subject: null }, items: Items, sums: number[]) {
  const whole = groupsOf(items);
  const before = whole?.map(() => 0) ?? [];
  return sums.map((amountCents) => {
    const tax = whole && (amountCents === order.totalCents ? whole : taxOfPart(whole, before, amountCents));
    for (const [at, { grossCents }] of (tax ?? []).entries()) before[at] = (before[at] ?? 0) + grossCents;
    const lines = linesOfPayment({ order, payment: { amountCents }, items, tax }, order.productName);
    return { amountCents, tax, lines };
  });
}

/** Every sum in euros that a text names, in cents. */
export const sumsIn = (text: string): number[] =>
  [...text.matchAll(/€([\d,]+(?:\.\d\d)?)/g)].map(([, cents = '']) =>
    Math.round(Number(cents.replaceAll(',', '')) * 100),
  );

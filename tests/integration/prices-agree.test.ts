import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../content/product.ts';
import { readOrder, requestRefund } from '../../domain/delivery/index.ts';
import type { Services } from '../../domain/services.ts';
import {
  makeRefunds,
  quoteOrder,
  readCheckout,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { mailRenderer } from '../../emails/index.tsx';
import { settleAll } from '../harness/shop.ts';
import { startShopServices } from '../harness/shop-services.ts';

/** `npm run proof:sold` runs each 2,000 times: each is a purchase over a database, which the sums alone do not need. */
const numRuns = Math.ceil(Number(process.env.SOLD_RUNS ?? 600) / 50);
const timeout = 60_000 + numRuns * 2_000;

let shop: Awaited<ReturnType<typeof startShopServices>>;
beforeAll(async () => {
  shop = await startShopServices();
});
afterAll(() => shop.stop());

/** The same house with other prices in its window, as if she had published them a moment ago. */
function pricedAs({ content, ...services }: Services, changes: Record<string, Partial<Product>>): Services {
  const now = content.current();
  const all = now.catalogue.all.map((product) => ({ ...product, ...changes[product.id] }));
  const byId = new Map(all.map((product) => [product.id, product]));
  return { ...services, content: { ...content, current: () => ({ ...now, catalogue: { all, byId } }) } };
}

const aSale = fc.record({
  productId: fc.constantFrom(
    'report',
    'video-reading',
    'transformation',
    'couples-snapshot',
    'vip-blueprint',
  ),
  priceCents: fc.integer({ min: 1_000, max: 1_000_000 }),
  off: fc.oneof(
    fc.constant(undefined),
    fc.record({ percent: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ percent: fc.constant(1), cents: fc.integer({ min: 1, max: 900 }) }),
  ),
  besideCents: fc.option(fc.integer({ min: 50, max: 37_000 }), { nil: undefined }),
});

let codes = 0;
async function newCode({ percent, cents }: { percent: number; cents?: number }): Promise<string> {
  const code = `AGREE${++codes}`;
  await shop.rows(
    `insert into discount_codes (code, kind, percent, amount_cents) values ($1, 'office', $2, $3)`,
    [code, percent, cents ?? null],
  );
  return code;
}

const sumsIn = (text: string): number[] =>
  [...text.matchAll(/€([\d,]+(?:\.\d\d)?)/g)].map(([, sum = '']) =>
    Math.round(Number(sum.replaceAll(',', '')) * 100),
  );

test('what it costs is one sum on page, at checkout and provider, on order, letter and receipt', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(aSale, async ({ productId, priceCents, off, besideCents }) => {
      const beside = besideCents && { product: 'ceo-mentorship', priceCents: besideCents };
      const services = pricedAs(shop.services, {
        [productId]: { priceCents, originalPriceCents: undefined, beside: beside || undefined },
      });
      const page = readCheckout(services, productId);
      expect(page?.priceCents).toBe(priceCents);
      expect(page?.beside?.priceCents).toBe(besideCents);
      const code = off && (await newCode(off));
      const email = `agree-${crypto.randomUUID()}@example.test`;
      const quote = await quoteOrder(services, { productId, email, code });
      const total = quote.totalCents + (besideCents ?? 0);
      expect(quote.priceCents - quote.discountCents).toBe(quote.totalCents);
      const { url } = await startCheckout(services, {
        ...{ productId, productName: page?.name ?? '', amount: priceCents, email, code, total },
        beside: besideCents ? { productId: 'ceo-mentorship', amount: besideCents } : undefined,
      });
      const checkoutId = url.split('/').at(-1) ?? '';
      expect((await services.payments.readCheckout(checkoutId)).amountCents).toBe(total);
      const { id: orderId } = await shop.orderOf(checkoutId);
      const holder = shop.holderOf(orderId);
      await services.sandbox?.chooseOutcome(checkoutId, 'paid');
      // From here on by the prices that the shop has now: what was sold stays as it was sold.
      await syncOnReturn(shop.services, holder);
      expect((await readOrder(shop.services, holder)).totalCents).toBe(total);

      const [mail] = await shop.rows<{ props: never }>(
        `select props from mails where to_address = $1 and template = 'order-paid'`,
        [email],
      );
      if (!mail) throw new Error('no letter');
      const { props } = mail;
      const letter = await mailRenderer.render(
        { template: 'order-paid', props },
        shop.services.content.current(),
      );
      expect(sumsIn(letter.text)).toContain(total);

      const [receipt, ...more] = await shop.rows<{
        amount_cents: number;
        facts: { lines: { quantity: number; unitCents: number }[] };
      }>('select amount_cents, facts from receipts join orders on orders.id = order_id where email = $1', [
        email,
      ]);
      expect(more).toEqual([]);
      expect(receipt?.amount_cents).toBe(total);
      const lines = receipt?.facts.lines ?? [];
      expect(lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)).toBe(total);
    }),
    { numRuns },
  );
});

/** All that may bring the news of a payment, or of its way back. */
const news = ['return', 'round'] as const;
const someNews = fc.array(fc.constantFrom(...news), { minLength: 1, maxLength: 4 });

test('sessions are granted once and taken back once, whoever brings the news, and how often', {
  timeout,
}, async () => {
  const { services, rows } = shop;
  await fc.assert(
    fc.asyncProperty(someNews, fc.integer({ min: 1, max: 4 }), someNews, async (first, asked, then) => {
      const { order, holder, checkoutId, email } = await shop.begin('transformation');
      const credits = async () =>
        (await rows('select 1 from session_credits where source = $1', [`order:${order.id}`])).length;
      const bring = (one: (typeof news)[number]) =>
        one === 'return' ? syncOnReturn(services, holder) : settleAll(services);
      await services.sandbox?.chooseOutcome(checkoutId, 'paid');
      await Promise.all(first.map(bring));
      await syncOnReturn(services, holder);
      expect(await credits()).toBe(3);
      await Promise.allSettled(Array.from({ length: asked }, () => requestRefund(services, holder, {})));
      await Promise.all(Array.from({ length: asked }, () => makeRefunds(services)));
      await Promise.all(then.map(bring));
      expect(await credits()).toBe(0);
      const issued = await rows<{ kind: string; amount_cents: number }>(
        'select kind, amount_cents from receipts join orders on orders.id = order_id where email = $1 order by kind',
        [email],
      );
      expect(issued).toMatchObject([{ kind: 'credit_note' }, { kind: 'receipt' }]);
      expect(issued[0]?.amount_cents).toBe(issued[1]?.amount_cents);
    }),
    { numRuns },
  );
});

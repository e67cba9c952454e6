import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { agreedOn, aSale, type Sale, soldAs, sumsIn } from '../harness/agreed-price.ts';
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

let codes = 0;
async function newCode(off: { percent: number } | { cents: number }): Promise<string> {
  const code = `AGREE${++codes}`;
  const [percent, cents] = 'percent' in off ? [off.percent, null] : [1, off.cents];
  await shop.rows(
    `insert into discount_codes (code, kind, percent, amount_cents) values ($1, 'office', $2, $3)`,
    [code, percent, cents],
  );
  return code;
}

test('what it costs is one sum on page, at checkout and provider, on order, letter and receipt: as agreed', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(aSale, async (sale) => {
      const sold = soldAs(shop.services.content.current(), sale);
      const agreed = agreedOn(sold, sale, shop.clock.now());
      const [first] = agreed.receipts;
      const services = { ...shop.services, content: { ...shop.services.content, current: () => sold } };
      const { page, orderId, checkoutId, holder, email } = await order(services, sale, agreed);
      expect(page).toEqual(agreed.page);
      const { amountCents } = await services.payments.readCheckout(checkoutId);
      expect(amountCents).toBe(first?.amountCents);
      await services.sandbox?.chooseOutcome(checkoutId, 'paid', sale.tax?.country);
      // From here on by the prices that the shop has now: what was sold stays as it was sold.
      await syncOnReturn(shop.services, holder);
      expect((await readOrder(shop.services, holder)).totalCents).toBe(agreed.order.totalCents);
      const lines = await shop.rows<{ price_cents: number; total_cents: number; tax_cents: number | null }>(
        'select price_cents, total_cents, tax_cents from order_items where order_id = $1 order by position',
        [orderId],
      );
      expect(lines).toEqual(
        agreed.items.map(({ priceCents, totalCents, taxCents }) => {
          return { price_cents: priceCents, total_cents: totalCents, tax_cents: taxCents };
        }),
      );
      expect(sumsIn(await letterTo(email))).toContain(first?.amountCents);
      const [receipt, ...more] = await shop.rows<{ amount_cents: number; facts: Facts }>(
        'select amount_cents, facts from receipts where order_id = $1',
        [orderId],
      );
      expect(more).toEqual([]);
      expect(receipt?.amount_cents).toBe(first?.amountCents);
      const unitsOf = (all: Facts['lines'] = []) => all.map(({ unitCents }) => unitCents);
      expect(unitsOf(receipt?.facts.lines)).toEqual(unitsOf(first?.lines));
      const taxOf = (all: Facts['tax']) => all?.map(({ taxCents }) => taxCents);
      expect(taxOf(receipt?.facts.tax)).toEqual(taxOf(first?.tax));
    }),
    { numRuns },
  );
});

type Facts = { lines: { unitCents: number }[]; tax?: { taxCents: number }[] };

/** Through the page, the quote and the checkout, each told what the one before has shown. */
async function order(services: Services, sale: Sale, { offered, order: asked }: ReturnType<typeof agreedOn>) {
  const { productId, off, parts, tax } = sale;
  const page = readCheckout(services, productId);
  const code = off && (await newCode(off));
  const email = `agree-${crypto.randomUUID()}@example.test`;
  const inParts = parts !== undefined;
  const shown = { productId, email, code, inParts, country: tax?.country };
  const quote = await quoteOrder(services, { ...shown, beside: offered !== undefined });
  expect(quote.totalCents + (offered?.priceCents ?? 0)).toBe(asked.totalCents);
  const { url } = await startCheckout(services, {
    ...{ ...shown, productName: page?.name ?? '', amount: quote.priceCents, total: asked.totalCents },
    beside: offered && { productId: offered.product.id, amount: offered.priceCents },
  });
  const checkoutId = url.split('/').at(-1) ?? '';
  const { id: orderId } = await shop.orderOf(checkoutId);
  return { page, orderId, checkoutId, holder: shop.holderOf(orderId), email };
}

async function letterTo(email: string): Promise<string> {
  const [mail] = await shop.rows<{ props: never }>(
    `select props from mails where to_address = $1 and template = 'order-paid'`,
    [email],
  );
  if (!mail) throw new Error('no letter');
  const { props } = mail;
  const { text } = await mailRenderer.render(
    { template: 'order-paid', props },
    shop.services.content.current(),
  );
  return text;
}

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

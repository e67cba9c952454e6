import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import { publishContent } from '../../domain/content/index.ts';
import { refundPart } from '../../domain/delivery/index.ts';
import { readOfficeOrder } from '../../domain/office/index.ts';
import {
  buyGift,
  changeTax,
  makeRefunds,
  quoteOrder,
  readReceipt,
  redeemGift,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type FakeVies, startFakeVies } from '../harness/fake-vies.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let vies: FakeVies;
let actor: { id: string; role: 'owner'; confirmedAt: Date };
beforeAll(async () => {
  vies = await startFakeVies();
  vies.register('FR40303265045', 'Atelier Lune SARL', '1 rue de la Paix\n75002 Paris');
  house = await startTestServices({ VIES_URL: vies.url });
  const [owner] = await rows<{ id: string }>(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), 'olga@example.test', 'Olga Owner', 'owner', true) returning id`,
  );
  actor = { id: owner?.id ?? '', role: 'owner', confirmedAt: new Date() };
});
afterAll(async () => {
  vies.stop();
  await house.stop();
});
beforeEach(() => {
  vies.is = 'well';
});

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await house.services.db.$client.query(query, values)).rows;
}

const exempt = () => changeTax(house.services, { actor, scheme: 'exempt', country: 'PT' });
const oneStopShop = (unchecked: 'reverse' | 'charge' = 'reverse') =>
  changeTax(house.services, {
    ...{ actor, scheme: 'oss' as const, country: 'DE', vatNumber: 'DE136695976', unchecked },
  });

type Wish = Partial<Parameters<typeof startCheckout>[1]>;

/** Quoted as the page asks, ordered, and paid by a card of that country. */
async function buy(productId: string, { card = 'PT', meanwhile, ...wish }: Wish & Extras = {}) {
  const { services } = house;
  const product = services.content.current().catalogue.byId.get(productId);
  const { name: productName = '', priceCents: amount = 0 } = product ?? {};
  const email = `${crypto.randomUUID()}@example.test`;
  const quote = await quoteOrder(services, {
    ...{ productId, email, code: wish.code, beside: wish.beside !== undefined, network: wish.network },
    ...{ country: wish.country, business: wish.business, buyerName: wish.buyerName },
    ...{ address: wish.address, vatNumber: wish.vatNumber },
  });
  const { url } = await startCheckout(services, { productId, productName, amount, email, ...wish });
  const checkoutId = idIn(url);
  const [order] = await rows<{ id: string; total_cents: number }>(
    'select * from orders where checkout_id = $1',
    [checkoutId],
  );
  if (!order) throw new Error('no order');
  const placed = await taxOf(order.id);
  await meanwhile?.();
  await services.sandbox?.chooseOutcome(checkoutId, 'paid', card);
  await syncOnReturn(services, { key: signOrderKey(services, { orderId: order.id, via: 'mail' }) });
  const [receipt] = await receiptsOf(order.id);
  if (!receipt) throw new Error('no receipt');
  return { order, quote, placed, lines: await taxOf(order.id), receipt };
}

const idIn = (url: string) => url.split('/').at(-1) ?? '';

/** Paid; gives the code on its card. */
async function giftOf(amount: number): Promise<string> {
  const giver = `${crypto.randomUUID()}@example.test`;
  const names = { giverName: 'Jonas Lind', receiverName: 'Maya' };
  const { url } = await buyGift(house.services, {
    ...{ what: 'amount', amount, ...names, email: giver, country: 'FR' },
  });
  await house.services.sandbox?.chooseOutcome(idIn(url), 'paid');
  const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [idIn(url)]);
  const key = signOrderKey(house.services, { orderId: order?.id ?? '', via: 'mail' });
  await syncOnReturn(house.services, { key });
  const [letter] = await rows<{ code: string }>(
    `select props ->> 'code' as code from mails where to_address = $1 and template = 'gift-bought'`,
    [giver],
  );
  return letter?.code ?? 'no code';
}
type Extras = { card?: string; meanwhile?: () => Promise<unknown> };

const taxOf = (orderId: string) =>
  rows<
    Record<'tax_country' | 'tax_treatment', string> & Record<'tax_rate' | 'net_cents' | 'tax_cents', number>
  >(
    `select tax_class, tax_treatment, tax_country, tax_rate, net_cents, tax_cents
      from order_items where order_id = $1 order by position`,
    [orderId],
  );
type Facts = {
  form?: string;
  vatNote: string;
  tax: { rate: number; grossCents: number; netCents: number; taxCents: number }[];
  buyer: { name?: string; address?: string[]; taxId?: string };
  lines: { description: string; unitCents: number; vatRate: number }[];
};
const receiptsOf = (orderId: string) =>
  rows<{ id: string; kind: string; number: string; amount_cents: number; facts: Facts }>(
    'select * from receipts where order_id = $1 order by issued_at, kind desc, number',
    [orderId],
  );
const look = (orderId: string) => readOfficeOrder(house.services, { actor, orderId });
const sum = (all: readonly { tax_cents: number }[]) => all.reduce((cents, one) => cents + one.tax_cents, 0);
const business = {
  ...{ business: true, country: 'FR', buyerName: 'Atelier Lune', address: '1 rue de la Paix\n75002 Paris' },
};

describe('an exempt small business', () => {
  beforeAll(() => exempt());

  test('asks nothing, charges nothing, and says so in the sentence of its country', async () => {
    const { quote, lines, receipt } = await buy('report', { card: 'FR' });
    expect(quote.taxCents).toBe(0);
    expect(lines).toEqual([
      {
        ...{ tax_class: 'digital', tax_treatment: 'exempt', tax_country: 'PT', tax_rate: 0 },
        ...{ net_cents: 5_900, tax_cents: 0 },
      },
    ]);
    expect(receipt).toMatchObject({ amount_cents: 5_900, facts: { vatNote: 'IVA – regime de isenção.' } });
    expect(receipt.number).toMatch(/^R-/);
  });
});

describe('by the One Stop Shop', () => {
  beforeAll(() => oneStopShop());

  test('quote, order, card and receipt agree to the cent: 20 % of France are in the price', async () => {
    const { quote, placed, lines, receipt } = await buy('report', { country: 'FR', card: 'FR' });
    expect(quote).toMatchObject({ totalCents: 5_900, taxCents: 983 });
    expect(placed).toMatchObject([{ tax_country: 'FR', tax_rate: 2_000, net_cents: 4_917, tax_cents: 983 }]);
    expect(lines).toEqual(placed);
    expect(receipt.facts).toMatchObject({
      vatNote: '',
      tax: [{ rate: 2_000, grossCents: 5_900, netCents: 4_917, taxCents: 983, oss: true, country: 'FR' }],
      lines: [{ unitCents: 5_900, vatRate: 20 }],
    });
  });

  test('where two of three agree, the country is theirs, once the card is known', async () => {
    const { placed, lines, order } = await buy('report', { country: 'DE', network: 'FR', card: 'FR' });
    expect(placed).toMatchObject([{ tax_country: 'DE', tax_rate: 1_900 }]);
    expect(lines).toMatchObject([{ tax_country: 'FR', tax_rate: 2_000, tax_cents: 983 }]);
    expect((await look(order.id)).tax).toMatchObject({
      ...{ evidence: { billing: 'DE', network: 'FR', card: 'FR' }, doubts: [] },
    });
  });

  test('where each names another, it is what she said, and the office is told to look', async () => {
    const { lines, order } = await buy('report', { country: 'DE', network: 'FR', card: 'IT' });
    expect(lines).toMatchObject([{ tax_country: 'DE' }]);
    expect((await look(order.id)).tax?.doubts).toEqual(['country-conflict']);
  });

  test('outside the EU what a program makes is outside the scope, and a person’s work is taxed at home', async () => {
    const report = await buy('report', { country: 'US', card: 'US' });
    expect(report.lines).toMatchObject([{ tax_treatment: 'outside', tax_country: null, tax_cents: 0 }]);
    expect(report.receipt.facts.vatNote).toContain('outside the European Union');
    const video = await buy('video-reading', { country: 'US', card: 'US' });
    expect(video.lines).toMatchObject([{ tax_country: 'DE', tax_rate: 1_900 }]);
  });

  test('a country is needed, and only one there is', async () => {
    for (const country of [undefined, 'XX', 'de'])
      await expect(buy('report', { country })).rejects.toMatchObject({
        fields: { country: 'Please choose your country.' },
      });
  });

  test('the rest of a gift for something dearer is taxed where its receiver is, who is asked for nothing else', async () => {
    const receive = async (amount: number, wish: { country?: string } = {}) => {
      const email = `${crypto.randomUUID()}@example.test`;
      return redeemGift(house.services, { code: await giftOf(amount), email, productId: 'report', ...wish });
    };
    expect((await receive(5_900)).url).toMatch(/^\//);
    await expect(receive(2_000)).rejects.toMatchObject({
      fields: { country: 'Please choose your country.' },
    });
    const { url } = await receive(2_000, { country: 'FR' });
    const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [idIn(url)]);
    expect(await taxOf(order?.id ?? '')).toMatchObject([{ tax_country: 'FR', tax_cents: 650 }]);
  });

  test('what was decided stays, whatever the owner changes meanwhile and afterwards', async () => {
    const meanwhile = () => exempt();
    const { lines, receipt } = await buy('report', { country: 'FR', card: 'FR', meanwhile });
    await oneStopShop();
    expect(lines).toMatchObject([{ tax_country: 'FR', tax_cents: 983 }]);
    expect(receipt.facts.tax).toMatchObject([{ taxCents: 983 }]);
  });
});

describe('a business in another country', () => {
  beforeAll(() => oneStopShop());

  test('with a number that VIES knows is charged in reverse, on an invoice made out to it', async () => {
    const { quote, lines, receipt, order } = await buy('report', {
      ...business,
      vatNumber: 'fr 40 303265045',
    });
    expect(quote).toMatchObject({ taxCents: 0, isReverse: true, totalCents: 5_900 });
    expect(lines).toMatchObject([{ tax_treatment: 'reverse-charge', tax_country: 'FR', net_cents: 5_900 }]);
    expect(receipt.number).toMatch(/^I-/);
    expect(receipt.facts).toMatchObject({
      form: 'invoice',
      vatNote: expect.stringContaining('Reverse charge'),
      buyer: {
        ...{ name: 'Atelier Lune', address: ['1 rue de la Paix', '75002 Paris', 'France'] },
        taxId: 'FR40303265045',
      },
    });
    expect((await look(order.id)).tax).toMatchObject({ vat: 'confirmed', doubts: [] });
    const asked = vies.questions.length;
    await buy('report', { ...business, vatNumber: 'FR40303265045' });
    expect(vies.questions).toHaveLength(asked);
  });

  test.each([
    [{ vatNumber: 'FR40303265046' }, 'vatNumber', 'one of its characters is wrong'],
    [{ vatNumber: 'FR61954506077' }, 'vatNumber', 'register does not know this number'],
    [{ buyerName: '' }, 'buyerName', 'name of the business'],
    [{ address: ' ' }, 'address', 'its address'],
    [{ country: '' }, 'country', 'choose your country'],
  ])('is told at its field what is wrong: %j', async (wrong, field, words) => {
    await expect(buy('report', { ...business, ...wrong })).rejects.toMatchObject({
      fields: { [field]: expect.stringContaining(words) },
    });
  });

  test('without a number it is charged as anybody, and gets its invoice', async () => {
    const { lines, receipt } = await buy('report', { ...business, card: 'FR' });
    expect(lines).toMatchObject([{ tax_country: 'FR', tax_rate: 2_000 }]);
    expect(receipt.facts.form).toBe('invoice');
  });

  test.each([
    ['reverse' as const, 'reverse-charge', 0],
    ['charge' as const, 'standard', 983],
  ])(
    'while VIES is silent the sale goes on as set (%s), and the office is told',
    async (set, treatment, cents) => {
      await oneStopShop(set);
      vies.is = 'busy';
      const { lines, order } = await buy('report', { ...business, vatNumber: 'FR44732829320', card: 'FR' });
      // Charged as anybody, it is taxed where its country is.
      expect(lines).toMatchObject([{ tax_treatment: treatment }]);
      expect(sum(lines)).toBe(cents);
      expect((await look(order.id)).tax).toMatchObject({ vat: 'unchecked', doubts: ['check-number'] });
    },
  );
});

describe('lines of several rates', () => {
  beforeAll(async () => {
    await oneStopShop();
    await publishContent(house.services, {
      ...{ actor, kind: 'product', key: 'report' },
      body: { ...toBody(writtenCatalogue.report), beside: { product: 'video-reading', priceCents: 4_901 } },
    });
  });

  const beside = { productId: 'video-reading', amount: 4_901 };

  test('each has its own tax, and the receipt sums it by rate', async () => {
    const { quote, lines, receipt } = await buy('report', { beside, country: 'FR', card: 'FR' });
    expect(lines).toMatchObject([
      { tax_country: 'FR', tax_rate: 2_000, tax_cents: 983 },
      { tax_country: 'DE', tax_rate: 1_900, tax_cents: 783 },
    ]);
    expect(quote.taxCents).toBe(sum(lines));
    expect(receipt.facts.lines.map(({ vatRate }) => vatRate)).toEqual([20, 19]);
    expect(receipt.facts.tax.map(({ taxCents }) => taxCents)).toEqual([983, 783]);
  });

  test('one goes back with its own tax, then the other: nothing is left', async () => {
    const { order, receipt } = await buy('report', { beside, country: 'FR', card: 'FR' });
    const { payments } = await look(order.id);
    const paymentId = payments[0]?.id ?? '';
    await refundPart(house.services, {
      ...{ actor, orderId: order.id, paymentId, what: 'item:1', cents: 4_901 },
      ...{ leftCents: payments[0]?.parts.leftCents ?? 0, askedBy: 'buyer', why: 'Too long.' },
    });
    await makeRefunds(house.services);
    const [, first] = await receiptsOf(order.id);
    expect(first).toMatchObject({ kind: 'credit_note', amount_cents: 4_901 });
    expect(first?.facts.tax.map(({ taxCents }) => taxCents)).toEqual([0, 783]);
    expect(first?.facts.lines).toMatchObject([{ unitCents: 4_901, vatRate: 19 }]);
    await refundOrder(house.services, { actor, orderId: order.id, paymentId });
    await makeRefunds(house.services);
    const notes = (await receiptsOf(order.id)).slice(1);
    for (const [at, { netCents, taxCents, grossCents }] of receipt.facts.tax.entries()) {
      const back = (of: 'netCents' | 'taxCents' | 'grossCents') =>
        notes.reduce((cents, { facts }) => cents + itemAt(facts.tax, at)[of], 0);
      expect([back('netCents'), back('taxCents'), back('grossCents')]).toEqual([
        netCents,
        taxCents,
        grossCents,
      ]);
    }
    const key = signOrderKey(house.services, { orderId: order.id, via: 'mail' });
    for (const { id } of notes) await readReceipt(house.services, { key }, id);
  });
});

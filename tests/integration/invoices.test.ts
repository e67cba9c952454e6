import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOfficeOrder } from '../../domain/office/index.ts';
import {
  askForInvoice,
  changeTax,
  exportInvoices,
  invoicesHeader,
  makeRefunds,
  readInvoiceMonth,
  receiptsOf,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { xmlOf } from '../../domain/shop/invoices.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let actor: { id: string; role: 'owner'; confirmedAt: Date };
beforeAll(async () => {
  house = await startTestServices();
  const [owner] = await rows<{ id: string }>(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), 'olga@example.test', 'Olga Owner', 'owner', true) returning id`,
  );
  actor = { id: owner?.id ?? '', role: 'owner', confirmedAt: new Date() };
  const form = { scheme: 'oss' as const, country: 'DE', vatNumber: 'DE136695976' };
  await changeTax(house.services, { actor, ...form });
});
afterAll(() => house.stop());

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await house.services.db.$client.query(query, values)).rows;
}

const consumer = { country: 'FR' };
const business = { business: true, buyerName: 'Atelier Lune', address: '1 rue\n75002 Paris', country: 'FR' };

/** Ordered and paid at the provider; what is left is to settle it. */
async function paid(wish: object) {
  const { services } = house;
  const { url } = await startCheckout(services, {
    ...{ productId: 'report', productName: 'Personal Report', amount: 5_900 },
    ...{ email: `${crypto.randomUUID()}@example.test`, ...wish },
  });
  const checkoutId = url.split('/').at(-1) ?? '';
  await services.sandbox?.chooseOutcome(checkoutId, 'paid', 'FR');
  const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [checkoutId]);
  const key = signOrderKey(services, { orderId: order?.id ?? '', via: 'mail' });
  return { id: order?.id ?? '', holder: { key }, settle: () => syncOnReturn(services, { key }) };
}

async function bought(wish: object) {
  const order = await paid(wish);
  await order.settle();
  return order;
}

async function refund(orderId: string) {
  const { payments } = await readOfficeOrder(house.services, { actor, orderId });
  await refundOrder(house.services, { actor, orderId, paymentId: payments[0]?.id ?? '' });
  await makeRefunds(house.services);
}

describe('numbers', () => {
  test('eight settlers at once leave no gap and give no number twice, in either series', async () => {
    const orders = [];
    for (let at = 0; at < 24; at++) orders.push(await paid(at % 3 === 0 ? business : consumer));
    const queue = [...orders];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop())
          // Its notice and the buyer's return at the same time.
          await Promise.all([next.settle(), next.settle()]);
      }),
    );
    for (const [letter, count] of [
      ['I', 8],
      ['R', 16],
    ] as const) {
      const issued = await rows<{ sequence: number }>(
        `select sequence from receipts where series like $1 order by sequence`,
        [`${letter}-%`],
      );
      expect(issued.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: count }, (_, at) => at + 1),
      );
    }
  });
});

describe('an invoice that is asked for afterwards', () => {
  const wish = { buyerName: 'Kontor Nord', address: 'Hafen 1\n20457 Hamburg', country: 'DE' };

  test('takes the place of the receipt, for the same money and tax, once', async () => {
    const { id, holder } = await bought(consumer);
    await askForInvoice(house.services, holder, { ...wish, vatNumber: undefined });
    const papers = await receiptsOf(house.services, id);
    expect(papers.map(({ form, amountCents }) => [form, amountCents])).toEqual([
      ['receipt', 5_900],
      ['invoice', 5_900],
    ]);
    const again = askForInvoice(house.services, holder, { ...wish, vatNumber: undefined });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    const [receipt, invoice] = await rows<{ facts: { tax: object; replaces: string; buyer: object } }>(
      'select * from receipts where order_id = $1 order by series desc',
      [id],
    );
    expect(invoice?.facts).toMatchObject({
      ...{ tax: receipt?.facts.tax, replaces: papers[0]?.number },
      buyer: { name: 'Kontor Nord', address: ['Hafen 1', '20457 Hamburg', 'Germany'] },
    });
  });

  test('a number that cannot be one is refused at its field', async () => {
    const { holder } = await bought(consumer);
    await expect(
      askForInvoice(house.services, holder, { ...wish, vatNumber: 'DE136695977' }),
    ).rejects.toMatchObject({ fields: { vatNumber: expect.stringContaining('no VAT number') } });
  });

  test('its refund has one credit note, which names the invoice', async () => {
    const { id, holder } = await bought(consumer);
    await askForInvoice(house.services, holder, { ...wish, vatNumber: undefined });
    await refund(id);
    const papers = await receiptsOf(house.services, id);
    expect(papers.map(({ kind }) => kind).sort()).toEqual(['credit_note', 'receipt', 'receipt']);
  });
});

describe('the office', () => {
  test('sums a month without what takes another’s place; the quarter, by country; and the CSV says the same', async () => {
    const { month, papers, totals, oss } = await readInvoiceMonth(house.services, { actor });
    const [{ gross = 0, tax = 0 } = {}] = await rows<{ gross: number; tax: number }>(
      `select sum(amount_cents * sign)::int as gross, sum(tax * sign)::int as tax from (
        select amount_cents, case when replaces is not null then 0 when kind = 'receipt' then 1 else -1 end as sign,
          (select coalesce(sum((t ->> 'taxCents')::int), 0) from jsonb_array_elements(facts -> 'tax') t) as tax from receipts) r`,
    );
    expect(totals).toEqual({ grossCents: gross, taxCents: tax });
    expect(oss).toEqual([
      { country: 'France', rate: 2_000, netCents: gross - tax, taxCents: tax, correctedCents: 0 },
    ]);
    const { rows: lines } = await exportInvoices(house.services, { actor, month });
    expect(lines).toHaveLength(papers.length);
    expect(await rows(`select action from staff_actions where action = 'invoices.exported'`)).toHaveLength(1);
    const at = invoicesHeader.indexOf('Tax (EUR)');
    expect(lines.reduce((cents, line) => cents + Math.round(Number(line[at]) * 100), 0)).toBe(tax);
    expect(lines.every((line) => line.length === invoicesHeader.length)).toBe(true);
  });

  test('a month without papers is empty, and another’s word for one is this month', async () => {
    expect((await readInvoiceMonth(house.services, { actor, month: '2020-01' })).papers).toEqual([]);
    const { month } = await readInvoiceMonth(house.services, { actor });
    expect((await readInvoiceMonth(house.services, { actor, month: 'now' })).month).toBe(month);
  });
});

test('an invoice and its credit note have their machine-readable form; a receipt has none', async () => {
  const { id } = await bought(business);
  await refund(id);
  type Row = Parameters<typeof xmlOf>[0];
  const [invoice, note] = await rows<Row>('select * from receipts where order_id = $1 order by kind desc', [
    id,
  ]);
  if (!invoice || !note) throw new Error('two papers were expected');
  expect(xmlOf(invoice)).toContain('<ram:TypeCode>380</ram:TypeCode>');
  expect(xmlOf(invoice)).toContain('<ram:CalculatedAmount>9.83</ram:CalculatedAmount>');
  expect(xmlOf(note, invoice)).toContain(`<ram:IssuerAssignedID>${invoice.number}</ram:IssuerAssignedID>`);
  const receipt = await bought(consumer);
  const [row] = await rows<Row>('select * from receipts where order_id = $1', [receipt.id]);
  expect(row && xmlOf(row)).toBeUndefined();
});

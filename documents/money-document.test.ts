import { describe, expect, test } from 'vitest';
import { firstEdition } from '../content/edition.ts';
import { makeContent } from '../content/make-content.ts';
import { renderDocument } from './draw.ts';
import { totalCents, vatShares } from './receipt.ts';
import { readPdf } from './testing/read-pdf.ts';

const content = makeContent(firstEdition);

const on = { year: 2026, month: 3, day: 14 };
const report = { description: 'Personal Report', quantity: 1, unitCents: 5_900, vatRate: 23 };
const buyer = { name: 'Ada Lovelace', email: 'ada@example.org' };

describe('VAT that is already in the price', () => {
  test('59 euros at 23 % are 47.97 and 11.03', () => {
    expect(vatShares([report])).toEqual([{ rate: 23, grossCents: 5_900, netCents: 4_797, vatCents: 1_103 }]);
  });

  test('a discount lowers net and VAT alike', () => {
    const lines = [report, { ...report, unitCents: -1_180 }];
    expect(totalCents(lines)).toBe(4_720);
    expect(vatShares(lines)[0]).toMatchObject({ netCents: 3_837, vatCents: 883 });
  });

  test('net and VAT make the gross at every price and rate', () => {
    for (let cents = 1; cents < 20_000; cents += 37) {
      for (const vatRate of [0, 6, 17, 19, 20, 23, 25.5, 27]) {
        const [share] = vatShares([{ ...report, unitCents: cents, vatRate }]);
        expect((share?.netCents ?? 0) + (share?.vatCents ?? 0)).toBe(cents);
      }
    }
  });
});

describe('receipt and credit note', () => {
  test('a receipt names seller, buyer, lines, VAT, total, payment and consent', async () => {
    const consent = 'I ask for delivery at once and know that I lose my right of withdrawal with it.';
    const bytes = await renderDocument(
      'receipt',
      {
        number: '2026-000123',
        issuedOn: on,
        orderNumber: 'A-7Q2PA',
        buyer,
        lines: [report],
        payment: { method: 'card', paidOn: on },
        withdrawalConsent: { text: consent, givenOn: on },
      },
      content,
    );
    const { pages } = readPdf(bytes);
    expect(pages).toHaveLength(1);
    const read = pages[0]?.text.replace(/\n/g, ' ') ?? '';
    for (const part of [
      '2026-000123',
      'A-7Q2PA',
      'PT 999 999 990',
      'Ada Lovelace',
      'ada@example.org',
      'Personal Report',
      '€47.97',
      '€11.03',
      '€59.00',
      'Paid by card on 14 March 2026',
      'right of withdrawal',
    ]) {
      expect(read).toContain(part);
    }
  });

  test('a credit note names the receipt it takes back', async () => {
    const bytes = await renderDocument(
      'credit-note',
      {
        number: 'CN-9',
        issuedOn: on,
        buyer,
        lines: [report],
        receipt: { number: '2026-000123', issuedOn: on },
        refund: { method: 'card', on },
        reason: 'Withdrawn within 14 days',
      },
      content,
    );
    const read = readPdf(bytes).pages[0]?.text.replace(/\n/g, ' ') ?? '';
    for (const part of [
      'CN-9',
      'takes back receipt 2026-000123',
      'Total credited',
      '€59.00',
      'Withdrawn within 14 days',
    ])
      expect(read).toContain(part);
  });

  test('sixty lines go over several pages, each line once', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => ({ ...report, description: `Line-${at}.` }));
    const { pages } = readPdf(
      await renderDocument(
        'receipt',
        {
          number: '1',
          issuedOn: on,
          buyer,
          lines,
          payment: { method: 'card', paidOn: on },
        },
        content,
      ),
    );
    expect(pages.length).toBeGreaterThan(1);
    const read = pages.map(({ text }) => text).join('\n');
    for (const { description } of lines) expect(read.split(description)).toHaveLength(2);
    expect(pages.every(({ text }) => text.includes('AMOUNT'))).toBe(true);
    expect(pages.at(-1)?.text).toContain('Total paid');
  });
});

describe('an invoice', () => {
  const invoice = {
    ...{ number: 'I-2026-000001', issuedOn: on, form: 'invoice' as const, lines: [report] },
    ...{ payment: { method: 'card', paidOn: on }, buyer: { ...buyer, address: ['1 Row', 'London'] } },
    seller: { lines: ['The Seller', 'PT 999 999 990'], brand: 'The Seller', tagline: 'As it stood' },
    shares: [{ rate: 23, grossCents: 5_900, netCents: 4_796, vatCents: 1_104 }],
    xml: '<?xml version="1.0"?><invoice/>',
  };

  test('sums what was decided, and carries its form for programs', async () => {
    const bytes = await renderDocument('receipt', invoice, content);
    const read = readPdf(bytes).pages[0]?.text ?? '';
    for (const part of ['INVOICE', 'I-2026-000001', 'The Seller', '€47.96', '€11.04', 'London'])
      expect(read).toContain(part);
    const file = Buffer.from(bytes).toString('latin1');
    for (const part of ['factur-x.xml', '/AFRelationship /Alternative', '<fx:ConformanceLevel>EN 16931'])
      expect(file).toContain(part);
  });

  test('is the same bytes whatever the office has changed since', async () => {
    const edits = [{ kind: 'brand' as const, key: 'site', body: { brand: 'Renamed', legalName: 'Other' } }];
    const later = makeContent({ ...firstEdition, edits });
    const [one, other] = await Promise.all([
      renderDocument('receipt', invoice, content),
      renderDocument('receipt', invoice, later),
    ]);
    expect(Buffer.from(other).equals(Buffer.from(one))).toBe(true);
    const { seller: _, ...unsigned } = invoice;
    const [before, after] = await Promise.all([
      renderDocument('receipt', unsigned, content),
      renderDocument('receipt', unsigned, later),
    ]);
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(false);
  });
});

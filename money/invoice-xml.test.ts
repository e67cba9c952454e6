import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takePart, taxByGroup } from './cents.ts';
import { type Invoice, invoiceXml, whyNoXml } from './invoice-xml.ts';

const numRuns = Number(process.env.MONEY_RUNS ?? 2_000);

const seller = {
  ...{ name: 'Aura & Co. <Lda>', address: ['Rua da Estrela 9, Lisboa'], country: 'PT' },
  ...{ email: 'hello@aura.example', vatNumber: 'PT999999990', taxNumber: 'PT 999 999 990' },
};
const buyer = {
  ...{ name: 'Atelier Lune', address: ['1 rue de la Paix', '75002 Paris'], country: 'FR' },
  ...{ email: 'c@lune.example', vatNumber: 'FR40303265045' },
};
const reasons = {
  standard: undefined,
  exempt: 'Exempt',
  'reverse-charge': 'Reverse charge',
  outside: 'Outside',
};
const treatments = ['standard', 'exempt', 'reverse-charge', 'outside'] as const;

const invoiceOf = (groups: Invoice['groups'], more: Partial<Invoice> = {}): Invoice => ({
  ...{ kind: 'invoice', number: 'I-2026-000001', issuedOn: '2026-11-19', paidOn: '2026-11-18' },
  ...{ seller, buyer, order: 'AN-7KQ4-M2XB', groups, method: 'card' },
  ...more,
});

/** What stands in the elements of a name, in the order of the text. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
const blocks = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text);
const cents = (text = '0') => Math.round(Number(text) * 100);
const sum = (list: readonly string[]) => list.reduce((total, text) => total + cents(text), 0);

/** Which business rules of EN 16931 an invoice breaks, of those that one of ours could break. */
function broken(xml: string): string[] {
  const [header = ''] = blocks(xml, 'ram:ApplicableHeaderTradeSettlement');
  const [totals = ''] = blocks(header, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
  const taxes = blocks(header, 'ram:ApplicableTradeTax');
  const items = blocks(xml, 'ram:IncludedSupplyChainTradeLineItem');
  const [sellerParty = ''] = blocks(xml, 'ram:SellerTradeParty');
  const [buyerParty = ''] = blocks(xml, 'ram:BuyerTradeParty');
  const one = (part: string, name: string) => all(part, name)[0];
  const total = (name: string) => cents(one(totals, name));
  const codes = taxes.map((tax) => one(tax, 'ram:CategoryCode') ?? '');
  const isNumbered = (party: string) => party.includes('schemeID="VA"');
  const wrong: Record<string, boolean> = {
    'BR-01': one(xml, 'ram:ID') !== 'urn:cen.eu:en16931:2017',
    'BR-02': !one(blocks(xml, 'rsm:ExchangedDocument')[0] ?? '', 'ram:ID'),
    'BR-06': !one(sellerParty, 'ram:Name'),
    'BR-07': !one(buyerParty, 'ram:Name'),
    'BR-09': !one(sellerParty, 'ram:CountryID'),
    'BR-11': !one(buyerParty, 'ram:CountryID'),
    'BR-16': items.length === 0,
    'BR-CO-10': sum(all(xml, 'ram:LineTotalAmount').slice(0, -1)) !== total('ram:LineTotalAmount'),
    'BR-CO-13': total('ram:LineTotalAmount') !== total('ram:TaxBasisTotalAmount'),
    'BR-CO-14': sum(taxes.flatMap((tax) => all(tax, 'ram:CalculatedAmount'))) !== total('ram:TaxTotalAmount'),
    'BR-CO-15':
      total('ram:TaxBasisTotalAmount') + total('ram:TaxTotalAmount') !== total('ram:GrandTotalAmount'),
    'BR-CO-16':
      total('ram:GrandTotalAmount') - total('ram:TotalPrepaidAmount') !== total('ram:DuePayableAmount'),
    'BR-CO-18': taxes.length === 0,
    'BR-CO-26': !one(sellerParty, 'ram:ID'),
    'BR-O-02': codes.includes('O') && (isNumbered(sellerParty) || isNumbered(buyerParty)),
    'BR-O-11': codes.includes('O') && codes.length > 1,
    'BR-AE-02': codes.includes('AE') && !(isNumbered(sellerParty) && isNumbered(buyerParty)),
    'BR-DEC': all(xml, 'ram:[A-Za-z]*Amount').some((text) => !/^-?\d+\.\d\d$/.test(text)),
  };
  for (const tax of taxes) {
    const [code = '', rate = '0'] = [one(tax, 'ram:CategoryCode'), one(tax, 'ram:RateApplicablePercent')];
    const own = items.filter(
      (item) =>
        one(item, 'ram:CategoryCode') === code && (one(item, 'ram:RateApplicablePercent') ?? '0') === rate,
    );
    const basis = cents(one(tax, 'ram:BasisAmount'));
    const off = cents(one(tax, 'ram:CalculatedAmount')) - (basis * Number(rate)) / 100;
    wrong[`BR-${code}-08`] = sum(own.flatMap((item) => all(item, 'ram:LineTotalAmount'))) !== basis;
    // The official rule lets a euro pass. A price with tax inside has no closer net amount than a cent away.
    wrong['BR-CO-17'] ||= Math.abs(off) > 1.5;
    wrong[`BR-${code}-10`] = code !== 'S' && !one(tax, 'ram:ExemptionReason');
    wrong['BR-S-10'] ||= code === 'S' && one(tax, 'ram:ExemptionReason') !== undefined;
    wrong['BR-O-05'] ||= code === 'O' && tax.includes('RateApplicablePercent');
    wrong['BR-E-05'] ||= ['E', 'AE'].includes(code) && Number(rate) !== 0;
  }
  return Object.keys(wrong).filter((rule) => wrong[rule]);
}

const sale = fc.record({
  grossCents: fc.integer({ min: 1, max: 2_000_000 }),
  rate: fc.constantFrom(1700, 1900, 2000, 2300, 2550, 2700),
});

const toGroups = (taxed: ReturnType<typeof taxByGroup>, treatment: (typeof treatments)[number]) =>
  taxed.map(({ rate, netCents, taxCents }) => ({
    ...{ description: `At ${rate / 100} %`, treatment, rate, netCents, taxCents },
    reason: reasons[treatment],
  }));

describe('EN 16931', () => {
  test('every invoice of taxed lines, and the credit note of every part of it, keeps the business rules', () => {
    fc.assert(
      fc.property(
        fc.array(sale, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (sold, share) => {
          const taxed = taxByGroup(sold.map((one) => ({ ...one, treatment: 'standard' })));
          expect(broken(invoiceXml(invoiceOf(toGroups(taxed, 'standard'))))).toEqual([]);
          const total = taxed.reduce((cents, { grossCents }) => cents + grossCents, 0);
          const part = takePart(taxed, [], Math.ceil(total * share));
          const back = taxed.map((group, at) => ({ ...group, ...part[at] }));
          const note = invoiceOf(toGroups(back, 'standard'), {
            ...{ kind: 'credit-note', preceding: { number: 'I-2026-000001', issuedOn: '2026-11-19' } },
          });
          expect(broken(invoiceXml(note))).toEqual([]);
        },
      ),
      { numRuns },
    );
  });

  test.each(treatments)('what is %s keeps the rules of its category', (treatment) => {
    const [rate, netCents, taxCents] = treatment === 'standard' ? [2000, 4917, 983] : [0, 5900, 0];
    const group = { description: 'Report', treatment, rate, netCents, taxCents, reason: reasons[treatment] };
    expect(whyNoXml(invoiceOf([group]))).toBeUndefined();
    expect(broken(invoiceXml(invoiceOf([group])))).toEqual([]);
  });

  test('words are escaped, and the same invoice is the same text', () => {
    const group = {
      description: 'A < B & \u0007C',
      treatment: 'standard' as const,
      rate: 2000,
      netCents: 1,
      taxCents: 0,
    };
    const xml = invoiceXml(invoiceOf([group]));
    expect(all(xml, 'ram:Name')).toEqual(['A &lt; B &amp; C', 'Aura &amp; Co. &lt;Lda&gt;', 'Atelier Lune']);
    expect(invoiceXml(invoiceOf([group]))).toBe(xml);
  });

  test('what the norm cannot say has no machine-readable form', () => {
    const group = {
      description: 'Report',
      treatment: 'reverse-charge' as const,
      rate: 0,
      netCents: 1,
      taxCents: 0,
    };
    const taxed = { ...group, treatment: 'standard' as const, rate: 2000 };
    expect(whyNoXml(invoiceOf([]))).toContain('nothing was decided');
    expect(whyNoXml(invoiceOf([group], { buyer: { ...buyer, vatNumber: undefined } }))).toContain('BR-AE-02');
    expect(whyNoXml(invoiceOf([taxed], { buyer: { ...buyer, name: '' } }))).toContain('BR-07');
    expect(whyNoXml(invoiceOf([taxed, { ...group, treatment: 'outside' }]))).toContain('BR-O-11');
  });
});

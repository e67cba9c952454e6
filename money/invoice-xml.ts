/** Of a party to an invoice. Addresses are lines as they are printed; the last ones of a long one share a line. */
export type InvoiceParty = {
  name: string;
  address: readonly string[];
  /** Two capital letters. */
  country: string;
  email?: string;
  vatNumber?: string;
  /** A tax number that is no VAT number. */
  taxNumber?: string;
};

/** What shares class, rate and reason, with its words: one line of the machine-readable invoice. */
export type InvoiceGroup = {
  description: string;
  treatment: 'exempt' | 'standard' | 'reverse-charge' | 'outside';
  /** In hundredths of a per cent. */
  rate: number;
  netCents: number;
  taxCents: number;
  /** Why it carries no tax. */
  reason?: string;
};

export type Invoice = {
  kind: 'invoice' | 'credit-note';
  number: string;
  /** Days are `YYYY-MM-DD`. */
  issuedOn: string;
  paidOn: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  order: string;
  groups: readonly InvoiceGroup[];
  note?: string;
  /** What a credit note takes back. */
  preceding?: { number: string; issuedOn: string };
  method: 'card' | 'sepa' | 'other';
};

/** Categories of VAT (UNTDID 5305), and the codes of the reasons (VATEX). */
const categories = {
  standard: { code: 'S' },
  exempt: { code: 'E' },
  'reverse-charge': { code: 'AE', reasonCode: 'VATEX-EU-AE' },
  outside: { code: 'O', reasonCode: 'VATEX-EU-O' },
} as const satisfies Record<InvoiceGroup['treatment'], { code: string; reasonCode?: string }>;

/** UNTDID 4461. */
const means = { card: '48', sepa: '59', other: '1' } as const;

/**
 * Why an invoice has no machine-readable form: EN 16931 asks for more of seller and buyer than every receipt knows. Nothing,
 * where it has one. The names of the rules are those of the norm.
 */
export function whyNoXml({
  seller,
  buyer,
  groups,
}: Pick<Invoice, 'seller' | 'buyer' | 'groups'>): string | undefined {
  const has = (treatment: InvoiceGroup['treatment']) => groups.some((group) => group.treatment === treatment);
  if (groups.length === 0) return 'nothing was decided about its tax';
  if (!buyer.name || !buyer.country) return 'BR-07, BR-11: the buyer’s name and country';
  if (!seller.name || seller.address.length === 0) return 'BR-06, BR-08: the seller’s name and address';
  if (!seller.vatNumber && !seller.taxNumber) return 'BR-CO-26: a number of the seller';
  if (has('reverse-charge') && !(seller.vatNumber && buyer.vatNumber)) return 'BR-AE-02: both VAT numbers';
  if (has('outside') && groups.some(({ treatment }) => treatment !== 'outside'))
    return 'BR-O-11: what is outside the scope of VAT stands alone';
  return undefined;
}

/** The invoice as EN 16931 has it, in the syntax of UN/CEFACT that Factur-X and ZUGFeRD embed. The same invoice, the same text. */
export function invoiceXml(invoice: Invoice): string {
  const { kind, number, issuedOn, note, groups } = invoice;
  const body = [
    el('rsm:ExchangedDocumentContext', [
      el('ram:GuidelineSpecifiedDocumentContextParameter', [el('ram:ID', 'urn:cen.eu:en16931:2017')]),
    ]),
    el('rsm:ExchangedDocument', [
      el('ram:ID', number),
      el('ram:TypeCode', kind === 'invoice' ? '380' : '381'),
      el('ram:IssueDateTime', [day(issuedOn)]),
      note ? el('ram:IncludedNote', [el('ram:Content', note)]) : '',
    ]),
    el('rsm:SupplyChainTradeTransaction', [
      ...groups.map(line),
      agreement(invoice),
      el('ram:ApplicableHeaderTradeDelivery', [
        el('ram:ActualDeliverySupplyChainEvent', [el('ram:OccurrenceDateTime', [day(invoice.paidOn)])]),
      ]),
      settlement(invoice),
    ]),
  ];
  const spaces = [
    ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
    ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
    ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
    ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
  ].map(([name, urn]) => `xmlns:${name}="${urn}"`);
  const root = `rsm:CrossIndustryInvoice ${spaces.join(' ')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${body.join('')}</rsm:CrossIndustryInvoice>\n`;
}

/** An element with text, or with others in it; attributes stand with its name. */
function el(name: string, inside: string | readonly string[]): string {
  const [tag = name] = name.split(' ');
  return `<${name}>${typeof inside === 'string' ? escaped(inside) : inside.join('')}</${tag}>`;
}

/** Control characters have no place in XML at all. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n]+/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const amount = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const day = (date: string): string => el('udt:DateTimeString format="102"', date.replaceAll('-', ''));

/** What is outside the scope has no rate. */
const rateOf = ({ treatment, rate }: InvoiceGroup): string =>
  treatment === 'outside' ? '' : el('ram:RateApplicablePercent', String(rate / 100));

function line(group: InvoiceGroup, at: number): string {
  const net = amount(group.netCents);
  return el('ram:IncludedSupplyChainTradeLineItem', [
    el('ram:AssociatedDocumentLineDocument', [el('ram:LineID', String(at + 1))]),
    el('ram:SpecifiedTradeProduct', [el('ram:Name', group.description)]),
    el('ram:SpecifiedLineTradeAgreement', [
      el('ram:NetPriceProductTradePrice', [el('ram:ChargeAmount', net)]),
    ]),
    el('ram:SpecifiedLineTradeDelivery', [el('ram:BilledQuantity unitCode="C62"', '1')]),
    el('ram:SpecifiedLineTradeSettlement', [
      el('ram:ApplicableTradeTax', [
        el('ram:TypeCode', 'VAT'),
        el('ram:CategoryCode', categories[group.treatment].code),
        rateOf(group),
      ]),
      el('ram:SpecifiedTradeSettlementLineMonetarySummation', [el('ram:LineTotalAmount', net)]),
    ]),
  ]);
}

function agreement({ seller, buyer, order, groups }: Invoice): string {
  // BR-O-02: an invoice outside the scope names nobody's VAT number.
  const isOutside = groups.some(({ treatment }) => treatment === 'outside');
  return el('ram:ApplicableHeaderTradeAgreement', [
    el('ram:SellerTradeParty', party(seller, { isSeller: true, isOutside })),
    el('ram:BuyerTradeParty', party(buyer, { isSeller: false, isOutside })),
    el('ram:BuyerOrderReferencedDocument', [el('ram:IssuerAssignedID', order)]),
  ]);
}

function party(
  { name, address, country, email, vatNumber, taxNumber }: InvoiceParty,
  { isSeller, isOutside }: { isSeller: boolean; isOutside: boolean },
): string[] {
  const [one, two, ...rest] = address;
  const registered = (scheme: 'VA' | 'FC', id: string) =>
    el('ram:SpecifiedTaxRegistration', [el(`ram:ID schemeID="${scheme}"`, id)]);
  return [
    // BR-CO-26: what tells the seller apart, whatever her VAT number is.
    isSeller ? el('ram:ID', taxNumber ?? vatNumber ?? '') : '',
    el('ram:Name', name),
    el('ram:PostalTradeAddress', [
      one ? el('ram:LineOne', one) : '',
      two ? el('ram:LineTwo', two) : '',
      rest.length > 0 ? el('ram:LineThree', rest.join(', ')) : '',
      el('ram:CountryID', country),
    ]),
    email ? el('ram:URIUniversalCommunication', [el('ram:URIID schemeID="EM"', email)]) : '',
    vatNumber && !isOutside ? registered('VA', vatNumber) : '',
    isSeller && taxNumber ? registered('FC', taxNumber) : '',
  ];
}

/** The tax of the whole, for each category and rate: groups that differ in nothing a reader of it knows are one. */
function settlement({ groups, method, preceding }: Invoice): string {
  const sum = (of: (group: InvoiceGroup) => number, among = groups) =>
    among.reduce((cents, group) => cents + of(group), 0);
  const net = sum(({ netCents }) => netCents);
  const tax = sum(({ taxCents }) => taxCents);
  const kinds = new Map<string, InvoiceGroup[]>();
  for (const group of groups) {
    const key = `${group.treatment} ${group.rate}`;
    kinds.set(key, [...(kinds.get(key) ?? []), group]);
  }
  const taxes = [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const category = categories[first.treatment];
    return el('ram:ApplicableTradeTax', [
      el('ram:CalculatedAmount', amount(sum(({ taxCents }) => taxCents, same))),
      el('ram:TypeCode', 'VAT'),
      first.reason ? el('ram:ExemptionReason', first.reason) : '',
      el('ram:BasisAmount', amount(sum(({ netCents }) => netCents, same))),
      el('ram:CategoryCode', category.code),
      'reasonCode' in category ? el('ram:ExemptionReasonCode', category.reasonCode) : '',
      rateOf(first),
    ]);
  });
  return el('ram:ApplicableHeaderTradeSettlement', [
    el('ram:InvoiceCurrencyCode', 'EUR'),
    el('ram:SpecifiedTradeSettlementPaymentMeans', [el('ram:TypeCode', means[method])]),
    ...taxes,
    el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      el('ram:LineTotalAmount', amount(net)),
      el('ram:TaxBasisTotalAmount', amount(net)),
      el('ram:TaxTotalAmount currencyID="EUR"', amount(tax)),
      el('ram:GrandTotalAmount', amount(net + tax)),
      // Paid before it is written: nothing is due.
      el('ram:TotalPrepaidAmount', amount(net + tax)),
      el('ram:DuePayableAmount', amount(0)),
    ]),
    preceding
      ? el('ram:InvoiceReferencedDocument', [
          el('ram:IssuerAssignedID', preceding.number),
          el('ram:FormattedIssueDateTime', [
            el('qdt:DateTimeString format="102"', preceding.issuedOn.replaceAll('-', '')),
          ]),
        ])
      : '',
  ]);
}

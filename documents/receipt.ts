import type { Content } from '../content/make-content.ts';
import { imprintOf } from '../content/site.ts';
import type { CalendarDate } from '../numerology/index.ts';
import { money } from '../shared/money.ts';
import { itemAt } from '../shared/records.ts';
import { type Block, beside, drawn, fill, glue, type Item, stack } from './kit/block.ts';
import { paragraphs } from './kit/furniture.ts';
import { PageOverflow } from './kit/page-overflow.ts';
import { BODY, GUTTER } from './kit/sheet.ts';
import { bodyRow, divider, headRow, label, ruleBelow, type TableColumn, text } from './kit/text-block.ts';
import { coloured, sized, type TypeScale, typeScale } from './kit/type-scale.ts';
import { longDate } from './kit/words.ts';
import type { Composition, Page } from './kit/write-document.ts';

export interface ReceiptData extends MoneyDocument {
  payment: { method: string; paidOn: CalendarDate };
  /** Made out to a business: an invoice. */
  form?: 'receipt' | 'invoice';
  /** The number of the receipt whose place it takes. */
  replaces?: string;
  /** The buyer's consent to immediate delivery, in the words that stood at the checkout. */
  withdrawalConsent?: { text: string; givenOn: CalendarDate };
}

export interface CreditNoteData extends MoneyDocument {
  /** The receipt it takes back, wholly or in part. */
  receipt: { number: string; issuedOn: CalendarDate; form?: 'receipt' | 'invoice' };
  reason?: string;
  refund: { method: string; on: CalendarDate };
}

export function composeReceipt(content: Content, data: ReceiptData): Composition {
  const { payment, withdrawalConsent, orderNumber } = data;
  return compose(content, data, data.form === 'invoice' ? 'Invoice' : 'Receipt', {
    totalLabel: 'Total paid',
    facts: [['Issued', longDate(data.issuedOn)], ...reference(orderNumber)],
    notes: [
      `Paid by ${payment.method} on ${longDate(payment.paidOn)}. Thank you.`,
      ...(data.replaces ? [`It takes the place of receipt ${data.replaces}, for the same payment.`] : []),
      ...(withdrawalConsent
        ? [`Agreed on ${longDate(withdrawalConsent.givenOn)}: ${withdrawalConsent.text}`]
        : []),
    ],
  });
}

export function composeCreditNote(content: Content, data: CreditNoteData): Composition {
  const { receipt, reason, refund, orderNumber } = data;
  return compose(content, data, 'Credit note', {
    totalLabel: 'Total credited',
    facts: [['Issued', longDate(data.issuedOn)], ...reference(orderNumber)],
    notes: [
      `This credit note takes back ${receipt.form ?? 'receipt'} ${receipt.number} of ${longDate(receipt.issuedOn)} by the amount above.`,
      `Refunded by ${refund.method} on ${longDate(refund.on)}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
  });
}

function reference(orderNumber: string | undefined): [string, string][] {
  return orderNumber ? [['Order', orderNumber]] : [];
}

function compose(
  content: Content,
  data: MoneyDocument,
  title: string,
  words: Omit<MoneyWords, 'title'>,
): Composition {
  return {
    title: `${title} ${data.number}`,
    subject: `${title} of ${data.seller?.brand ?? content.site.legalName}`,
    head: data.seller?.brand ?? content.site.brand,
    issuedOn: data.issuedOn,
    author: data.seller?.brand,
    attachment:
      data.xml === undefined
        ? undefined
        : { name: 'factur-x.xml', text: data.xml, description: 'This document for programs, by EN 16931' },
    pages: moneyPages(content, data, { title, ...words }),
  };
}

interface Buyer {
  name?: string;
  email: string;
  /** Address lines, where the buyer gave one. */
  address?: readonly string[];
  taxId?: string;
}

interface MoneyLine {
  description: string;
  quantity: number;
  /** VAT included. A discount is a line with a negative price. */
  unitCents: number;
  /** In per cent. */
  vatRate: number;
}

/** What a receipt and a credit note have in common. */
interface MoneyDocument {
  number: string;
  issuedOn: CalendarDate;
  orderNumber?: string;
  buyer: Buyer;
  lines: readonly MoneyLine[];
  /** Why a line carries no VAT, where that has to be said. */
  vatNote?: string;
  /** The VAT of the whole as it was decided, where it was: the lines alone would round it anew. */
  shares?: readonly VatShare[];
  /** The machine-readable form of an invoice (EN 16931). */
  xml?: string;
  /** The seller as it stood when this was issued; otherwise as it stands. */
  seller?: { lines: readonly string[]; brand: string; tagline: string };
}

interface VatShare {
  rate: number;
  grossCents: number;
  netCents: number;
  vatCents: number;
}

export function totalCents(lines: readonly MoneyLine[]): number {
  return lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
}

/** The VAT contained in the prices, for each rate. Rounded once per rate, so that net and VAT always make the gross. */
export function vatShares(lines: readonly MoneyLine[]): VatShare[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const grossCents = totalCents(lines.filter(({ vatRate }) => vatRate === rate));
    const netCents = Math.round((grossCents * 100) / (100 + rate));
    return { rate, grossCents, netCents, vatCents: grossCents - netCents };
  });
}

const HALF = (BODY.width - GUTTER) / 2;

interface MoneyWords {
  /** 'Receipt' */
  title: string;
  totalLabel: string;
  /** Dates and references beside the number. */
  facts: readonly (readonly [label: string, value: string])[];
  /** How it was paid, what was agreed. */
  notes: readonly string[];
}

/** Seller, buyer, lines, VAT and total on as many pages as the lines need. */
function moneyPages(content: Content, document: MoneyDocument, words: MoneyWords): Page[] {
  const type = typeScale(10);
  const { columns, rows } = lineTable(document.lines, type);
  const bodies = paginate(words.title, {
    head: [head(document, words, type), glue(18, 0), parties(content, document, type), glue(24, 0)],
    rowHead: stack([headRow(columns, type, BODY.width), ruleBelow(BODY.width, true)]),
    rows,
    foot: foot(content, document, words, type),
  });
  return bodies.map((body, at) => ({
    name: `page-${at + 1}`,
    title: `${words.title} ${document.number}`,
    level: at === 0 ? 1 : 0,
    body,
  }));
}

function head({ number }: MoneyDocument, words: MoneyWords, type: TypeScale): Block {
  const facts = words.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return stack([
    beside(
      [
        {
          block: stack([
            text(words.title.toUpperCase(), type.kicker, HALF, { tag: 'Caption' }),
            glue(4, 0),
            text(number, { ...type.title, size: 26, leading: 30 }, HALF, { tag: 'H1' }),
          ]),
          width: HALF,
        },
        { block: text(facts, { ...type.small, align: 'right' }, HALF), width: HALF },
      ],
      GUTTER,
      'middle',
    ),
    glue(10, 0),
    divider(),
  ]);
}

function parties({ site }: Content, { buyer, seller: stood }: MoneyDocument, type: TypeScale): Block {
  const seller = stood?.lines ?? [
    ...imprintOf(site),
    site.taxId && `Tax number ${site.taxId}`,
    site.contactEmail,
  ];
  const bought = [
    buyer.name,
    ...(buyer.address ?? []),
    buyer.taxId && `Tax number ${buyer.taxId}`,
    buyer.email,
  ];
  const party = (title: string, lines: readonly (string | undefined)[]) => ({
    block: stack([
      label(title, type, HALF),
      glue(3, 0),
      paragraphs(
        lines.flatMap((line) => line || []),
        type.body,
        HALF,
        0,
      ),
    ]),
    width: HALF,
  });
  return beside([party('From', seller), party('To', bought)], GUTTER);
}

function lineTable(lines: readonly MoneyLine[], type: TypeScale): { columns: TableColumn[]; rows: Block[] } {
  const columns: TableColumn[] = [
    { title: 'For', share: 50, style: type.strong },
    { title: 'Number', share: 12, align: 'right' },
    { title: 'VAT', share: 12, align: 'right', style: coloured(type.body, 'quiet') },
    { title: 'Price', share: 17, align: 'right', style: coloured(type.body, 'quiet') },
    { title: 'Amount', share: 17, align: 'right', style: type.strong },
  ];
  const rows = lines.map(({ description, quantity, unitCents, vatRate }) =>
    bodyRow(
      columns,
      [description, String(quantity), `${vatRate} %`, money(unitCents), money(quantity * unitCents)],
      type,
      BODY.width,
    ),
  );
  return { columns, rows };
}

function foot(
  { site }: Content,
  { lines, vatNote, shares, seller }: MoneyDocument,
  words: MoneyWords,
  type: TypeScale,
): Item[] {
  const sums = (shares ?? vatShares(lines)).flatMap(({ rate, netCents, vatCents }): [string, string][] => [
    [`Net at ${rate} %`, money(netCents)],
    [`VAT ${rate} %, included`, money(vatCents)],
  ]);
  return [
    ruleBelow(BODY.width, true),
    glue(6, 0),
    ...sums.flatMap(([name, amount]): Item[] => [
      sumLine(name, amount, coloured(type.body, 'quiet')),
      glue(2, 0),
    ]),
    glue(6, 0),
    sumLine(words.totalLabel, money(totalCents(lines)), sized(type.section, 18), 'gold'),
    glue(24, 0),
    paragraphs([...words.notes, ...(vatNote ? [vatNote] : [])], type.body, BODY.width),
    fill(20),
    drawn(1, (pen, x, y) => pen.decoration(() => pen.line(x, y, x + BODY.width, y, 'rule', 0.6))),
    glue(8, 0),
    text(
      `${(seller ?? site).brand} · ${(seller ?? site).tagline}`,
      { ...type.aside, align: 'centre' },
      BODY.width,
    ),
  ];
}

function sumLine(name: string, amount: string, style: TypeScale['body'], colour = style.colour): Block {
  const width = 110;
  return beside(
    [
      {
        block: text(name, { ...style, align: 'right' }, BODY.width - width - 10),
        width: BODY.width - width - 10,
      },
      { block: text(amount, { ...style, colour, align: 'right' }, width), width },
    ],
    10,
  );
}

interface RowsOnPages {
  /** Above the rows, on the first page. */
  head: readonly Item[];
  /** Repeated above the rows of every page. */
  rowHead: Block;
  rows: readonly Block[];
  /** After the last row; never parted. */
  foot: readonly Item[];
}

const GAP = 9;

/** A table over as many pages as its rows need. */
function paginate(page: string, { head, rowHead, rows, foot }: RowsOnPages): Block[] {
  const sheets: { before: readonly Item[]; rows: Block[]; used: number }[] = [];
  const turn = (before: readonly Item[]) =>
    sheets.push({ before, rows: [], used: stack(before).height + rowHead.height });
  turn(head);
  const current = () => itemAt(sheets, -1);
  for (const row of rows) {
    if (current().used + GAP + row.height > BODY.height) turn([]);
    current().rows.push(row);
    current().used += GAP + row.height;
  }
  if (current().used + stack(foot).height > BODY.height) turn([]);
  return sheets.map((sheet, at) => {
    const items = [...sheet.before, tableOf(rowHead, sheet.rows), ...(at === sheets.length - 1 ? foot : [])];
    const over = stack(items).height - BODY.height;
    if (over > 0) throw new PageOverflow(page, over);
    return stack(items, { height: BODY.height });
  });
}

function tableOf(rowHead: Block, rows: readonly Block[]): Block {
  const body = stack([rowHead, ...rows.flatMap((row): Item[] => [glue(GAP, 0), row])]);
  return { ...body, draw: (pen, x, y) => pen.group('Table', () => body.draw(pen, x, y)) };
}

import type { Content } from '../../content/make-content.ts';
import { imprintOf } from '../../content/site.ts';
import { money } from '../../shared/money.ts';
import { type Block, beside, drawn, fill, glue, type Item, stack } from '../kit/block.ts';
import { paragraphs } from '../kit/furniture.ts';
import { divider, label } from '../kit/headings.ts';
import { paginate } from '../kit/paginate.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { bodyRow, headRow, ruleBelow, type TableColumn } from '../kit/table.ts';
import { text } from '../kit/text-block.ts';
import { coloured, sized, type TypeScale, typeScale } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { type MoneyDocument, type MoneyLine, totalCents, vatShares } from './money-document.ts';

const HALF = (BODY.width - GUTTER) / 2;

export interface MoneyWords {
  /** 'Receipt' */
  title: string;
  totalLabel: string;
  /** Dates and references beside the number. */
  facts: readonly (readonly [label: string, value: string])[];
  /** How it was paid, what was agreed. */
  notes: readonly string[];
}

/** Seller, buyer, lines, VAT and total on as many pages as the lines need. */
export function moneyPages(content: Content, document: MoneyDocument, words: MoneyWords): Page[] {
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

function parties({ site }: Content, { buyer }: MoneyDocument, type: TypeScale): Block {
  const seller = [...imprintOf(site), site.taxId && `Tax number ${site.taxId}`, site.contactEmail];
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
  { lines, vatNote }: MoneyDocument,
  words: MoneyWords,
  type: TypeScale,
): Item[] {
  const sums = vatShares(lines).flatMap(({ rate, netCents, vatCents }): [string, string][] => [
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
    text(`${site.brand} · ${site.tagline}`, { ...type.aside, align: 'centre' }, BODY.width),
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

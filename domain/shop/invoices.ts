import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import type { ReceiptFacts } from '../../db/schema/index.ts';
import { type Invoice, invoiceXml, isMemberState, whyNoTax, whyNoXml } from '../../money/index.ts';
import { countryName } from '../../shared/countries.ts';
import { instantOf } from '../../shared/wall-time.ts';
import { type Actor, ownerOnly, ownerVerb } from '../identity/index.ts';
import type { Deps, ReadsContent } from '../services.ts';

type By = { actor: Actor };
type Range = { from: Date; to: Date };

const monthRule = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** 'YYYY-MM' of an address, or this month. */
export function monthOf({ content, clock }: ReadsContent & Pick<Deps, 'clock'>, wanted: string | undefined) {
  const { timeZone } = content.current().site;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now());
  const month = monthRule.safeParse(wanted).data ?? today.slice(0, 7);
  const [year = 0, at = 1] = month.split('-').map(Number);
  return { month, year, at, timeZone };
}

/** The first moment of a month, by the practice's clock. Months count on: the thirteenth is the next year's first. */
function beginOf(year: number, month: number, zone: string): Date {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const begin = instantOf(first, '00:00', zone);
  if (!begin) throw new Error(`${first} has no midnight in ${zone}`);
  return begin;
}

const monthRange = ({ year, at, timeZone }: ReturnType<typeof monthOf>): Range => ({
  from: beginOf(year, at, timeZone),
  to: beginOf(year, at + 1, timeZone),
});

/** The receipts, invoices and credit notes of a month, with what they sum up to; and the quarter's One Stop Shop. */
export async function readInvoiceMonth(services: Deps, { actor, month: wanted }: By & { month?: string }) {
  ownerOnly(actor);
  const chosen = monthOf(services, wanted);
  const { month, year, at, timeZone } = chosen;
  const papers = await listPapers(services.db, monthRange(chosen));
  const quarter = Math.ceil(at / 3);
  const [from, to] = [quarter * 3 - 2, quarter * 3 + 1].map((first) => beginOf(year, first, timeZone));
  return {
    month,
    papers: papers.map(toLine),
    totals: totalsOf(papers),
    quarter: `Q${quarter} ${year}`,
    oss: from && to ? ossOf(await listPapers(services.db, { from, to }), from) : [],
  };
}

export const invoicesHeader = [
  ...[
    'Number',
    'Kind',
    'Issued',
    'Paid',
    'Order',
    'Takes back, or the place of',
    'Buyer',
    'Buyer country',
    'Buyer number',
  ],
  ...[
    'Class',
    'Treatment',
    'Tax country',
    'Rate (%)',
    'One Stop Shop',
    'Gross (EUR)',
    'Net (EUR)',
    'Tax (EUR)',
  ],
];

const noteExport = ownerVerb<{ month: string }, void>(
  'invoices.exported',
  async (_services, _tx, { month }) => ({
    about: { kind: 'invoices', id: month },
    answer: undefined,
  }),
);

/** A month for the accountant: a row for each rate of each paper, credit notes with a minus. */
export async function exportInvoices(services: Deps, { actor, month: wanted }: By & { month?: string }) {
  ownerOnly(actor);
  const chosen = monthOf(services, wanted);
  const papers = await listPapers(services.db, monthRange(chosen));
  await noteExport(services, { actor, month: chosen.month });
  return { month: chosen.month, rows: papers.flatMap(toCells) };
}

export const decimal = (cents: number): string => (cents / 100).toFixed(2);
const signOf = ({ kind, replaces }: Paper): 1 | 0 | -1 =>
  kind === 'credit_note' ? -1 : replaces === null ? 1 : 0;
const wordOf = ({ kind, facts }: Paper) =>
  kind === 'credit_note' ? ('credit note' as const) : (facts.form ?? ('receipt' as const));

function toCells(paper: Paper): string[][] {
  const { number, issuedAt, amountCents, takesBack, facts } = paper;
  const { order, buyer, paidOn } = facts;
  const head = [
    ...[number, wordOf(paper), issuedAt.toISOString(), paidOn, order, takesBack ?? ''],
    ...[buyer.name ?? '', buyer.country ?? '', buyer.taxId ?? ''],
  ];
  const sign = signOf(paper);
  if (!facts.tax) return [[...head, '', 'not decided', '', '', '', decimal(sign * amountCents), '', '']];
  return facts.tax
    .filter(({ grossCents }) => grossCents > 0)
    .map(({ taxClass, treatment, country, rate, oss, grossCents, netCents, taxCents }) => [
      ...head,
      ...[taxClass, treatment, country ?? '', String(rate / 100), oss ? 'yes' : 'no'],
      ...[grossCents, netCents, taxCents].map((cents) => decimal(sign * cents)),
    ]);
}

function toLine(paper: Paper) {
  const { id, orderId, number, issuedAt, amountCents, facts } = paper;
  const tax = facts.tax ?? [];
  return {
    ...{ id, orderId, number, order: facts.order, word: wordOf(paper) },
    buyer: facts.buyer.name,
    issuedAt: issuedAt.toISOString(),
    cents: signOf(paper) * amountCents,
    taxCents: signOf(paper) * tax.reduce((sum, { taxCents }) => sum + taxCents, 0),
  };
}

function totalsOf(papers: readonly Paper[]) {
  const sum = (of: (paper: Paper) => number) =>
    papers.reduce((cents, paper) => cents + signOf(paper) * of(paper), 0);
  return {
    grossCents: sum(({ amountCents }) => amountCents),
    taxCents: sum(({ facts }) => (facts.tax ?? []).reduce((cents, { taxCents }) => cents + taxCents, 0)),
  };
}

/**
 * What the return of a quarter asks for, by country and rate. A credit note for a sale of an earlier quarter is a correction of
 * that one, and stands apart.
 */
function ossOf(papers: readonly Paper[], from: Date) {
  const rows = new Map<
    string,
    { country: string; rate: number; netCents: number; taxCents: number; correctedCents: number }
  >();
  for (const paper of papers) {
    const isCorrection = paper.soldAt !== null && paper.soldAt < from;
    for (const { oss, country, rate, netCents, taxCents, grossCents } of paper.facts.tax ?? []) {
      if (!oss || !country || grossCents === 0) continue;
      const key = `${country} ${rate}`;
      const row = rows.get(key) ?? { country, rate, netCents: 0, taxCents: 0, correctedCents: 0 };
      if (isCorrection) row.correctedCents -= taxCents;
      else {
        row.netCents += signOf(paper) * netCents;
        row.taxCents += signOf(paper) * taxCents;
      }
      rows.set(key, row);
    }
  }
  return [...rows.values()]
    .map((row) => ({ ...row, country: countryName(row.country) }))
    .sort((one, other) => one.country.localeCompare(other.country) || one.rate - other.rate);
}

type Issued = Pick<Paper, 'kind' | 'number' | 'facts'>;

/** The machine-readable form of an invoice, or of the credit note for one; nothing where it has none. */
export function xmlOf({ kind, number, facts }: Issued, original?: Issued): string | undefined {
  const { seller, buyer, tax, order, days, method, lines } = facts;
  if ((original?.facts ?? facts).form !== 'invoice' || !seller || !buyer.name || !buyer.country)
    return undefined;
  const country = seller.country ?? '';
  if (!tax || !days || !isMemberState(country)) return undefined;
  const groups = tax
    .filter(({ grossCents }) => grossCents > 0)
    .map(({ treatment, rate, netCents, taxCents }) => {
      const own = lines.filter(({ vatRate, unitCents }) => vatRate * 100 === rate && unitCents > 0);
      const description = [...new Set(own.map((line) => line.description))].join(', ') || order;
      return { description, treatment, rate, netCents, taxCents, reason: whyNoTax(treatment, country) };
    });
  const invoice: Invoice = {
    ...{ kind: kind === 'credit_note' ? 'credit-note' : 'invoice', number, order, groups },
    ...{ issuedOn: days.issued, paidOn: days.paid },
    seller: { ...seller, address: seller.address ? [seller.address] : [], country },
    buyer: {
      ...{ name: buyer.name, country: buyer.country, email: buyer.email },
      // Its last line is the country in words.
      address: buyer.address?.slice(0, -1) ?? [],
      vatNumber: isMemberState(buyer.country) ? buyer.taxId : undefined,
    },
    preceding: original && { number: original.number, issuedOn: original.facts.days?.issued ?? days.issued },
    method: method === 'card' ? 'card' : method === 'sepa_debit' ? 'sepa' : 'other',
  };
  return whyNoXml(invoice) === undefined ? invoiceXml(invoice) : undefined;
}

// SQL

type Paper = {
  id: string;
  kind: 'receipt' | 'credit_note';
  orderId: string;
  number: string;
  issuedAt: Date;
  amountCents: number;
  facts: ReceiptFacts;
  /** Of a credit note, what it takes back, and when that was issued. */
  takesBack: string | null;
  /** Takes the place of another: it counts as no second sale. */
  replaces: string | null;
  soldAt: Date | null;
};

/** All that was issued between two moments, by series and number. */
async function listPapers(db: Db, { from, to }: Range): Promise<Paper[]> {
  const { rows } = await db.execute<
    Omit<Paper, 'issuedAt' | 'soldAt'> & { issuedAt: string; soldAt: string | null }
  >(sql`select r.id, r.kind, r.order_id as "orderId", r.number, r.issued_at as "issuedAt",
      r.amount_cents as "amountCents", r.facts, r.replaces,
      coalesce(sold.number, r.facts ->> 'replaces') as "takesBack", sold.issued_at as "soldAt"
    from receipts r left join receipts sold
      on r.kind = 'credit_note' and sold.kind = 'receipt' and sold.replaces is null and sold.order_payment_id = r.order_payment_id
    where r.issued_at >= ${from.toISOString()}::timestamptz and r.issued_at < ${to.toISOString()}::timestamptz
    order by r.series, r.sequence`);
  return rows.map(({ issuedAt, soldAt, ...row }) => ({
    ...row,
    issuedAt: new Date(issuedAt),
    soldAt: soldAt === null ? null : new Date(soldAt),
  }));
}

import { type SQL, sql } from 'drizzle-orm';
import { findProduct, soldElsewhere } from '../../content/catalogue.ts';
import type { Db } from '../../db/connect.ts';
import { type Evidence, locate } from '../../money/index.ts';
import { countryName } from '../../shared/countries.ts';
import { dateIn } from '../../shared/wall-time.ts';
import { ownerOnly } from '../identity/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { at, daysOfMonth, type Question, readRange, rowsOf, type Span, spanOf } from './range.ts';
import {
  addMovement,
  leftOf,
  type Movement,
  NO_ORDER,
  noRevenue,
  type PricedLine,
  type Steps,
} from './revenue-shares.ts';

/**
 * What was taken, and what remained of it, step by step: by month, product, country and source. Taken and given back are the
 * receipts and credit notes that were issued in these days, as under Invoices; disputes and fees are what moved the provider's
 * balance in them, as under Payouts. What a bank has kept for good has a credit note: it moves from disputes to given back.
 */
export async function readRevenue(services: Deps, { actor, range }: Question) {
  ownerOnly(actor);
  const { db } = services;
  const { days, span, months } = readRange(services, range);
  const revenue = noRevenue();
  // One month after the other: what is in memory at once does not grow with the range.
  for (const month of months) {
    const ofMonth = spanOf(daysOfMonth(days, month), span.zone);
    for (const row of await listPapers(db, ofMonth)) {
      const paper = toMovement(month, row);
      addMovement(revenue, paper);
      // A lost dispute is money given back from then on, and is no longer one that a bank holds.
      if (row.isDispute) addMovement(revenue, { ...paper, kind: 'dispute', cents: -row.cents });
    }
    for (const row of await listBalance(db, ofMonth)) addMovement(revenue, toMovement(month, row));
  }
  const none: Steps = noRevenue().total;
  const rowsBy = (places: Map<string | null, Steps>, nameOf: (place: string | null) => string) =>
    [...places]
      .map(([place, steps]) => ({ name: nameOf(place), id: place, ...withLeft(steps) }))
      .sort((one, other) => other.takenCents - one.takenCents || one.name.localeCompare(other.name));
  return {
    ...days,
    ...(await readFeesThrough(services, span.zone)),
    total: withLeft(revenue.total),
    months: months.map((month) => ({ month, ...withLeft(revenue.month.get(month) ?? none) })),
    products: rowsBy(revenue.product, (id) => productName(services, id)),
    countries: rowsBy(revenue.country, nameOfCountry),
    first: rowsBy(revenue.first, nameOfSource),
    last: rowsBy(revenue.last, nameOfSource),
  };
}

export type BusinessRevenue = Awaited<ReturnType<typeof readRevenue>>;
export type RevenueRow = BusinessRevenue['products'][number];

const withLeft = (steps: Steps) => ({ ...steps, leftCents: leftOf(steps) });

const ACCOUNT = 'The provider, for no order';

/** By today's name; one that nobody knows any more keeps its id. */
function productName({ content }: ReadsContent, id: string | null): string {
  if (!id) return ACCOUNT;
  const product =
    findProduct(content.current().catalogue, id) ?? soldElsewhere.find((known) => known.id === id);
  return product?.name ?? id;
}

const nameOfCountry = (country: string | null): string =>
  country === NO_ORDER ? ACCOUNT : country === null ? 'Not known' : countryName(country);

const nameOfSource = (source: string | null): string =>
  source === NO_ORDER ? ACCOUNT : (source ?? 'No link said so');

/** The last day whose fees and disputes the provider has told of. */
async function readFeesThrough({ db }: Pick<Deps, 'db'>, zone: string): Promise<{ feesThrough?: string }> {
  const readTo = await findReadTo(db);
  return readTo ? { feesThrough: dateIn(new Date(readTo.getTime() - 1), zone) } : {};
}

type Row = Omit<Movement, 'month' | 'of' | 'isExcess'> & {
  refundKind: string | null;
  /** A credit note for a dispute that was lost. */
  isDispute: boolean;
  /** The line that a refund of earlier programs was for: they wrote down no shares. */
  item: number | null;
  productId: string | null;
  buyerCountry: string | null;
  evidence: Evidence | null;
  first: string | null;
  last: string | null;
  lines: PricedLine[] | null;
};

function toMovement(month: string, { refundKind, item, lines, shares, ...row }: Row): Movement {
  const { kind, cents, taxCents, beforeCents, first, last } = row;
  return {
    ...{ kind, month, cents, taxCents, beforeCents },
    shares:
      shares ??
      (item === null || !lines ? null : lines.map((_, position) => (position === item ? cents : 0))),
    isExcess: refundKind === 'difference',
    of: lines && { country: countryOf(row), first, last, lines: chargedLines(lines, row.productId) },
  };
}

/** A membership is charged for what it stands on by then. */
const chargedLines = ([line, ...others]: PricedLine[], productId: string | null): PricedLine[] =>
  line && productId && others.length === 0 ? [{ ...line, productId }] : line ? [line, ...others] : [];

/** Where the buyer lives, as she said or as most speaks for. */
const countryOf = ({ buyerCountry, evidence }: Pick<Row, 'buyerCountry' | 'evidence'>): string | null =>
  buyerCountry ?? (evidence && (locate(evidence)?.country ?? null));

// SQL

/** What the order of a paper `sold` says: its lines, its buyer's country, and the links that led to it. */
const aboutOrder: SQL = sql`
  coalesce(before.cents, 0)::int as "beforeCents", tier.product_id as "productId",
  o.buyer ->> 'country' as "buyerCountry", o.tax_basis -> 'evidence' as evidence,
  o.source as last, coalesce(main.source, own.source) as first, items.lines`;

const joinOrder: SQL = sql`
  left join orders o on o.id = sold.order_id
  left join contacts own on own.email = o.email
  left join contacts main on main.id = own.merged_into
  left join lateral (
    select json_agg(json_build_object('productId', i.product_id, 'totalCents', i.total_cents,
      'taxRate', coalesce(i.tax_rate, 0)) order by i.position) as lines, count(*) as count
    from order_items i where i.order_id = o.id
  ) items on true
  left join lateral (
    select sum(b.amount_cents) as cents from receipts b
    where items.count > 1 and b.order_id = o.id and b.kind = 'receipt' and b.replaces is null
      and (b.issued_at, b.number) < (sold.issued_at, sold.number)
  ) before on true
  left join lateral (
    select c.product_id from membership_changes c
    where o.mode = 'subscription' and c.order_id = o.id and c.state = 'done' and c.product_id is not null
      and c.settled_at <= sold.issued_at
    order by c.settled_at desc limit 1
  ) tier on true`;

/** Receipts and credit notes. What takes a receipt's place is no second sale. */
const listPapers = (db: Db, { from, to }: Span): Promise<Row[]> =>
  rowsOf(
    db,
    sql`select case r.kind when 'receipt' then 'receipt' else 'credit-note' end as kind, r.amount_cents as cents,
          tax.cents as "taxCents", f.shares, f.item, f.kind as "refundKind", f.dispute_id is not null as "isDispute", ${aboutOrder}
        from receipts r
        left join receipts sold on sold.order_payment_id = r.order_payment_id and sold.kind = 'receipt' and sold.replaces is null
        left join refunds f on f.id = r.refund_id
        cross join lateral (
          select coalesce(sum((one ->> 'taxCents')::int), 0)::int as cents
          from jsonb_array_elements(coalesce(r.facts -> 'tax', '[]'::jsonb)) one
        ) tax
        ${joinOrder}
        where r.replaces is null and r.issued_at >= ${at(from)} and r.issued_at < ${at(to)}`,
  );

/**
 * Disputes and fees of our payments, and what the provider asked for by itself, which is a movement without a fee. What another
 * program of hers moved over the same account is not ours.
 */
const listBalance = (db: Db, { from, to }: Span): Promise<Row[]> =>
  rowsOf(
    db,
    sql`select moved.kind, moved.cents, 0 as "taxCents", null as shares, null as item, null as "refundKind", false as "isDispute", ${aboutOrder}
        from balance_entries e
        left join lateral (
          select p.id from order_payments p where p.payment_id = e.payment_id limit 1
        ) p on true
        cross join lateral (values
          ('dispute', case when e.kind in ('dispute', 'dispute_reversal') then -e.amount_cents else 0 end),
          ('fee', case e.kind when 'fee' then -e.net_cents else e.fee_cents end)
        ) moved (kind, cents)
        left join receipts sold on sold.order_payment_id = p.id and sold.kind = 'receipt' and sold.replaces is null
        ${joinOrder}
        where e.created_at >= ${at(from)} and e.created_at < ${at(to)} and moved.cents <> 0
          and e.kind not in ('payout', 'payout_reversal', 'other')
          and (p.id is not null or (e.kind = 'fee' and e.payment_id is null))`,
  );

async function findReadTo(db: Db): Promise<Date | undefined> {
  const [last] = await rowsOf<{ readTo: string }>(
    db,
    sql`select to_at as "readTo" from balance_reads where state <> 'reading' order by from_at desc limit 1`,
  );
  return last && new Date(last.readTo);
}

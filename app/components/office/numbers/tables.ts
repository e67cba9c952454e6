import type { Business } from '../../../../domain/office/index.ts';

export type NumbersTable = { head: string[]; rows: string[][] };

const money = (cents: number) => (cents / 100).toFixed(2);
const percent = (rate: number | undefined) => (rate === undefined ? '' : rate.toFixed(1));

const sequenceNames: Record<string, string> = {
  quiz_nurture: 'Quiz Nurture',
  abandoned_cart: 'Abandoned Cart',
  membership_upsell: 'Membership Upsell',
};
export const sequenceName = (type: string) => sequenceNames[type] ?? type;

export const sourceName = (source: string | null) => source ?? 'no link said so';

/** The tables behind the drawings, on the page and as files. */
export const tables = {
  revenue: ({ revenue: { products, months } }: Business): NumbersTable => ({
    head: ['Month', ...products.map(({ name }) => `${name} €`), 'Together €'],
    rows: months.map(({ month, byProduct, cents }) => [month, ...byProduct.map(money), money(cents)]),
  }),
  sources: ({ sources }: Business): NumbersTable => ({
    head: ['Came from', 'Paid orders', 'Together €'],
    rows: sources.map(({ source, orders, cents }) => [sourceName(source), String(orders), money(cents)]),
  }),
  funnel: ({ funnel }: Business): NumbersTable => ({
    head: ['Step', 'Count', '% of the step before', '% of visits'],
    rows: funnel.map(({ step, count }, n) => [
      step,
      String(count),
      n === 0 ? '' : ratio(count, funnel[n - 1]?.count ?? 0),
      n === 0 ? '' : ratio(count, funnel[0]?.count ?? 0),
    ]),
  }),
  sequences: ({ sequences }: Business): NumbersTable => ({
    head: ['Sequence', 'Started', 'Letters sent', 'Clicked', 'Converted', 'Conversion %'],
    rows: sequences.map(({ type, started, mails, clicked, converted, rate }) => [
      sequenceName(type),
      ...[started, mails, clicked, converted].map(String),
      percent(rate),
    ]),
  }),
  membership: ({ membership }: Business): NumbersTable => ({
    head: ['Month', 'At its start', 'Joined', 'Left', 'At its end', 'Churn %'],
    rows: membership.map(({ month, before, joined, left, after, churn }) => [
      month,
      ...[before, joined, left, after].map(String),
      percent(churn),
    ]),
  }),
  deliveries: ({ deliveries }: Business): NumbersTable => ({
    head: ['Month', 'Delivered', 'On time', 'On time %', 'Median hours', 'Slowest hours'],
    rows: deliveries.map(({ month, delivered, onTime, rate, median, slowest }) => [
      month,
      String(delivered),
      String(onTime),
      percent(rate),
      median.toFixed(1),
      slowest.toFixed(1),
    ]),
  }),
};

/** Empty where the part is the larger one: it came by other ways as well. */
const ratio = (part: number, whole: number) =>
  whole === 0 || part > whole ? '' : ((part / whole) * 100).toFixed(1);

export type TableName = keyof typeof tables;
export const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);

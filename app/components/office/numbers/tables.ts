import type {
  Analytics,
  Booked,
  BusinessMembers,
  BusinessRevenue,
  RevenueRow,
} from '../../../../domain/office/index.ts';

export type NumbersTable = { head: string[]; rows: string[][] };

const money = (cents: number) => (cents / 100).toFixed(2);
const percent = (rate: number | undefined) => (rate === undefined ? '' : rate.toFixed(1));

const sequenceNames: Record<string, string> = {
  quiz_nurture: 'Quiz Nurture',
  abandoned_cart: 'Abandoned Cart',
  membership_upsell: 'Membership Upsell',
};
export const sequenceName = (type: string) => sequenceNames[type] ?? type;

type Steps = BusinessRevenue['total'];

const steps = ['Taken €', 'Given back €', 'In disputes €', 'Tax €', 'Fees €', 'Left €'];
const toSteps = ({ takenCents, backCents, disputedCents, taxCents, feeCents, leftCents }: Steps) =>
  [takenCents, backCents, disputedCents, taxCents, feeCents, leftCents].map(money);

const byStep = (what: string, rows: [string, Steps][], total: Steps): NumbersTable => ({
  head: [what, ...steps],
  rows: [...rows, ['Together', total] as const].map(([name, sums]) => [name, ...toSteps(sums)]),
});

const byPlace = (what: string, rows: RevenueRow[], { total }: BusinessRevenue) =>
  byStep(
    what,
    rows.map((row) => [row.name, row]),
    total,
  );

/** The tables behind the drawings, on the page and as files: those of one reading together. */
export const moneyTables = {
  revenue: ({ months, total }: BusinessRevenue) =>
    byStep(
      'Month',
      months.map((row) => [row.month, row]),
      total,
    ),
  products: (revenue: BusinessRevenue) => byPlace('Product', revenue.products, revenue),
  countries: (revenue: BusinessRevenue) => byPlace('Country', revenue.countries, revenue),
  'first-touch': (revenue: BusinessRevenue) => byPlace('First came by', revenue.first, revenue),
  sources: (revenue: BusinessRevenue) => byPlace('Came to the order by', revenue.last, revenue),
};

export const memberTables = {
  members: ({ months }: BusinessMembers): NumbersTable => ({
    head: [
      ...['Month', 'At its start', 'New', 'Gone', 'Of them unpaid', 'At its end', 'Churn %'],
      ...['Paused at its end', 'Moved up', 'Moved down', 'Another rhythm'],
    ],
    rows: months.map(({ month, before, joined, gone, unpaid, after, churn, paused, up, down, rhythm }) => [
      month,
      ...[before, joined, gone, unpaid, after].map(String),
      percent(churn),
      ...[paused, up, down, rhythm].map(String),
    ]),
  }),
  cohorts: ({ cohorts }: BusinessMembers): NumbersTable => ({
    head: [
      ...['Joined in', 'Members'],
      ...(cohorts[0]?.after ?? []).map((_, n) => `After ${n + 1} ${n === 0 ? 'month' : 'months'}`),
    ],
    rows: cohorts.map(({ month, joined, after }) => [
      month,
      String(joined),
      ...after.map((stayed) => (stayed === undefined ? '' : String(stayed))),
    ]),
  }),
  lifetime: ({ lifetimes: { left, all } }: BusinessMembers): NumbersTable => ({
    head: ['Of', 'Members', 'Months on average', 'Paid on average €'],
    rows: [['those who have left', left] as const, ['all who ever joined, so far', all] as const].map(
      ([of, { members, months, paidCents }]) => [
        ...[of, String(members), months.toFixed(1), money(paidCents)],
      ],
    ),
  }),
};

export const bookedTables = {
  booked: ({ months }: Booked): NumbersTable => ({
    head: [
      ...['Month', 'Parts of plans €', 'Renewals €', 'Unpaid sessions €', 'Booked €'],
      'Renewals if as many leave as before €',
    ],
    rows: months.map(({ month, partCents, renewalCents, sessionCents, cents, stayingCents }) => [
      month,
      ...[partCents, renewalCents, sessionCents, cents, stayingCents].map(money),
    ]),
  }),
};

export const visitTables = {
  funnel: ({ funnel }: Analytics): NumbersTable => ({
    head: ['Step', 'Count', '% of the step before', '% of visits'],
    rows: funnel.map(({ step, count }, n) => [
      step,
      String(count),
      n === 0 ? '' : ratio(count, funnel[n - 1]?.count ?? 0),
      n === 0 ? '' : ratio(count, funnel[0]?.count ?? 0),
    ]),
  }),
  sequences: ({ sequences }: Analytics): NumbersTable => ({
    head: ['Sequence', 'Started', 'Letters sent', 'Clicked', 'Converted', 'Conversion %'],
    rows: sequences.map(({ type, started, mails, clicked, converted, rate }) => [
      sequenceName(type),
      ...[started, mails, clicked, converted].map(String),
      percent(rate),
    ]),
  }),
  deliveries: ({ deliveries }: Analytics): NumbersTable => ({
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

/** Whether a name that was sent is one of these tables. */
export const isTableOf = <Tables extends object>(
  tables: Tables,
  name: string,
): name is keyof Tables & string => Object.hasOwn(tables, name);

import type { BusinessRevenue, RevenueRow } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { moneyTables } from '../../../components/office/numbers/tables.ts';
import { Bars } from '../../../ui/bars.tsx';
import { FigureWithTable, InkKey, monthName } from './figure-with-table.tsx';
import { LargeFigure, ShareBars, SmallFigure } from './share-bars.tsx';

type Props = { revenue: BusinessRevenue };

/** Cents are for the table; a drawing tells how much it is. */
const roundEuro = (cents: number) => euro(Math.round(cents / 100) * 100);

/** What was taken and what remained of it, and the same money divided by month, product, country and source. */
export function MoneyView({ revenue }: Props) {
  const { products, countries, first, last } = revenue;
  return (
    <>
      <Remained revenue={revenue} />
      <Months revenue={revenue} />
      <Places
        title="By product"
        text="The same money by what was sold. In an order with several products each has its own price, and its share of what belongs to the order as a whole: a part of a plan, a fee."
        table="products"
        {...moneyTables.products(revenue)}
        places={products}
      />
      <Places
        title="By country"
        text="Where the buyer lives: as she said, or else as most of billing address, card and network say. Not known is who was never asked."
        table="countries"
        {...moneyTables.countries(revenue)}
        places={countries}
      />
      <Places
        title="By the first touch"
        text="The link by which the buyer first became known to you, for a letter, the quiz or an order: its utm_source, utm_medium and utm_campaign. It tells what finds people."
        table="first-touch"
        {...moneyTables['first-touch'](revenue)}
        places={first}
      />
      <Places
        title="By the last touch"
        text="The link that led to the order itself. It tells what makes people buy."
        table="sources"
        {...moneyTables.sources(revenue)}
        places={last}
      />
    </>
  );
}

type Step = { name: string; says: string; cents: number; from: number; ink: string };

/** Each step begins where the one before it ended. */
function stepsOf({ total, feesThrough }: BusinessRevenue): Step[] {
  const { takenCents, backCents, disputedCents, taxCents, feeCents, leftCents } = total;
  const told = feesThrough
    ? `told through ${showIn(`${feesThrough}T12:00:00Z`, 'UTC', 'd MMMM yyyy')}`
    : 'of which nothing has been told yet';
  const down: [string, string, number, string][] = [
    [
      'Given back',
      'All credit notes of these days, whenever the sale was: refunds, and disputes that were lost.',
      backCents,
      'var(--plum)',
    ],
    [
      'In disputes',
      'What banks have taken for their customers and nobody has decided yet. Won, it comes back here; lost, it is given back, with a credit note.',
      disputedCents,
      'var(--plum)',
    ],
    [
      'Tax',
      'The tax inside those receipts, less the tax inside those credit notes.',
      taxCents,
      'var(--info)',
    ],
    ['Provider’s fees', `What the payment provider kept for itself, ${told}.`, feeCents, 'var(--quiet)'],
  ];
  let reached = takenCents;
  const steps = down.map(([name, says, cents, ink]) => {
    reached -= cents;
    return { name, says, cents: -cents, from: reached, ink };
  });
  return [
    {
      ...{ name: 'Taken', says: 'All receipts and invoices of these days, with the tax in them.' },
      ...{ cents: takenCents, from: 0, ink: 'var(--leaf)' },
    },
    ...steps,
    {
      ...{ name: 'Left', says: 'What remains with you, before your own costs.' },
      ...{ cents: leftCents, from: 0, ink: 'var(--ink)' },
    },
  ];
}

/** From what was taken to what is left, as stairs. */
function Remained({ revenue }: Props) {
  const { takenCents, leftCents } = revenue.total;
  const steps = stepsOf(revenue);
  const most = Math.max(takenCents, Math.abs(leftCents), 1);
  return (
    <FigureWithTable
      title="What remained"
      text="From what was taken to what is left, step by step. Taken and given back agree with Invoices, disputes and fees with Payouts."
      table="revenue"
      {...moneyTables.revenue(revenue)}
      empty="No money moved in this time."
      isEmpty={isNothing(revenue)}
    >
      <ol className="space-y-4">
        {steps.map(({ name, says, cents, from, ink }) => (
          <li key={name} className="grid gap-x-5 gap-y-1.5 sm:grid-cols-[1fr_1.4fr_7rem] sm:items-center">
            <span className="flex items-baseline justify-between gap-3 sm:block">
              <span className="font-semibold">{name}</span>
              <span className="lining-nums sm:hidden">
                <LargeFigure>{euro(cents)}</LargeFigure>
              </span>
            </span>
            <Stair from={(from / most) * 100} to={((from + Math.abs(cents)) / most) * 100} ink={ink} />
            <span className="text-right lining-nums max-sm:hidden">
              <LargeFigure>{euro(cents)}</LargeFigure>
            </span>
            <span className="measure text-fine text-quiet sm:col-span-3">{says}</span>
          </li>
        ))}
      </ol>
    </FigureWithTable>
  );
}

/** One step of them: a bar between two places, hung on a fine rule. */
const Stair = ({ from, to, ink }: { from: number; to: number; ink: string }) => (
  <svg
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    className="h-7 w-full overflow-hidden bg-sunken"
    aria-hidden="true"
  >
    {[25, 50, 75].map((tick) => (
      <line
        key={tick}
        x1={tick}
        x2={tick}
        y1="0"
        y2="10"
        stroke="var(--rule)"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
    ))}
    <rect
      x={Math.max(0, from)}
      width={Math.max(to - Math.max(0, from), to > from ? 0.4 : 0)}
      y="0"
      height="10"
      fill={ink}
    />
  </svg>
);

const isNothing = ({ total, products }: BusinessRevenue): boolean =>
  products.length === 0 && total.takenCents === 0;

function Months({ revenue }: Props) {
  const { months, total } = revenue;
  return (
    <FigureWithTable
      title="Revenue by month"
      text={`${roundEuro(total.leftCents)} left in all. A month’s money is that of the papers issued in it, so what goes back counts in the month in which it goes.`}
      table="revenue"
      {...moneyTables.revenue(revenue)}
      empty="No money moved in this time."
      isEmpty={isNothing(revenue)}
    >
      <Bars
        label={`Revenue by month, ${euro(total.leftCents)} left in all`}
        format={roundEuro}
        stacks={months.map(({ month, leftCents, feeCents, taxCents, backCents, disputedCents }) => ({
          label: monthName(month),
          parts: [leftCents, backCents + disputedCents, feeCents, taxCents],
          title: `${monthName(month)}: ${euro(leftCents)} left`,
        }))}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine">
        <InkKey at={0}>left</InkKey>
        <InkKey at={1}>given back or in disputes</InkKey>
        <InkKey at={2}>fees</InkKey>
        <InkKey at={3}>tax</InkKey>
      </p>
    </FigureWithTable>
  );
}

const DRAWN = 10;

type PlacesProps = {
  title: string;
  text: string;
  table: keyof typeof moneyTables;
  head: string[];
  rows: string[][];
  places: RevenueRow[];
};

/** The same money once more: what was taken, pale, and what of it is left. */
function Places({ places, ...figure }: PlacesProps) {
  return (
    <FigureWithTable {...figure} empty="No money moved in this time." isEmpty={places.length === 0}>
      <ShareBars
        lines={places.slice(0, DRAWN).map(({ id, name, takenCents, leftCents }) => ({
          id: String(id),
          name,
          value: Math.max(0, leftCents),
          of: takenCents,
          text: (
            <>
              <LargeFigure>{roundEuro(leftCents)}</LargeFigure>
              <SmallFigure>{`of ${roundEuro(takenCents)}`}</SmallFigure>
            </>
          ),
        }))}
      />
      <p className="mt-4 text-fine text-quiet">
        Pale: what was taken. Full: what is left of it.
        {places.length > DRAWN && ` The other ${places.length - DRAWN} stand under The figures.`}
      </p>
    </FigureWithTable>
  );
}

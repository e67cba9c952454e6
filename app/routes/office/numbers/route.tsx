import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { type Business, readAnalytics } from '../../../../domain/office/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { euro } from '../../../../shared/money.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { sequenceName, sourceName, tables } from '../../../components/office/numbers/tables.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Bars, inkOf } from '../../../ui/bars.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { DayField } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { FigureWithTable } from './figure-with-table.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Analytics' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const range = Object.fromEntries(new URL(request.url).searchParams);
  return readAnalytics(services, { actor: member, range });
});

const monthName = (month: string) => showIn(`${month}-15T12:00:00Z`, 'UTC', 'MMM yy');
const day = (date: string) => showIn(`${date}T12:00:00Z`, 'UTC', 'd MMMM yyyy');
const whole = (value: number) => String(Math.round(value * 10) / 10);

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { from, to } = loaderData;
  return (
    <>
      <PageHeading title="Analytics" subtitle={`${day(from)} to ${day(to)}`} />
      <Form method="get" className="mb-8 flex flex-wrap items-end gap-4" key={`${from}-${to}`}>
        <DayField label="From" name="from" defaultValue={from} />
        <DayField label="To" name="to" defaultValue={to} />
        <Button type="submit" variant="outline" className="h-12">
          Show
        </Button>
        <Link to="." className="inline-flex min-h-12 items-center">
          Last twelve months
        </Link>
      </Form>
      <div className="space-y-8">
        <Revenue business={loaderData} />
        <Sources business={loaderData} />
        <FunnelFigure business={loaderData} />
        <Sequences business={loaderData} />
        <Membership business={loaderData} />
        <Deliveries business={loaderData} />
      </div>
    </>
  );
}

type Props = { business: Business };

function Revenue({ business }: Props) {
  const { totalCents, products, months } = business.revenue;
  return (
    <FigureWithTable
      title="Revenue"
      text={`${roundEuro(totalCents)} in all: what was paid, less what was given back.`}
      table="revenue"
      {...tables.revenue(business)}
      empty="No payment in this time."
      isEmpty={products.length === 0}
    >
      <Bars
        label={`Revenue by month, ${euro(totalCents)} in all`}
        format={roundEuro}
        stacks={months.map(({ month, cents, byProduct }) => ({
          label: monthName(month),
          parts: byProduct,
          title: `${monthName(month)}: ${euro(cents)}`,
        }))}
      />
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-fine">
        {products.map(({ id, name, cents }, n) => (
          <li key={id} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 shrink-0" style={{ background: inkOf(n) }} />
            {name} <span className="text-quiet lining-nums">{roundEuro(cents)}</span>
          </li>
        ))}
      </ul>
    </FigureWithTable>
  );
}

function FunnelFigure({ business }: Props) {
  return (
    <FigureWithTable
      title="From visit to order"
      text="Visits are arrivals from elsewhere, counted without cookies and without knowing whom. Percentages are of the step before, where most came from there."
      table="funnel"
      {...tables.funnel(business)}
      empty="Nothing was counted in this time."
      isEmpty={business.funnel.every(({ count }) => count === 0)}
    >
      <Funnel steps={business.funnel} />
    </FigureWithTable>
  );
}

function Sequences({ business }: Props) {
  return (
    <FigureWithTable
      title="Sequences"
      text="Of the sequences that started in this time, how many ended in a purchase."
      table="sequences"
      {...tables.sequences(business)}
      empty="No sequence started in this time."
      isEmpty={business.sequences.length === 0}
    >
      <ul className="grid gap-6 sm:grid-cols-3">
        {business.sequences.map(({ type, started, converted, rate }) => (
          <li key={type} className="border-t border-leaf pt-4">
            <p className="serif text-[2.5rem] leading-none lining-nums">{rate?.toFixed(1) ?? '0.0'} %</p>
            <p className="mt-2 font-semibold">{sequenceName(type)}</p>
            <p className="text-fine text-quiet lining-nums">
              {converted} of {started} converted
            </p>
          </li>
        ))}
      </ul>
    </FigureWithTable>
  );
}

function Membership({ business: { membership }, business }: Props) {
  const last = membership.at(-1);
  return (
    <FigureWithTable
      title="Membership"
      text={
        last &&
        `${last.after} ${last.after === 1 ? 'member' : 'members'} at the end. Churn is who left, of those there when the month began.`
      }
      table="membership"
      {...tables.membership(business)}
      empty="No members in this time."
      isEmpty={membership.every(({ before, joined }) => before + joined === 0)}
    >
      <Bars
        label={`Members at the end of each month, ${last?.after ?? 0} at last`}
        format={whole}
        stacks={membership.map(({ month, after, joined, left }) => ({
          label: monthName(month),
          parts: [Math.max(0, after - joined), Math.min(joined, after)],
          title: `${monthName(month)}: ${after} members, ${joined} joined, ${left} left`,
        }))}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine">
        <Key at={0}>stayed</Key>
        <Key at={1}>joined in the month</Key>
      </p>
    </FigureWithTable>
  );
}

function Key({ at, children }: { at: number; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-3" style={{ background: inkOf(at) }} />
      {children}
    </span>
  );
}

function Deliveries({ business: { deliveries }, business }: Props) {
  const all = deliveries.reduce((sum, { delivered }) => sum + delivered, 0);
  const onTime = deliveries.reduce((sum, row) => sum + row.onTime, 0);
  return (
    <FigureWithTable
      title="Delivered as promised"
      text={
        all === 0
          ? undefined
          : `${onTime} of ${all} delivered documents and videos came within the time they were sold with. What is late now stands under Today.`
      }
      table="deliveries"
      {...tables.deliveries(business)}
      empty="Nothing was delivered in this time."
      isEmpty={deliveries.length === 0}
    >
      <Bars
        label={`Deliveries by month, ${onTime} of ${all} on time`}
        format={whole}
        stacks={deliveries.map(({ month, delivered, onTime: kept, median }) => ({
          label: monthName(month),
          parts: [kept, delivered - kept],
          title: `${monthName(month)}: ${kept} of ${delivered} in time, median ${median} hours`,
        }))}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine">
        <Key at={0}>on time</Key>
        <Key at={1}>later</Key>
      </p>
    </FigureWithTable>
  );
}

type Step = { step: string; count: number };

/** Four steps; the narrowing is the message. */
const Funnel = ({ steps }: { steps: Step[] }) => (
  <ShareBars
    lines={steps.map(({ step, count }, n) => {
      const before = steps[n - 1]?.count;
      return {
        name: step,
        value: count,
        text: (
          <>
            <LargeFigure>{figure(count)}</LargeFigure>
            {before !== undefined && before >= count && before > 0 && (
              <SmallFigure>{`${Math.round((count / before) * 1000) / 10} %`}</SmallFigure>
            )}
          </>
        ),
      };
    })}
  />
);

const DRAWN = 10;

function Sources({ business }: { business: Business }) {
  const { sources } = business;
  return (
    <FigureWithTable
      title="Where orders came from"
      text="The same money, by the link that led to the order: its utm_source, utm_medium and utm_campaign."
      table="sources"
      {...tables.sources(business)}
      empty="No payment in this time."
      isEmpty={sources.length === 0}
    >
      <ShareBars
        lines={sources.slice(0, DRAWN).map(({ source, orders, cents }) => ({
          name: sourceName(source),
          value: cents,
          text: (
            <>
              <LargeFigure>{roundEuro(cents)}</LargeFigure>
              <SmallFigure>{`${orders} ${orders === 1 ? 'order' : 'orders'}`}</SmallFigure>
            </>
          ),
        }))}
      />
    </FigureWithTable>
  );
}

/** Cents are for the table; a drawing tells how much it is. */
const roundEuro = (cents: number) => euro(Math.round(cents / 100) * 100);

type Line = { name: string; value: number; text: ReactNode };

/** Lines of which each is as wide as its share of the widest. */
function ShareBars({ lines }: { lines: Line[] }) {
  const most = Math.max(...lines.map(({ value }) => value), 1);
  return (
    <ol className="space-y-3">
      {lines.map(({ name, value, text }, n) => (
        <li key={name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr_9rem]">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span aria-hidden="true" className="block h-9 bg-sunken">
            <span
              className={cx('block h-full', n % 2 ? 'bg-plum' : 'bg-leaf')}
              style={{ width: `${Math.max((value / most) * 100, value > 0 ? 0.6 : 0)}%` }}
            />
          </span>
          <span className="lining-nums sm:text-right">{text}</span>
        </li>
      ))}
    </ol>
  );
}

const LargeFigure = ({ children }: { children: string }) => (
  <span className="serif text-[1.375rem] leading-none">{children}</span>
);

/** Beside a large figure. */
const SmallFigure = ({ children }: { children: string }) => (
  <span className="text-fine text-quiet"> · {children}</span>
);

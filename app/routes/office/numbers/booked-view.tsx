import type { Booked } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { bookedTables } from '../../../components/office/numbers/tables.ts';
import { Bars } from '../../../ui/bars.tsx';
import { FigureWithTable, InkKey, monthName } from './figure-with-table.tsx';

const roundEuro = (cents: number) => euro(Math.round(cents / 100) * 100);

/** What is agreed already, by the month in which it will be charged. */
export function BookedView({ booked }: { booked: Booked }) {
  const { months, churn } = booked;
  const sum = (of: 'cents' | 'renewalCents' | 'stayingCents') =>
    months.reduce((all, month) => all + month[of], 0);
  return (
    <FigureWithTable
      title="Booked for the next twelve months"
      text={`${roundEuro(sum('cents'))} in all, with the tax in it: booked, not expected. New orders will come on top of it, and not everything that is booked will be paid.`}
      table="booked"
      {...bookedTables.booked(booked)}
      empty="Nothing is booked ahead: no plan has parts to come, no membership renews, and no booked session is unpaid."
      isEmpty={sum('cents') === 0}
    >
      <Bars
        label={`Booked by month, ${euro(sum('cents'))} in all`}
        format={roundEuro}
        stacks={months.map(({ month, partCents, renewalCents, sessionCents, cents }) => ({
          label: monthName(month),
          parts: [renewalCents, partCents, sessionCents],
          title: `${monthName(month)}: ${euro(cents)} booked`,
        }))}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine">
        <InkKey at={0}>renewals of memberships</InkKey>
        <InkKey at={1}>parts of plans</InkKey>
        <InkKey at={2}>sessions that are booked and unpaid</InkKey>
      </p>
      <ul className="measure mt-6 space-y-3">
        <li>
          <strong>Renewals</strong> are charged at the price that each member has agreed to, or has been told
          of, for as long as she does not cancel.{' '}
          {leavingWords(churn, sum('renewalCents'), sum('stayingCents'))}
        </li>
        <li>
          <strong>Parts of plans</strong> are what is left of orders that are paid in monthly parts.
        </li>
        <li>
          <strong>Sessions</strong> stand in the month in which they are held. Those that came with a package
          are paid already.
        </li>
        <Overdue overdue={booked.overdue} />
      </ul>
    </FigureWithTable>
  );
}

function leavingWords(churn: number | undefined, renewals: number, staying: number): string {
  if (churn === undefined || renewals === 0) return '';
  if (churn === 0) return 'Nobody has left in the last twelve months.';
  return `In the last twelve months ${churn.toFixed(1)} % of the members left each month; if that goes on, ${roundEuro(staying)} of the ${roundEuro(renewals)} remain.`;
}

/** Not among the bars: nobody knows whether it still comes. */
function Overdue({ overdue: { parts, renewals, sessions } }: Pick<Booked, 'overdue'>) {
  const some = [
    [renewals, 'of failed renewals'] as const,
    [parts, 'of overdue parts'] as const,
    [sessions, 'of sessions that were held and not paid for'] as const,
  ].filter(([cents]) => cents > 0);
  if (some.length === 0) return null;
  return (
    <li>
      <strong>Overdue</strong> and not counted above:{' '}
      {some.map(([cents, what]) => `${euro(cents)} ${what}`).join(', ')}.
    </li>
  );
}

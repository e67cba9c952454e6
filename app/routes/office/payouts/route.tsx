import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { Link } from 'react-router';
import { checkDiscrepancy, explainDiscrepancy, readPayoutMonth } from '../../../../domain/shop/index.ts';
import { money } from '../../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { MonthChoice } from '../../../components/office/month-choice.tsx';
import { payoutStates } from '../../../components/office/payout-words.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/route';
import { Discrepancies } from './discrepancies.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Payouts' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const month = new URL(request.url).searchParams.get('month') ?? undefined;
  return readPayoutMonth(services, { actor: member, month });
});

export const action = answerForm({
  check: change(checkDiscrepancy, byActor),
  explain: change(explainDiscrepancy, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const day = (date: string) => format(parseISO(date), 'd MMMM yyyy');

/** Not more than is true: what is suspected may still turn out to agree. */
function whatAgrees({
  comparedThrough,
  suspected,
  discrepancies,
}: Route.ComponentProps['loaderData']): string {
  if (!comparedThrough)
    return 'Nothing has been compared yet. It begins in the night after the first payment.';
  const compared = `Every payment, refund, fee and dispute through ${day(comparedThrough)} has been compared with your orders.`;
  const again = suspected === 1 ? 'One of them is' : `${suspected} of them are`;
  if (suspected > 0)
    return `${compared} ${again} compared again tonight, because something may still arrive.`;
  return discrepancies.length === 0 ? `${compared} All of it agrees.` : compared;
}

const sum = (cents: number) => <span className="lining-nums">{money(cents)}</span>;

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const { month, discrepancies, payouts, paidCents } = loaderData;
  return (
    <>
      <PageHeading
        title="Payouts"
        subtitle="What the payment provider sent to your bank account, and what each is made of"
      />
      <p className="mb-6">{whatAgrees(loaderData)}</p>
      {discrepancies.length > 0 && <Discrepancies discrepancies={discrepancies} />}
      <MonthChoice label="Arriving in" month={month} csv="/office/payouts.csv" />
      <Table
        caption={`Payouts of ${month}`}
        rows={payouts}
        rowKey={({ id }) => id}
        empty="Nothing arrives in this month."
        columns={[
          {
            header: 'Arrives',
            cell: ({ id, arrivesOn }) => (
              <Link to={`/office/payouts/${id}`} className="lining-nums">
                {day(arrivesOn)}
              </Link>
            ),
          },
          {
            header: 'State',
            cell: ({ status }) => <Badge look={payoutStates[status].look}>{payoutStates[status].text}</Badge>,
          },
          { header: 'Payments', cell: ({ paymentCents }) => sum(paymentCents) },
          {
            header: 'Refunds and disputes',
            cell: ({ backCents }) => (backCents === 0 ? '–' : sum(backCents)),
          },
          {
            header: 'Fees',
            cell: ({ feeCents, otherCents }) => (
              <>
                {sum(feeCents)}
                {otherCents !== 0 && (
                  <span className="block text-fine text-quiet">and other {money(otherCents)}</span>
                )}
              </>
            ),
          },
          { header: 'Payout', cell: ({ amountCents }) => <strong>{sum(amountCents)}</strong> },
        ]}
      />
      {payouts.length > 0 && (
        <p className="mt-4 text-right">
          Paid to your bank account in this month: <strong>{sum(paidCents)}</strong>
        </p>
      )}
    </>
  );
}

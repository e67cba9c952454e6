import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { readPayout } from '../../../../domain/shop/index.ts';
import { money } from '../../../../shared/money.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { discrepancyWords, payoutStates } from '../../../components/office/payout-words.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/payout';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Payout' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) =>
  readPayout(services, { actor: member, payoutId: params.payoutId }),
);

type Payout = Route.ComponentProps['loaderData'];

const kinds: Record<Payout['movements'][number]['kind'], string> = {
  charge: 'Payment',
  charge_failure: 'Debit that did not come',
  refund: 'Refund',
  refund_failure: 'Refund that came back',
  dispute: 'Dispute',
  dispute_reversal: 'Dispute won',
  fee: 'Fee of the provider',
  payout: 'Payout',
  payout_reversal: 'Payout that came back',
  other: 'Other',
};

const sum = (cents: number) => <span className="lining-nums">{money(cents)}</span>;

export default function PayoutPage({ loaderData: payout }: Route.ComponentProps) {
  const { id, amountCents, status, arrivesOn, createdAt, discrepancies } = payout;
  const day = format(parseISO(arrivesOn), 'd MMMM yyyy');
  return (
    <>
      <BackTo to={`/office/payouts?month=${arrivesOn.slice(0, 7)}`}>Payouts</BackTo>
      <PageHeading title={`Payout of ${money(amountCents)}`} subtitle={`At your bank on ${day}`}>
        <Badge look={payoutStates[status].look}>{payoutStates[status].text}</Badge>
      </PageHeading>
      {discrepancies.map(({ id: key, kind }) => (
        <p key={key} className="mb-4 font-semibold text-bad">
          {discrepancyWords[kind].title}. <Link to="/office/payouts">What to do next</Link>
        </p>
      ))}
      <div className="grid items-start gap-10 xl:grid-cols-[1fr_20rem]">
        <div className="xl:order-2">
          <Part title="How it adds up">
            <Sums payout={payout} />
            <Facts
              facts={[
                ['Made', <LocalTime key="made" at={createdAt} />],
                [
                  'At the provider',
                  <span key="id" className="break-all">
                    {id}
                  </span>,
                ],
              ]}
            />
          </Part>
        </div>
        <Movements payout={payout} />
      </div>
    </>
  );
}

/** As on paper: what came, less what left, is what the bank got. */
function Sums({ payout }: { payout: Payout }) {
  const { paymentCents, backCents, feeCents, otherCents, amountCents, parts } = payout;
  if (parts !== 'read') return <p className="text-quiet">{notTakenApart[parts]}</p>;
  const lines: [string, number][] = [
    ['Payments', paymentCents],
    ['Refunds and disputes', backCents],
    ['Fees of the provider', feeCents],
    ...(otherCents === 0 ? [] : [['Other', otherCents] satisfies [string, number]]),
  ];
  return (
    <dl className="mb-4">
      {lines.map(([name, cents]) => (
        <div key={name} className="flex justify-between gap-4 py-1">
          <dt>{name}</dt>
          <dd>{sum(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-rule py-2 font-semibold">
        <dt>Payout</dt>
        <dd>{sum(amountCents)}</dd>
      </div>
    </dl>
  );
}

const notTakenApart = {
  later: 'The provider cannot say yet what this payout is made of. It is asked again each night.',
  ready: 'What this payout is made of is read in the next night.',
  never: 'This payout was made by hand, or at once: the provider does not say what it is made of.',
};

function Movements({ payout }: { payout: Payout }) {
  const { id, movements, isCut } = payout;
  return (
    <Part
      title="What it is made of"
      aside={
        movements.length > 0 && (
          <a
            href={`/office/payouts/${id}/movements.csv`}
            className={buttonLook({ variant: 'outline', size: 'sm' })}
          >
            <Download className="size-4" aria-hidden="true" />
            CSV
          </a>
        )
      }
    >
      <Table
        caption="What it is made of"
        rows={movements}
        rowKey={(movement) => movement.id}
        empty="Not known."
        columns={[
          {
            header: 'What',
            cell: ({ kind, orderId, number, product, disputeId }) => (
              <>
                {disputeId ? <Link to={`/office/disputes/${disputeId}`}>{kinds[kind]}</Link> : kinds[kind]}
                {orderId && (
                  <span className="block text-fine font-normal">
                    <Link to={`/office/orders/${orderId}`}>{number}</Link>, {product}
                  </span>
                )}
              </>
            ),
          },
          { header: 'When', cell: ({ at }) => <LocalTime at={at} as="d MMM yyyy" /> },
          { header: 'Amount', cell: (movement) => sum(movement.amountCents) },
          { header: 'Fee', cell: ({ feeCents }) => sum(-feeCents) },
          { header: 'Remains', cell: ({ netCents }) => <strong>{sum(netCents)}</strong> },
        ]}
      />
      {isCut && (
        <p className="text-quiet">These are the first {movements.length}. The CSV has all of them.</p>
      )}
    </Part>
  );
}

import { Link } from 'react-router';
import { readInvoiceMonth } from '../../../domain/shop/index.ts';
import { money } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { LocalTime } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { MonthChoice } from '../../components/office/month-choice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/invoices';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Invoices' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const month = new URL(request.url).searchParams.get('month') ?? undefined;
  return readInvoiceMonth(services, { actor: member, month });
});

const words = { receipt: 'Receipt', invoice: 'Invoice', 'credit note': 'Credit note' };

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { month, papers, totals, quarter, oss } = loaderData;
  return (
    <>
      <PageHeading
        title="Invoices"
        subtitle="Receipts, invoices and credit notes, numbered without a gap for each series and year"
      />
      <MonthChoice label="Month" month={month} csv="/office/invoices.csv" />
      <Table
        caption={`Invoices of ${month}`}
        rows={papers}
        rowKey={({ id }) => id}
        empty="Nothing was issued in this month."
        columns={[
          {
            header: 'Number',
            cell: ({ id, orderId, number }) => (
              <a href={`/office/orders/${orderId}/receipts/${id}`} className="lining-nums">
                {number}
              </a>
            ),
          },
          { header: 'Kind', cell: ({ word }) => words[word] },
          { header: 'Issued', cell: ({ issuedAt }) => <LocalTime at={issuedAt} as="MMM d, yyyy" /> },
          {
            header: 'Order',
            cell: ({ order, orderId, buyer }) => (
              <>
                <Link to={`/office/orders/${orderId}`}>{order}</Link>
                {buyer && <span className="block text-fine text-quiet">{buyer}</span>}
              </>
            ),
          },
          { header: 'Tax', cell: ({ taxCents }) => <span className="lining-nums">{money(taxCents)}</span> },
          { header: 'Amount', cell: ({ cents }) => <span className="lining-nums">{money(cents)}</span> },
        ]}
      />
      {papers.length > 0 && (
        <p className="mt-4 text-right">
          In all <strong className="lining-nums">{money(totals.grossCents)}</strong>, of which tax{' '}
          <strong className="lining-nums">{money(totals.taxCents)}</strong>
        </p>
      )}
      <div className="mt-10">
        <Part title={`One Stop Shop, ${quarter}`}>
          <Table
            caption={`One Stop Shop, ${quarter}`}
            rows={oss}
            rowKey={({ country, rate }) => `${country} ${rate}`}
            empty="Nothing of this quarter is declared by the One Stop Shop."
            columns={[
              { header: 'Country', cell: ({ country }) => country },
              { header: 'Rate', cell: ({ rate }) => `${rate / 100} %` },
              {
                header: 'Net',
                cell: ({ netCents }) => <span className="lining-nums">{money(netCents)}</span>,
              },
              {
                header: 'Tax',
                cell: ({ taxCents }) => <span className="lining-nums">{money(taxCents)}</span>,
              },
              {
                header: 'Corrections of earlier quarters',
                cell: ({ correctedCents }) => <span className="lining-nums">{money(correctedCents)}</span>,
              },
            ]}
          />
        </Part>
      </div>
    </>
  );
}

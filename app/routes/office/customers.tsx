import { Link } from 'react-router';
import { listCustomers } from '../../../domain/office/index.ts';
import { figure } from '../../../shared/figures.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { LocalTime } from '../../components/local-time.tsx';
import { CsvLink, Filters, PagedTable } from '../../components/office/list-parts.tsx';
import { Kinds } from '../../components/office/person-words.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import type { Route } from './+types/customers';

export const meta: Route.MetaFunction = () => [{ title: 'Customers' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return listCustomers(services, { actor: member, search });
});

const views = [
  { value: 'all', label: 'Everybody' },
  { value: 'buyers', label: 'Who bought' },
  { value: 'accounts', label: 'With an account' },
  { value: 'leads', label: 'Took the quiz, bought nothing' },
];

export default function Customers({
  loaderData: { customers, count, isMore, shown, older },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Customers" subtitle="Everybody known by an address, newest first">
        <CsvLink path="/office/customers.csv" />
      </PageHeading>
      <Filters columns="md:grid-cols-[1.5fr_1fr_auto]">
        <Field label="Search" name="q" type="search" placeholder="Name or address" defaultValue={shown.q} />
        <Choice label="Show" name="show" options={views} defaultValue={shown.show} />
      </Filters>
      <p role="status" className="mb-3 text-fine text-quiet lining-nums">
        {count === 1 ? '1 person' : `${isMore ? 'More than ' : ''}${figure(count)} people`}
      </p>
      <PagedTable
        caption="Customers, newest first"
        rows={customers}
        rowKey={({ id }) => id}
        empty={{ none: 'Nobody matches.', older: 'Nobody older.' }}
        older={older}
        isPaged={shown.isPaged}
        columns={[
          {
            header: 'Customer',
            cell: ({ id, name, email }) => (
              <Link
                to={`/office/customers/${id}`}
                className="inline-flex min-h-11 flex-col justify-center wrap-anywhere md:min-h-0"
              >
                {name || email}
                {name && <span className="text-fine break-all text-quiet">{email}</span>}
              </Link>
            ),
          },
          { header: 'Since', cell: ({ since }) => <LocalTime at={since} as="MMM d, yyyy" /> },
          {
            header: 'Orders',
            cell: ({ orders }) => <span className="lining-nums">{orders}</span>,
          },
          { header: 'Paid', cell: ({ cents }) => <span className="lining-nums">{euro(cents)}</span> },
          {
            header: 'Last order',
            cell: ({ lastAt }) => (lastAt ? <LocalTime at={lastAt} as="MMM d, yyyy" /> : '–'),
          },
          {
            header: 'Known as',
            cell: ({ kinds }) => <Kinds kinds={kinds} />,
          },
        ]}
      />
    </>
  );
}

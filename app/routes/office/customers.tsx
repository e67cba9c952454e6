import { Download } from 'lucide-react';
import { Form, Link, useSearchParams } from 'react-router';
import { listCustomers } from '../../../domain/office/index.ts';
import { euro } from '../../../shared/money.ts';
import { orRefuse } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { OlderButton } from '../../components/office/older-button.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/customers';

export const meta: Route.MetaFunction = () => [{ title: 'Customers' }];

export function loader({ request, context }: Route.LoaderArgs) {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return orRefuse(listCustomers(servicesOf(context), { actor: context.get(memberContext), search }));
}

const views = [
  { value: 'all', label: 'Everybody' },
  { value: 'buyers', label: 'Who bought' },
  { value: 'accounts', label: 'With an account' },
  { value: 'leads', label: 'Took the quiz only' },
];

export default function Customers({ loaderData: { customers, shown, older } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const isOwner = useIsOwner();
  const csv = new URLSearchParams([...params].filter(([name]) => name !== 'before'));
  return (
    <>
      <PageHeading title="Customers" subtitle="Everybody known by an address, newest first">
        {isOwner && (
          <a href={`/office/customers.csv?${csv}`} className={buttonLook({ variant: 'outline' })}>
            <Download className="size-4" aria-hidden="true" />
            CSV
          </a>
        )}
      </PageHeading>
      <Form
        method="get"
        className="mb-6 grid items-end gap-3 md:grid-cols-[1.5fr_1fr_auto]"
        preventScrollReset
      >
        <Field label="Search" name="q" type="search" placeholder="Name or address" defaultValue={shown.q} />
        <Choice label="Show" name="show" options={views} defaultValue={shown.show} />
        <Button type="submit" variant="outline" className="h-12">
          Show
        </Button>
      </Form>
      {customers.length === 0 ? (
        <EmptyState text={shown.isPaged ? 'Nobody older.' : 'Nobody matches.'} />
      ) : (
        <Table
          caption="Customers, newest first"
          rows={customers}
          rowKey={({ id }) => id}
          empty=""
          columns={[
            {
              header: 'Customer',
              cell: ({ id, name, email }) => (
                <Link
                  to={`/office/customers/${id}`}
                  className="inline-flex min-h-11 flex-col justify-center md:min-h-0"
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
              header: 'Account',
              cell: ({ hasAccount }) =>
                hasAccount ? <Badge look="good">Account</Badge> : <Badge look="secondary">Guest</Badge>,
            },
          ]}
        />
      )}
      <OlderButton older={older} isPaged={shown.isPaged} />
    </>
  );
}

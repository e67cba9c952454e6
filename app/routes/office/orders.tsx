import { Download } from 'lucide-react';
import { Form, Link, useSearchParams } from 'react-router';
import { listOfficeOrders, type OfficeOrderLine } from '../../../domain/office/index.ts';
import { euro } from '../../../shared/money.ts';
import { orRefuse } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { OlderButton } from '../../components/office/older-button.tsx';
import { officeStage, officeState, viewNames } from '../../components/office/order-words.ts';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/orders';

export const meta: Route.MetaFunction = () => [{ title: 'Orders' }];

export function loader({ request, context }: Route.LoaderArgs) {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return orRefuse(listOfficeOrders(servicesOf(context), { actor: context.get(memberContext), search }));
}

const views = Object.entries(viewNames).map(([value, label]) => ({ value, label }));

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, older, shown, products, now } = loaderData;
  const [params] = useSearchParams();
  const choices = [
    { value: '', label: 'Every product' },
    ...products.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isOwner = useIsOwner();
  const csv = new URLSearchParams([...params].filter(([name]) => name !== 'before'));
  return (
    <>
      <PageHeading title="Orders" subtitle="Everything that was bought, newest first">
        {isOwner && (
          <a href={`/office/orders.csv?${csv}`} className={buttonLook({ variant: 'outline' })}>
            <Download className="size-4" aria-hidden="true" />
            CSV
          </a>
        )}
      </PageHeading>
      <Form
        method="get"
        className="mb-6 grid items-end gap-3 md:grid-cols-[1.5fr_1fr_1fr_auto]"
        preventScrollReset
      >
        <Field
          label="Search"
          name="q"
          type="search"
          placeholder="Order number or address"
          defaultValue={shown.q}
        />
        <Choice label="Show" name="show" options={views} defaultValue={shown.show} />
        <Choice label="Product" name="product" options={choices} defaultValue={shown.product ?? ''} />
        <Button type="submit" variant="outline" className="h-12">
          Show
        </Button>
      </Form>
      {orders.length === 0 ? (
        <EmptyState text={shown.isPaged ? 'Nothing older.' : 'No order matches.'} />
      ) : (
        <Table
          caption="Orders, newest first"
          rows={orders}
          rowKey={({ id }) => id}
          empty=""
          columns={[
            { header: 'Order', cell: (order) => <Name order={order} /> },
            {
              header: 'Buyer',
              cell: ({ name, email }) => (
                <>
                  {name && <span className="block">{name}</span>}
                  <span className="text-fine break-all text-quiet">{email}</span>
                </>
              ),
            },
            { header: 'Placed', cell: ({ placedAt }) => <LocalTime at={placedAt} as="MMM d, h:mm a" /> },
            {
              header: 'Total',
              cell: ({ totalCents, monthly }) => (
                <span className="whitespace-nowrap lining-nums">
                  {euro(totalCents)}
                  {monthly && ' / month'}
                </span>
              ),
            },
            { header: 'State', cell: (order) => <Marks order={order} now={now} /> },
          ]}
        />
      )}
      <OlderButton older={older} isPaged={shown.isPaged} />
    </>
  );
}

function Name({ order: { id, productName, number } }: { order: OfficeOrderLine }) {
  return (
    <Link to={`/office/orders/${id}`} className="inline-flex min-h-11 flex-col justify-center md:min-h-0">
      {productName}
      <span className="text-fine text-quiet lining-nums">{number}</span>
    </Link>
  );
}

/** The money, and how far the slowest delivery is. */
function Marks({ order: { state, deliveries }, now }: { order: OfficeOrderLine; now: string }) {
  const slowest = deliveries.find(({ stage }) => stage !== 'delivered' && stage !== 'withdrawn');
  const isLate = slowest?.dueAt !== undefined && slowest.dueAt < now;
  const stage = slowest ?? deliveries[0];
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge look={officeState[state].look}>{officeState[state].text}</Badge>
      {stage && stage.stage !== 'withdrawn' && (
        <Badge look={isLate ? 'destructive' : officeStage[stage.stage].look}>
          {isLate ? 'Late' : officeStage[stage.stage].text}
        </Badge>
      )}
    </span>
  );
}

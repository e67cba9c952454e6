import { Link } from 'react-router';
import { listOfficeOrders, type OfficeOrderLine } from '../../../domain/office/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { LocalTime } from '../../components/local-time.tsx';
import { CsvLink, Filters, PagedTable } from '../../components/office/list-parts.tsx';
import { officeStage, officeState, viewNames } from '../../components/office/order-words.ts';
import { ProductFilter } from '../../components/office/product-choice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Choice, Field } from '../../ui/field.tsx';
import type { Route } from './+types/orders';

export const meta: Route.MetaFunction = () => [{ title: 'Orders' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  return listOfficeOrders(services, { actor: member, search });
});

const views = Object.entries(viewNames).map(([value, label]) => ({ value, label }));

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, older, shown, now } = loaderData;
  return (
    <>
      <PageHeading title="Orders" subtitle="Everything that was bought, newest first">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/office/memberships" variant="outline">
            Memberships
          </ButtonLink>
          <CsvLink path="/office/orders.csv" />
        </div>
      </PageHeading>
      <Filters columns="md:grid-cols-[1.5fr_1fr_1fr_auto]">
        <Field
          label="Search"
          name="q"
          type="search"
          placeholder="Order number or address"
          defaultValue={shown.q}
        />
        <Choice label="Show" name="show" options={views} defaultValue={shown.show} />
        <ProductFilter key={shown.product} shown={shown.product} />
      </Filters>
      <PagedTable
        caption="Orders, newest first"
        rows={orders}
        rowKey={({ id }) => id}
        empty={{ none: 'No order matches.', older: 'Nothing older.' }}
        older={older}
        isPaged={shown.isPaged}
        columns={[
          { header: 'Order', cell: (order) => <Name order={order} /> },
          {
            header: 'Buyer',
            cell: ({ name, email }) => (
              <>
                {name && <span className="block wrap-anywhere">{name}</span>}
                <span className="text-fine break-all text-quiet">{email}</span>
              </>
            ),
          },
          { header: 'Placed', cell: ({ placedAt }) => <LocalTime at={placedAt} as="MMM d, h:mm a" /> },
          {
            header: 'Total',
            cell: ({ totalCents, refundedCents, every }) => (
              <span className="whitespace-nowrap lining-nums">
                {euro(totalCents)}
                {every && ` / ${every}`}
                {refundedCents > 0 && (
                  <span className="block text-fine text-quiet">{euro(refundedCents)} returned</span>
                )}
              </span>
            ),
          },
          { header: 'State', cell: (order) => <Marks order={order} now={now} /> },
        ]}
      />
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

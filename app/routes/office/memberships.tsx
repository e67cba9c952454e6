import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as shop from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { dialogFor, formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { PagedTable } from '../../components/office/list-parts.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Choice, DayField, Field } from '../../ui/field.tsx';
import type { Route } from './+types/memberships';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Memberships' }];

export const loader = answerPage(async ({ request, services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { show, before } = Object.fromEntries(new URL(request.url).searchParams);
  const [list, prices] = await Promise.all([
    shop.listMemberships(services, { actor, search: { show, before } }),
    shop.readPriceChanges(services, { actor }),
  ]);
  return { ...list, prices };
});

export const action = answerForm({
  cancel: change(shop.cancelMembershipFor, byActor),
  resume: change(shop.resumeMembershipFor, byActor),
  'pay-link': change(shop.sendPayLink, byActor),
  grace: change(shop.changeGrace, byActor),
  price: change(shop.announcePrice, byActor),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type Data = Route.ComponentProps['loaderData'];
type Row = Data['memberships'][number];

const views: [Data['show'], string][] = [
  ['running', 'Running'],
  ['overdue', 'Payment failed'],
  ['ending', 'Cancelled, still running'],
  ['ended', 'Ended'],
];

const states: Record<Row['state'], [string, BadgeLook]> = {
  active: ['Active', 'good'],
  trial: ['Free days', 'info'],
  waiting: ['Begins later', 'info'],
  ending: ['Cancelled', 'warn'],
  overdue: ['Payment failed', 'destructive'],
  ended: ['Ended', 'secondary'],
  months: ['With a product', 'info'],
  paused: ['Paused', 'info'],
};

export default function Memberships({ loaderData }: Route.ComponentProps) {
  const { show, memberships, older, isPaged, graceDays, prices } = loaderData;
  const isOwner = useIsOwner();
  return (
    <>
      <BackTo to="/office/orders">Orders</BackTo>
      <PageHeading title="Memberships" subtitle="Who is in the Soul Circle, and what is charged next" />
      <nav aria-label="Which" className="mb-5 flex flex-wrap gap-1">
        {views.map(([view, label]) => (
          <Link
            key={view}
            to={`?show=${view}`}
            aria-current={view === show ? 'page' : undefined}
            className={buttonLook({ variant: view === show ? 'primary' : 'quiet', size: 'sm' })}
          >
            {label}
          </Link>
        ))}
      </nav>
      <PagedTable
        caption="Memberships"
        rows={memberships}
        rowKey={({ orderId }) => orderId}
        empty={{ none: 'None here.', older: 'Nothing older.' }}
        older={older}
        isPaged={isPaged}
        columns={[
          { header: 'Member', cell: (row) => <Whose row={row} /> },
          {
            header: 'State',
            cell: ({ state }) => <Badge look={states[state][1]}>{states[state][0]}</Badge>,
          },
          { header: 'Next', cell: (row) => <WhatNext row={row} /> },
          {
            header: 'Since',
            cell: ({ since, orderId }) => (
              <Link to={`/office/orders/${orderId}`}>
                <LocalTime at={since} as="d MMM yyyy" />
              </Link>
            ),
          },
          { header: 'Change', cell: (row) => <Changes row={row} /> },
        ]}
      />
      {isOwner && <Grace days={graceDays} />}
      {isOwner && <NewPrice prices={prices} />}
    </>
  );
}

/** A new price for those who are in, and what became of the ones before. */
function NewPrice({ prices: { sold, announced } }: Pick<Data, 'prices'>) {
  const options = sold.map(({ productId, name, period, priceCents }) => ({
    value: `${productId} ${period}`,
    label: `${name}, by the ${period} (sold for ${euro(priceCents)})`,
  }));
  return (
    <section aria-labelledby="price" className="engraved measure mt-6 space-y-4 p-6 sm:p-8">
      <h2 id="price" className="text-lead">
        A new price for members
      </h2>
      <p className="text-quiet">
        Who is in keeps the agreed price until you announce another one. Each member gets a letter with both
        prices and the day, at least 30 days before her first charge at the new one, and may leave before.
        What new members pay is set on the product.
      </p>
      <Form
        intent="price"
        submit="Announce by e-mail"
        variant="outline"
        done={{ title: 'Announced', description: 'The letters are on their way.' }}
        fields={(field) => ({
          what: <Choice label="Membership" options={options} {...field.what} />,
          amount: <Field label="New price, in €" inputMode="decimal" {...field.amount} />,
          from: <DayField label="For charges from" {...field.from} />,
        })}
      />
      {announced.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {announced.map(({ id, name, period, newCents, from, told, applied, left }) => (
            <li key={id} className="py-3 lining-nums">
              {name}: {euro(newCents)} a {period}, for charges from <LocalTime at={from} as="d MMM yyyy" />
              <span className="block text-fine text-quiet">
                {told} told, {applied} charged at it or about to be, {left} left
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The owner's rule for charges that fail. */
function Grace({ days }: { days: number }) {
  return (
    <section aria-labelledby="grace" className="engraved measure mt-10 space-y-4 p-6 sm:p-8">
      <h2 id="grace" className="text-lead">
        When a charge fails
      </h2>
      <p className="text-quiet">
        The member is written to at once, half-way, and two days before the end, each time with a link to put
        in another card. Meanwhile everything stays open to her; then the membership ends, and she owes
        nothing.
      </p>
      <Form
        intent="grace"
        values={{ days: String(days) }}
        submit="Save"
        variant="outline"
        done={{ title: 'Saved', description: 'Whoever was told a day already keeps it.' }}
        fields={(field) => ({
          days: <Field label="Days to put it right" inputMode="numeric" {...field.days} />,
        })}
      />
    </section>
  );
}

function Whose({ row: { contactId, name, email } }: { row: Row }) {
  return (
    <div>
      {contactId ? (
        <Link to={`/office/customers/${contactId}`} className="font-semibold wrap-anywhere">
          {name || email}
        </Link>
      ) : (
        <span className="font-semibold wrap-anywhere">{name || email}</span>
      )}
      {name && <span className="block text-fine break-all text-quiet">{email}</span>}
    </div>
  );
}

function WhatNext({ row }: { row: Row }): ReactNode {
  const day = (at: string) => <LocalTime at={at} as="d MMM yyyy" />;
  switch (row.state) {
    case 'active':
    case 'trial':
    case 'paused':
    case 'waiting':
      return (
        <>
          {euro(row.amountCents)} on {day(row.nextChargeAt)}
        </>
      );
    case 'ending':
    case 'months':
      return <>ends on {day(row.nextChargeAt)}</>;
    case 'overdue':
      return row.nextTryAt ? <>tried again on {day(row.nextTryAt)}</> : 'no more tries';
    case 'ended':
      return row.endedAt ? <>ended on {day(row.endedAt)}</> : '–';
  }
}

function Changes({ row: { orderId, state, name, email } }: { row: Row }) {
  const whose = <span className="sr-only"> of {name || email}</span>;
  if (state === 'ended' || state === 'months') return '–';
  if (state === 'ending') {
    return (
      <Form
        intent="resume"
        hidden={{ orderId }}
        className=""
        size="sm"
        variant="outline"
        submit={<>Take the cancellation back{whose}</>}
        done={{ title: 'The membership goes on', description: 'She has been written to.' }}
        failed="It was not changed"
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'overdue' && (
        <Form
          intent="pay-link"
          hidden={{ orderId }}
          className=""
          size="sm"
          variant="outline"
          submit={<>Send a pay link{whose}</>}
          done="The letter with the link is on its way"
          failed="It was not sent"
        />
      )}
      <Ask
        intent="cancel"
        hidden={{ orderId }}
        title="Cancel this membership?"
        text={
          state === 'overdue'
            ? 'The charge that failed is not tried again, and nothing more is charged. The membership ends now, and the member gets a letter.'
            : 'Nothing more is charged. What is paid for stays open to its end, and the member gets a letter.'
        }
        trigger={
          <Button size="sm" variant="quiet">
            Cancel{whose}
          </Button>
        }
        submit="Cancel the membership"
        keep="Keep it"
        done="Cancelled"
      />
    </div>
  );
}

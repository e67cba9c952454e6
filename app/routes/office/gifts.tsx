import { Link } from 'react-router';
import { changeGiftYears, type OfficeGift, readGifts, readGiftYears } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { giftStates } from '../../components/office/order-words.ts';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/gifts';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Gifts' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const gifts = await readGifts(services, { actor: member });
  return { gifts, years: await readGiftYears(services.db) };
});

export const action = answerForm({ years: change(changeGiftYears, byActor) });

const Form = formFor<typeof action>();

export default function Gifts({ loaderData: { gifts, years } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <BackTo to="/office/catalogue">Products</BackTo>
      <PageHeading title="Gifts" subtitle="What was given, by whom and to whom. Sold on the page /gifts." />
      <Table
        caption="Gifts"
        rows={gifts}
        rowKey={({ id }) => id}
        empty="None yet."
        columns={[
          { header: 'Gift', cell: (gift) => <GiftName gift={gift} /> },
          {
            header: 'From',
            cell: ({ giver }) => (
              <>
                {giver.name}
                <span className="block text-fine break-all text-quiet">{giver.email}</span>
              </>
            ),
          },
          {
            header: 'To',
            cell: ({ receiver, redeemedBy }) => (
              <>
                {receiver.name}
                <span className="block text-fine break-all text-quiet">{redeemedBy ?? receiver.email}</span>
              </>
            ),
          },
          { header: 'Sent', cell: (gift) => <Sent gift={gift} /> },
          {
            header: 'Until',
            cell: ({ expiresAt }) => expiresAt && <LocalTime at={expiresAt} as="MMM d, yyyy" />,
          },
          {
            header: 'State',
            cell: ({ state, redeemedOrderId }) => (
              <span className="flex flex-wrap items-center gap-x-3">
                <Badge look={giftStates[state].look}>{giftStates[state].text}</Badge>
                {redeemedOrderId && (
                  <Link
                    to={`/office/orders/${redeemedOrderId}`}
                    className="inline-flex min-h-11 items-center"
                  >
                    Its order
                  </Link>
                )}
              </span>
            ),
          },
        ]}
      />
      {isOwner && (
        <Form
          intent="years"
          className="engraved mt-10 max-w-xl space-y-5 p-6"
          submit="Save"
          done="Saved"
          values={{ years }}
          fields={(field) => ({
            years: (
              <Field
                label="Years to redeem a gift, from the end of the year"
                hint="Ireland asks for five at least, Germany for three. Cards that are out keep their day."
                inputMode="numeric"
                {...field.years}
              />
            ),
          })}
        />
      )}
    </>
  );
}

function GiftName({ gift: { name, valueCents, orderId, isRest } }: { gift: OfficeGift }) {
  return (
    <>
      {orderId ? (
        <Link to={`/office/orders/${orderId}`} className="inline-flex min-h-11 items-center font-semibold">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block text-fine text-quiet lining-nums">
        {euro(valueCents)}
        {isRest && ', the rest of another'}
      </span>
    </>
  );
}

function Sent({ gift: { sendAt, sentAt } }: { gift: OfficeGift }) {
  if (sentAt) return <LocalTime at={sentAt} as="MMM d, yyyy" />;
  if (!sendAt) return <>by hand</>;
  return (
    <>
      on <LocalTime at={sendAt} as="MMM d, yyyy" />
    </>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { giftAmounts, giftRules } from '../../../content/gifts.ts';
import { buyGift, readGiftShop, syncOnReturn } from '../../../domain/shop/index.ts';
import { sourceOf } from '../../../shared/arrival.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BuyerBox, buyerFields, buyerValues } from '../../components/checkout/buyer-fields.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { ToPayment } from '../../components/to-payment.tsx';
import { useEuro } from '../../formats.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { findMember } from '../../middleware/member.ts';
import { asksOf } from '../../paying.server.ts';
import { countryOf } from '../../sent-from.ts';
import { Choice, DayField, EmailField, Field, TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/give';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Give a reading',
    description:
      'Any of our readings, or an amount, for somebody you think of. With a card to print or to send.',
  });

export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const query = new URL(request.url).searchParams;
  const isBack = query.has('given');
  // The buyer may be back before the provider's notice.
  const { state } = isBack ? await syncOnReturn(services, { key: query.get('order') ?? undefined }) : {};
  const member = await findMember(services, request);
  const asks = await asksOf(services, request, member?.id);
  return { ...(await readGiftShop(services)), isBack, isPaid: state === 'paid', member: member?.email, asks };
});

const GIFTS = { name: 'give-gift', max: 12, seconds: 3600 };

export const action = answerForm({
  give: limited(
    GIFTS,
    changeBy(buyGift.schema, async ({ services, request }: Asked<Route.ActionArgs>, wish) => {
      const member = await findMember(services, request);
      const source = sourceOf(new URL(request.url).search);
      return buyGift(services, { ...wish, member, source, network: countryOf(services, request) });
    }),
    ({ visit }) => visit.client,
  ),
});

type Page = Route.ComponentProps['loaderData'];

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  const { isBack, isPaid, years } = loaderData;
  return (
    <>
      <PageOpening
        title="Give a reading"
        lead="Any of our readings, or an amount, for somebody you think of. You get a card to print or to send; on a day that you choose we send it for you."
      />
      <div className="mx-auto mt-10 max-w-2xl space-y-8">
        {isBack && (
          <Notice title={isPaid ? 'Your gift is ready' : 'Thank you'}>
            {isPaid
              ? 'The card and the receipt are in your mailbox.'
              : 'As soon as your payment has arrived, the card comes to your mailbox.'}
          </Notice>
        )}
        <section aria-label="Your gift" className="engraved px-6 py-8 sm:px-9">
          {actionData?.done ? <ToPayment url={actionData.done.url} /> : <GiftForm page={loaderData} />}
        </section>
        <ul className="measure list-disc space-y-2 pl-5 text-quiet">
          {giftRules(years).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

const Form = formFor<typeof action>();

function GiftForm({ page: { products, days, member, asks } }: { page: Page }) {
  const euro = useEuro();
  const wished = useSearchParams()[0].get('product');
  const known = products.some(({ id }) => id === wished) ? wished : undefined;
  const [what, setWhat] = useState(known ?? products[0]?.id ?? 'amount');
  const priceOf = products.find(({ id }) => id === what)?.priceCents;
  const options = [
    ...products.map(({ id, name, priceCents }) => ({ value: id, label: `${name}, ${euro(priceCents)}` })),
    { value: 'amount', label: 'An amount to choose from' },
  ];
  return (
    <Form
      intent="give"
      submit={priceOf && what !== 'amount' ? `Pay ${euro(priceOf)}` : 'Go on to pay'}
      variant="gold"
      wide
      asPage
      values={{ what, ...buyerValues(asks?.known) }}
      fields={(field) => ({
        what: (
          <Choice
            label="What you give"
            options={options}
            {...field.what}
            onChange={({ target }) => setWhat(target.value)}
          />
        ),
        amount: (
          <Field
            label="Amount in euros"
            hint={`From ${euro(giftAmounts.least)} to ${euro(giftAmounts.most)}; where you give an amount.`}
            inputMode="decimal"
            {...field.amount}
          />
        ),
        receiverName: (
          <Field label="For whom" autoComplete="off" maxLength={80} required {...field.receiverName} />
        ),
        receiverEmail: (
          <EmailField
            label="Their e-mail (optional)"
            hint="If we are to send it. Without one you hand the card over yourself."
            autoComplete="off"
            {...field.receiverEmail}
          />
        ),
        sendOn: (
          <DayField
            label="Send it on (optional)"
            hint="In the morning of that day. Without a day we send it as soon as it is paid."
            min={days.first}
            max={days.last}
            {...field.sendOn}
          />
        ),
        message: <TextArea label="Your words (optional)" rows={4} maxLength={500} {...field.message} />,
        giverName: <Field label="Your name" autoComplete="name" required {...field.giverName} />,
        email: member ? (
          <p>
            The receipt and the card go to <strong className="break-all">{member}</strong>.
          </p>
        ) : (
          <EmailField
            label="Your e-mail"
            hint="For the receipt and the card."
            autoComplete="email"
            required
            {...field.email}
          />
        ),
        ...buyerFields(field, asks),
      })}
    >
      {({ amount, ...shown }) => (
        <>
          {shown.what}
          {what === 'amount' ? amount : <noscript>{amount}</noscript>}
          {shown.receiverName}
          {shown.receiverEmail}
          {shown.sendOn}
          {shown.message}
          <hr className="border-rule" />
          {shown.giverName}
          {shown.email}
          <BuyerBox asks={asks} {...shown} />
        </>
      )}
    </Form>
  );
}

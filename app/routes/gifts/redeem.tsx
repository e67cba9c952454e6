import { Gift } from 'lucide-react';
import { useState } from 'react';
import { redirect } from 'react-router';
import { giftAmounts, restToPay } from '../../../content/gifts.ts';
import { weekName } from '../../../content/weeks.ts';
import { type GiftPage, readGift, redeemGift, syncOnReturn } from '../../../domain/shop/index.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { BuyerBox, buyerFields, buyerValues } from '../../components/checkout/buyer-fields.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ToPayment } from '../../components/to-payment.tsx';
import { useEuro } from '../../formats.ts';
import { findMember } from '../../middleware/member.ts';
import { asksOf } from '../../paying.server.ts';
import { countryOf } from '../../sent-from.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, EmailField, Field } from '../../ui/field.tsx';
import type { Route } from './+types/redeem';

export const meta: Route.MetaFunction = () => [
  { title: 'Your gift' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, request, services }: Asked<Route.LoaderArgs>) => {
  const query = new URL(request.url).searchParams;
  const typed = query.get('gift')?.trim();
  if (typed) throw redirect(`/gift/${encodeURIComponent(typed.slice(0, 64))}`);
  if (!params.code) return { gift: undefined, member: undefined, asks: undefined };
  const key = query.get('order');
  // Back from redeeming it, with or without a payment: on to the order, which asks for the details.
  if (key) {
    const { state } = await syncOnReturn(services, { key });
    if (state) throw redirect(`/orders/${encodeURIComponent(key)}`);
  }
  const member = await findMember(services, request);
  const asks = await asksOf(services, request, member?.id);
  return { gift: await readGift(services, params.code), member: member?.email, asks };
});

const REDEEMS = { name: 'redeem-gift', max: 20, seconds: 3600 };

export const action = answerForm({
  redeem: limited(
    REDEEMS,
    changeBy(redeemGift.schema, async ({ services, request, params }: Asked<Route.ActionArgs>, wish) => {
      const member = await findMember(services, request);
      const network = countryOf(services, request);
      const { url } = await redeemGift(services, { ...wish, code: params.code ?? '', member, network });
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
    ({ visit }) => visit.client,
  ),
});

export default function Redeem({ loaderData: { gift, member, asks }, actionData }: Route.ComponentProps) {
  if (!gift) return <AskForCode />;
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <section className="engraved px-6 py-9 text-center sm:px-10">
        <Gift className="mx-auto size-9 text-gold" aria-hidden="true" />
        <p className="mt-4 text-quiet">
          For {gift.receiver}, from {gift.giver}
        </p>
        <h1 className="mt-2 text-title">{gift.name}</h1>
        {gift.message && (
          <p className="serif mx-auto mt-5 max-w-[28rem] text-[1.25rem] whitespace-pre-line">
            “{gift.message}”
          </p>
        )}
      </section>
      {gift.state === 'open' ? (
        <section aria-label="Redeem it">
          {actionData?.done ? (
            <ToPayment url={actionData.done.url} />
          ) : (
            <RedeemForm gift={gift} member={member} asks={asks} typed={actionData?.typed.productId} />
          )}
        </section>
      ) : (
        <p className="text-center text-lead">{closed[gift.state]}</p>
      )}
      {gift.state === 'open' && (
        <ul className="measure list-disc space-y-2 pl-5 text-fine text-quiet">
          {gift.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const closed: Record<Exclude<GiftPage['state'], 'open'>, string> = {
  redeemed: 'This gift has been redeemed. The order is in the mailbox of whoever redeemed it.',
  withdrawn: 'This gift was taken back, and cannot be redeemed any more.',
  expired: 'The time to redeem this gift is over. Please write to us.',
};

const Form = formFor<typeof action>();

/** Where this week has no place left. */
const weekFrom = (week: string) => `from ${weekName(week)}`;

type FormProps = {
  gift: GiftPage;
  member?: string;
  asks: Route.ComponentProps['loaderData']['asks'];
  /** Chosen before, where what was sent was refused. */
  typed?: string;
};

function RedeemForm({ gift, member, asks, typed }: FormProps) {
  const euro = useEuro();
  const { name, productId, products, valueCents, expires, nextWeek } = gift;
  const [chosen, setChosen] = useState(typed ?? productId ?? products[0]?.id ?? '');
  const other = products.find(({ id }) => id === chosen);
  const rest = other ? restToPay(other.priceCents, valueCents) : 0;
  const options = [
    ...(productId ? [{ value: productId, label: nextWeek ? `${name}, ${weekFrom(nextWeek)}` : name }] : []),
    ...products.map((product) => ({
      value: product.id,
      label: [product.name, euro(product.priceCents), product.nextWeek && weekFrom(product.nextWeek)]
        .filter(Boolean)
        .join(', '),
    })),
  ];
  return (
    <Form
      intent="redeem"
      submit={rest > 0 ? 'Go on to pay the rest' : 'Take it'}
      variant="gold"
      size="lg"
      asPage
      values={{ productId: chosen, ...buyerValues(asks?.known) }}
      fields={(field) => ({
        productId: (
          <Choice
            label={productId ? 'Your gift, or something else of its value' : 'What you would like'}
            options={options}
            {...field.productId}
            onChange={({ target }) => setChosen(target.value)}
          />
        ),
        email: member ? (
          <p>
            Your order goes to <strong className="break-all">{member}</strong>.
          </p>
        ) : (
          <EmailField
            label="Your e-mail"
            hint="There you get your order. The details it is made from we ask on the next page."
            autoComplete="email"
            required
            {...field.email}
          />
        ),
        ...buyerFields(field, asks),
      })}
      footer={(button) => (
        <>
          {button}
          <p className="text-fine text-quiet">It can be redeemed until {expires}.</p>
        </>
      )}
    >
      {({ productId: choice, email, ...buyer }) => (
        <>
          {choice}
          <p aria-live="polite" className="text-quiet empty:hidden">
            {other && exchangeWords(other, valueCents, euro)}
          </p>
          {email}
          {rest > 0 ? (
            <BuyerBox asks={asks} {...buyer} />
          ) : (
            <noscript>
              <BuyerBox asks={asks} {...buyer} />
            </noscript>
          )}
        </>
      )}
    </Form>
  );
}

function exchangeWords(
  product: { name: string; priceCents: number },
  valueCents: number,
  euro: (cents: number) => string,
): string {
  const worth = `Your gift is worth ${euro(valueCents)}.`;
  const rest = restToPay(product.priceCents, valueCents);
  if (rest > 0) return `${worth} ${product.name} costs ${euro(rest)} more, which you pay next.`;
  const left = valueCents - product.priceCents;
  if (left >= giftAmounts.leastRest)
    return `${worth} The other ${euro(left)} stay yours, as a code by e-mail.`;
  return worth;
}

function AskForCode() {
  return (
    <div className="mx-auto max-w-md space-y-6">
      <PageHeading title="Redeem a gift" subtitle="The code is on the card, or in the e-mail you got." />
      <form method="get" action="/gift" className="space-y-5">
        <Field label="Code" name="gift" autoComplete="off" maxLength={64} required className="uppercase" />
        <Button type="submit" variant="gold">
          Open it
        </Button>
      </form>
    </div>
  );
}

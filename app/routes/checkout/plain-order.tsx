import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { buyerFields, quoteOrder, startCheckout } from '../../../domain/shop/index.ts';
import { readArrival } from '../../../shared/arrival.ts';
import { email, optionalLine, ticked } from '../../../shared/fields.ts';
import { centsFrom } from '../../../shared/money.ts';
import { type Asked, answerForm, changeBy } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { ToPayment } from '../../components/to-payment.tsx';
import { findMember } from '../../middleware/member.ts';
import { parse } from '../../parse.ts';
import { countryOf, queryOfSender, sourceOfForm } from '../../sent-from.ts';
import type { Route } from './+types/plain-order';

export const meta: Route.MetaFunction = () => [
  { title: 'Your order' },
  { name: 'robots', content: 'noindex' },
];

const limit = { name: 'checkout', max: 30, seconds: 600 };

const form = z.object({
  productName: z.string().max(200),
  amount: z.coerce.number().int(),
  /** Where the buyer chooses it, as typed in euros. */
  price: optionalLine(12),
  email: z.preprocess((value) => value || undefined, email.optional()),
  code: optionalLine(64),
  /** Ticked: the product that is offered beside it; its price stands beside the tick. */
  beside: optionalLine(64),
  besideAmount: z.coerce.number().int().optional(),
  /** In monthly parts; their sum stands beside the choice. */
  inParts: ticked,
  planAmount: z.coerce.number().int().optional(),
  /** A membership, by the year; that price stands beside the choice. */
  yearly: ticked,
  yearlyAmount: z.coerce.number().int().optional(),
  /** Free days, as the page shows them; ticked: without them. */
  trial: ticked,
  noTrial: ticked,
  /** The week that the page named. */
  week: z.preprocess((value) => value || undefined, z.iso.date().optional()),
  offers: ticked,
  similar: z.enum(['told']).optional(),
  similarNo: ticked,
  ...buyerFields.shape,
});

/** What a letter's link brought along, which with a script stands in the form. */
const address = z.object({ code: optionalLine(64), recovery: optionalLine(64), offer: optionalLine(200) });

/** The purchase button of a browser without JavaScript. */
export const action = answerForm(
  {
    order: changeBy(form, async (asked: Asked<Route.ActionArgs>, sent) => {
      const {
        similar,
        similarNo,
        price,
        beside,
        besideAmount: amount = 0,
        planAmount,
        yearlyAmount,
        noTrial,
        ...wish
      } = sent;
      const { services, request, params } = asked;
      const member = await findMember(services, request);
      const query = queryOfSender(request);
      const { code, recovery, offer } = parse(address, Object.fromEntries(new URLSearchParams(query)));
      const { productId } = params;
      // The page is the same for everybody, and asks for the price without an offer.
      const offered = offer && (await quoteOrder(services, { productId, offer })).priceCents;
      const { url } = await startCheckout(services, {
        ...wish,
        trial: wish.trial && !noTrial,
        code: wish.code ?? code,
        recovery,
        offer,
        amount:
          wish.inParts && planAmount
            ? planAmount
            : wish.yearly && yearlyAmount
              ? yearlyAmount
              : price
                ? centsFrom(price)
                : offered
                  ? Math.min(offered, wish.amount)
                  : wish.amount,
        productId,
        beside: beside ? { productId: beside, amount } : undefined,
        member,
        network: countryOf(services, request),
        similar: similar && (similarNo ? 'refused' : 'told'),
        ...readArrival({ source: sourceOfForm(request) }),
        cancelUrl: `/checkout/${encodeURIComponent(productId)}${query}`,
      });
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
  },
  { limit },
);

export default function PlainOrder({ actionData, params }: Route.ComponentProps) {
  const url = actionData?.done?.url;
  return (
    <>
      <h1 className="text-center text-title">{url ? 'One more step' : 'Your order'}</h1>
      <div className="mt-6 space-y-5 text-center">
        <FormError problem={actionData?.problem} />
        {url ? (
          <>
            <p>Your order is saved.</p>
            <ToPayment url={url} />
          </>
        ) : (
          <Link to={`/checkout/${params.productId}`} reloadDocument>
            Back to the order page
          </Link>
        )}
      </div>
    </>
  );
}

import { redirect } from 'react-router';
import { z } from 'zod';
import {
  chooseBegin,
  givePartnerCopy,
  offerAccount,
  readIntake,
  readOrder,
  refundMovedWeek,
  renewCircleCalendar,
  requestRefund,
} from '../../../../domain/delivery/index.ts';
import type { Services } from '../../../../domain/services.ts';
import * as shop from '../../../../domain/shop/index.ts';
import { countries } from '../../../../shared/countries.ts';
import { optionalLine, yesOrNo } from '../../../../shared/fields.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../../answer.server.ts';
import { askedCookie, authHeaders } from '../../../middleware/auth-answer.ts';
import { basePath, holderOf } from '../holder.ts';
import type { Route } from './+types/route';
import { OrderView } from './order-view.tsx';

export { OrderProblem as ErrorBoundary } from '../../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Your order' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, request, services, context }: Asked<Route.LoaderArgs>) => {
  const holder = holderOf(params, context);
  let order = await readOrder(services, holder);
  if (order.state === 'open' || order.state === 'pending') {
    await shop.syncOnReturn(services, holder);
    order = await readOrder(services, holder);
  }
  // What is asked of her lies open on the page: no button stands between a buyer and the one thing to do.
  const intake = order.details?.state === 'missing' ? await readIntake(services, holder) : undefined;
  const returned = new URL(request.url).searchParams.get('payment') === 'success';
  const { receipts } = order;
  const hasInvoice = receipts.length === 0 || receipts.some(({ form }) => form === 'invoice');
  const countriesToChoose = hasInvoice ? undefined : countries;
  return { order, intake, returned, countries: countriesToChoose, base: basePath(params) };
});

/** A change by whoever holds the order: a member, or a guest with its signed link. */
const byHolder = <Schema extends z.ZodObject, Done>(
  schema: Schema,
  work: (services: Services, holder: shop.OrderHolder, input: z.output<Schema>) => Promise<Done>,
) =>
  changeBy(schema, ({ services, params, context }: Asked<Route.ActionArgs>, input) =>
    work(services, holderOf(params, context), input),
  );
const nothing = z.object({});
const OFFERS = { name: 'take-offer', max: 20, seconds: 3600 };

export const action = answerForm({
  refund: byHolder(z.object({ why: optionalLine(1000) }), requestRefund),
  invoice: byHolder(shop.invoiceForm, shop.askForInvoice),
  'decline-week': byHolder(nothing, refundMovedWeek),
  'partner-copy': byHolder(z.object({ give: yesOrNo }), givePartnerCopy),
  'cancel-membership': byHolder(nothing, shop.cancelMembership),
  'resume-membership': byHolder(nothing, shop.resumeMembership),
  'renew-calendar': byHolder(nothing, renewCircleCalendar),
  'take-offer': limited(
    OFFERS,
    changeBy(shop.offerForm, async ({ services, params, context }: Asked<Route.ActionArgs>, offer) => {
      const { url } = await shop.takeOffer(services, holderOf(params, context), offer);
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
    ({ visit }) => visit.client,
  ),
  'pay-rest': limited(OFFERS, byHolder(nothing, shop.payRest), ({ visit }) => visit.client),
  begin: byHolder(
    z.object({ choice: z.enum(['now', 'later']).default('later') }),
    (services, holder, { choice }) => chooseBegin(services, holder, choice),
  ),
  account: changeBy(nothing, async (wish: Asked<Route.ActionArgs>) => {
    const { services, params, context, request, visit, headers } = wish;
    const asked = authHeaders(request, visit.client);
    const { to, ...written } = await offerAccount(services, holderOf(params, context), asked);
    headers.append('set-cookie', askedCookie(services, to));
    return written;
  }),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderView {...loaderData} />;
}

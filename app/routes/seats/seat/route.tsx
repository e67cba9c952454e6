import { redirect } from 'react-router';
import { z } from 'zod';
import { cancelSeat, payForSeat, readSeat } from '../../../../domain/practice/index.ts';
import { payingFields, syncOnReturn } from '../../../../domain/shop/index.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../../answer.server.ts';
import { Notice } from '../../../components/notice.tsx';
import { memberContext } from '../../../middleware/member.ts';
import { asksOf, payingOf } from '../../../paying.server.ts';
import { seatBase, seatHolder } from '../holder.ts';
import type { Route } from './+types/route';
import { SeatView } from './seat-view.tsx';

export { OrderProblem as ErrorBoundary } from '../../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Your seat' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params, request, services, context }: Asked<Route.LoaderArgs>) => {
  const query = new URL(request.url).searchParams;
  const isBack = query.get('payment') === 'success';
  // She may be back before the provider's notice.
  if (isBack) await syncOnReturn(services, { key: query.get('order') ?? undefined });
  const seat = await readSeat(services, seatHolder(params, context));
  const path = seatBase(params);
  const isFree = query.get('charged') === 'nothing';
  const asks = await asksOf(services, request, params.key ? undefined : context.get(memberContext).id);
  return { seat, asks, path, url: services.config.appUrl + path, isBack, isFree };
});

const PAYMENTS = { name: 'pay-for-seat', max: 40, seconds: 3600 };
const nothing = z.object({});

export const action = answerForm({
  pay: limited(
    PAYMENTS,
    changeBy(payingFields, async (asked: Asked<Route.ActionArgs>, sent) => {
      const holder = seatHolder(asked.params, asked.context);
      const { url } = await payForSeat(asked.services, holder, payingOf(asked, sent).paying);
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
    ({ visit }) => visit.client,
  ),
  'give-up': changeBy(nothing, async ({ services, params, context }: Asked<Route.ActionArgs>) => {
    await cancelSeat(services, seatHolder(params, context));
    throw redirect(seatBase(params));
  }),
});

export default function Seat({ loaderData }: Route.ComponentProps) {
  const { seat, path, url, isBack, isFree } = loaderData;
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      {isBack && seat.state === 'taken' && (
        <Notice title={isFree ? 'Thank you' : 'Payment Successful!'}>
          Your seat is booked. The invitation is in your mailbox.
        </Notice>
      )}
      <SeatView seat={seat} path={path} url={url} />
    </div>
  );
}

import { redirect } from 'react-router';
import { z } from 'zod';
import { giveUpSeat, payForSeat, readSeat } from '../../../../domain/practice/index.ts';
import { syncOnReturn } from '../../../../domain/shop/index.ts';
import { type Asked, answerPage, orProblem, refuseIfTooMany } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ToPayment } from '../../../components/to-payment.tsx';
import { servicesOf, visitContext } from '../../../context.ts';
import { parseForm } from '../../../parse.ts';
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
  return { seat, path, url: services.config.appUrl + path, isBack };
});

const PAYMENTS = { name: 'pay-for-seat', max: 40, seconds: 3600 };
const form = z.object({ intent: z.enum(['pay', 'give-up']) });

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const holder = seatHolder(params, context);
  const change = async () => {
    const { intent } = await parseForm(form, request);
    if (intent === 'give-up') {
      await giveUpSeat(services, holder);
      throw redirect(seatBase(params));
    }
    await refuseIfTooMany(services, PAYMENTS, context.get(visitContext).client);
    const { url } = await payForSeat(services, holder);
    if (url.startsWith('/')) throw redirect(url);
    return { url };
  };
  return orProblem(change());
}

export default function Seat({ loaderData, actionData }: Route.ComponentProps) {
  const { seat, path, url, isBack } = loaderData;
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <FormError problem={actionData?.problem} />
      {actionData && 'url' in actionData && <ToPayment url={actionData.url} />}
      {isBack && seat.state === 'taken' && (
        <Notice title="Payment Successful!">Your seat is booked. The invitation is in your mailbox.</Notice>
      )}
      <SeatView seat={seat} path={path} url={url} />
    </div>
  );
}

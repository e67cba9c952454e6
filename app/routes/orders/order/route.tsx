import { data } from 'react-router';
import { z } from 'zod';
import {
  chooseBegin,
  offerAccount,
  readIntake,
  readOrder,
  renewCalendar,
  requestRefund,
} from '../../../../domain/delivery/index.ts';
import { cancelMembership, resumeMembership, syncOnReturn } from '../../../../domain/shop/index.ts';
import { optionalLine } from '../../../../shared/fields.ts';
import { type Asked, answerPage, orProblem } from '../../../answer.server.ts';
import { servicesOf, visitContext } from '../../../context.ts';
import { askedCookie, authHeaders } from '../../../middleware/auth-answer.ts';
import { parseForm } from '../../../parse.ts';
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
    await syncOnReturn(services, holder);
    order = await readOrder(services, holder);
  }
  // What is asked of her lies open on the page: no button stands between a buyer and the one thing to do.
  const intake = order.details?.state === 'missing' ? await readIntake(services, holder) : undefined;
  const returned = new URL(request.url).searchParams.get('payment') === 'success';
  return { order, intake, returned, base: basePath(params) };
});

const form = z.object({
  intent: z.enum(['refund', 'cancel-membership', 'resume-membership', 'renew-calendar', 'begin', 'account']),
  choice: z.enum(['now', 'later']).default('later'),
  why: optionalLine(1000),
});

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const holder = holderOf(params, context);
  const headers = new Headers();
  const change = async (): Promise<object> => {
    const { intent, why, choice } = await parseForm(form, request);
    switch (intent) {
      case 'refund':
        return requestRefund(services, holder, { why });
      case 'cancel-membership':
        return { done: await cancelMembership(services, holder) };
      case 'resume-membership':
        return { done: await resumeMembership(services, holder) };
      case 'renew-calendar':
        return { done: await renewCalendar(services, holder) };
      case 'begin':
        return chooseBegin(services, holder, choice);
      case 'account': {
        const asked = authHeaders(request, context.get(visitContext).client);
        const { to, ...written } = await offerAccount(services, holder, asked);
        headers.append('set-cookie', askedCookie(services, to));
        return written;
      }
    }
  };
  const answer = await orProblem(change());
  return data(answer.data, { ...answer.init, headers });
}

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderView {...loaderData} />;
}

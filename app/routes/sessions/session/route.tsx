import { redirect } from 'react-router';
import { z } from 'zod';
import { cancelSession, payForSession, readGuestSession } from '../../../../domain/practice/index.ts';
import { syncOnReturn } from '../../../../domain/shop/index.ts';
import { type Asked, answerPage, orProblem, refuseIfTooMany } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ToPayment } from '../../../components/to-payment.tsx';
import { servicesOf, visitContext } from '../../../context.ts';
import { parseForm } from '../../../parse.ts';
import type { Route } from './+types/route';
import { SessionView } from './session-view.tsx';

export { OrderProblem as ErrorBoundary } from '../../../components/orders/order-problem.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Your session' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ params: { key }, request, services }: Asked<Route.LoaderArgs>) => {
  const query = new URL(request.url).searchParams;
  const order = query.get('order') ?? undefined;
  // She may be back before the provider's notice.
  if (query.get('payment') === 'success') await syncOnReturn(services, { key: order });
  const session = await readGuestSession(services, { key });
  const path = `/sessions/${key}`;
  return {
    session,
    path,
    url: services.config.appUrl + path,
    isBack: query.get('payment') === 'success',
    done: query.get('done') ?? undefined,
  };
});

const PAYMENTS = { name: 'pay-for-session', max: 40, seconds: 3600 };
const form = z.object({ intent: z.enum(['pay', 'cancel']) });

export async function action({ params: { key }, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const change = async () => {
    const { intent } = await parseForm(form, request);
    if (intent === 'cancel') {
      await cancelSession(services, { key });
      throw redirect(`/sessions/${key}?done=cancelled`);
    }
    await refuseIfTooMany(services, PAYMENTS, context.get(visitContext).client);
    return payForSession(services, { key });
  };
  return orProblem(change());
}

export default function GuestSession({ loaderData, actionData }: Route.ComponentProps) {
  const { session, path, url, isBack, done } = loaderData;
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <FormError problem={actionData?.problem} />
      {actionData && 'url' in actionData && <ToPayment url={actionData.url} />}
      {isBack && !session.isHeld && session.status === 'scheduled' && (
        <Notice title="Payment Successful!">
          Your session is booked. The invitation is in your mailbox.
        </Notice>
      )}
      {done === 'moved' && session.status === 'scheduled' && (
        <Notice title="Session moved">An updated invitation is on its way.</Notice>
      )}
      <SessionView session={session} path={path} url={url} />
    </div>
  );
}

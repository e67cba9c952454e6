import { redirect } from 'react-router';
import { z } from 'zod';
import {
  cancelSession,
  detailFields,
  payForSession,
  readGuestSession,
  tellDetails,
} from '../../../../domain/practice/index.ts';
import { payingFields, syncOnReturn } from '../../../../domain/shop/index.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../../answer.server.ts';
import { Notice } from '../../../components/notice.tsx';
import { asksOf, payingOf } from '../../../paying.server.ts';
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
    asks: await asksOf(services, request),
    path,
    url: services.config.appUrl + path,
    isBack: query.get('payment') === 'success',
    isFree: query.get('charged') === 'nothing',
    done: query.get('done') ?? undefined,
  };
});

const PAYMENTS = { name: 'pay-for-session', max: 40, seconds: 3600 };
const DETAILS = { name: 'session-details', max: 40, seconds: 3600 };
const nothing = z.object({});

export const action = answerForm({
  pay: limited(
    PAYMENTS,
    changeBy(payingFields, async (asked: Asked<Route.ActionArgs>, sent) => {
      const { url } = await payForSession(asked.services, asked.params, payingOf(asked, sent).paying);
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
    ({ visit }) => visit.client,
  ),
  details: limited(
    DETAILS,
    changeBy(detailFields, ({ services, params }: Asked<Route.ActionArgs>, told) =>
      tellDetails(services, params, told),
    ),
    ({ visit }) => visit.client,
  ),
  cancel: changeBy(nothing, async ({ services, params }: Asked<Route.ActionArgs>) => {
    await cancelSession(services, params);
    throw redirect(`/sessions/${params.key}?done=cancelled`);
  }),
});

export default function GuestSession({ loaderData }: Route.ComponentProps) {
  const { session, path, url, isBack, isFree, done } = loaderData;
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      {isBack && !session.isHeld && session.status === 'scheduled' && (
        <Notice title={isFree ? 'Thank you' : 'Payment Successful!'}>
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

import { useSearchParams } from 'react-router';
import { z } from 'zod';
import {
  bookSession,
  cancelSession,
  payForSession,
  readSeatsOf,
  readSessions,
  rescheduleSession,
} from '../../../../domain/practice/index.ts';
import { syncOnReturn } from '../../../../domain/shop/index.ts';
import { orProblem, refuseIfTooMany } from '../../../answer.server.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { PaymentReturn } from '../../../components/portal/payment-return.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { ToPayment } from '../../../components/to-payment.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { fieldsOf, parseChange } from '../../../parse.ts';
import type { Route } from './+types/route';
import { BookingDialog } from './booking-dialog.tsx';
import { Seats } from './seats.tsx';
import { SessionCard } from './session-card.tsx';
import { useNow } from './use-now.ts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Sessions' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id: memberId } = context.get(memberContext);
  const paid = new URL(request.url).searchParams.get('payment') === 'success';
  // She may be back before the provider's notice.
  if (paid) await syncOnReturn(services, { memberId });
  const [page, seats] = await Promise.all([
    readSessions(services, { memberId }),
    readSeatsOf(services, { memberId }),
  ]);
  return { ...page, seats };
}

const BOOKINGS = { name: 'book-session', max: 40, seconds: 3600 };
const PAYMENTS = { name: 'pay-for-session', max: 40, seconds: 3600 };
const startsAt = z.coerce.date().catch(new Date(Number.NaN));
const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('book'), sessionType: z.string(), startsAt, zone: z.string().optional() }),
  z.object({ intent: z.literal('reschedule'), sessionId: z.string(), startsAt }),
  z.object({ intent: z.literal('cancel'), sessionId: z.string() }),
  z.object({ intent: z.literal('pay'), sessionId: z.string() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const sent = await fieldsOf(request);
  const work = async () => {
    const wish = parseChange(change, sent);
    switch (wish.intent) {
      case 'book':
        await refuseIfTooMany(services, BOOKINGS, actor.id);
        return bookSession(services, { ...wish, memberId: actor.id, memberZone: wish.zone });
      case 'reschedule':
        return rescheduleSession(services, { ...wish, actor });
      case 'cancel':
        return cancelSession(services, { ...wish, actor });
      case 'pay': {
        await refuseIfTooMany(services, PAYMENTS, actor.id);
        return payForSession(services, { ...wish, actor });
      }
    }
  };
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, calendar, credits, types, keepHours, seats } = loaderData;
  const now = useNow(loaderData.now);
  const [search] = useSearchParams();
  return (
    <>
      <PaymentReturn />
      <PageHeading title="Sessions" subtitle="Manage your consultation sessions">
        <BookingDialog
          calendar={calendar}
          credits={credits}
          types={types}
          keepHours={keepHours}
          openAtFirst={search.has('book')}
        />
      </PageHeading>
      {actionData && 'problem' in actionData && <FormError problem={actionData.problem} />}
      {actionData && 'url' in actionData && <ToPayment url={actionData.url} />}
      <Credits credits={credits} />
      <Seats seats={seats} />
      <h2 className="mb-4 text-lead">Your Sessions</h2>
      {sessions.length === 0 ? (
        <EmptyState text='No sessions booked yet. Click "Book Session" to schedule your first consultation.' />
      ) : (
        <div className="grid gap-5 md:grid-cols-2">
          {sessions.map((session) => (
            <SessionCard
              key={session.id}
              session={session}
              type={types.find(({ name }) => name === session.type)}
              calendar={calendar}
              now={now}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Credits({ credits }: { credits: { sessionType: string; count: number }[] }) {
  if (credits.length === 0) return null;
  return (
    <p className="mb-6 text-quiet">
      Paid and waiting to be booked:{' '}
      {credits.map(({ sessionType, count }, i) => (
        <span key={sessionType}>
          {i > 0 && ', '}
          <strong className="font-semibold whitespace-nowrap text-ink">
            {count} × {sessionType}
          </strong>
        </span>
      ))}
    </p>
  );
}

import { useSearchParams } from 'react-router';
import { z } from 'zod';
import {
  bookSession,
  cancelSession,
  readSessions,
  rescheduleSession,
} from '../../../../domain/practice/index.ts';
import { orProblem, refuseIfTooMany } from '../../../answer.server.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { keepTyped } from '../../../components/keep-typed.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { fieldsOf } from '../../../parse.ts';
import type { Route } from './+types/route';
import { BookingDialog } from './booking-dialog.tsx';
import { SessionCard } from './session-card.tsx';
import { useNow } from './use-now.ts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Sessions' }];

export function loader({ context }: Route.LoaderArgs) {
  return readSessions(servicesOf(context), { memberId: context.get(memberContext).id });
}

const BOOKINGS = { name: 'book-session', max: 40, seconds: 3600 };
const startsAt = z.coerce.date().catch(new Date(Number.NaN));
const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('book'), sessionType: z.string(), startsAt, zone: z.string().optional() }),
  z.object({ intent: z.literal('reschedule'), sessionId: z.string(), startsAt }),
  z.object({ intent: z.literal('cancel'), sessionId: z.string() }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const form = change.safeParse(await fieldsOf(request));
  if (!form.success) throw new Response('Unknown change', { status: 400 });
  const wish = form.data;
  const work = async () => {
    switch (wish.intent) {
      case 'book':
        await refuseIfTooMany(services, BOOKINGS, actor.id);
        return bookSession(services, { ...wish, memberId: actor.id, memberZone: wish.zone });
      case 'reschedule':
        return rescheduleSession(services, { ...wish, actor });
      case 'cancel':
        return cancelSession(services, { ...wish, actor });
    }
  };
  return orProblem(work());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { sessions, calendar, credits, types } = loaderData;
  const now = useNow(loaderData.now);
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading title="Sessions" subtitle="Manage your consultation sessions">
        <BookingDialog calendar={calendar} credits={credits} types={types} openAtFirst={search.has('book')} />
      </PageHeading>
      <Credits credits={credits} />
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

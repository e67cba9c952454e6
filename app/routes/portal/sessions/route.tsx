import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, redirect, useSearchParams } from 'react-router';
import { z } from 'zod';
import {
  type BookableType,
  bookSession,
  cancelSession,
  detailFields,
  type Evening,
  payForSession,
  readEvenings,
  readSeatsOf,
  readSessions,
  rescheduleSession,
  type SeatCard,
  takeSeat,
  tellDetails,
} from '../../../../domain/practice/index.ts';
import { payingFields, syncOnReturn } from '../../../../domain/shop/index.ts';
import { moment } from '../../../../shared/fields.ts';
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerForm, answerPage, changeBy, limited } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { PaymentReturn } from '../../../components/portal/payment-return.tsx';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import type { PracticeCalendar } from '../../../components/sessions/slot-picker.tsx';
import { useVisitorZone } from '../../../components/sessions/visitor-zone.ts';
import { useSite } from '../../../page-words.ts';
import { asksOf, payingOf } from '../../../paying.server.ts';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Route } from './+types/route';
import { SessionCard } from './session-card.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Sessions' }];

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const { id: memberId } = member;
  const paid = new URL(request.url).searchParams.get('payment') === 'success';
  // She may be back before the provider's notice.
  if (paid) await syncOnReturn(services, { memberId });
  const [page, seats, evenings, asks] = await Promise.all([
    readSessions(services, { memberId }),
    readSeatsOf(services, { memberId }),
    readEvenings(services, { memberId }),
    asksOf(services, request, memberId),
  ]);
  return { ...page, seats, evenings, asks };
});

const BOOKINGS = { name: 'book-session', max: 40, seconds: 3600 };
const PAYMENTS = { name: 'pay-for-session', max: 40, seconds: 3600 };
const DETAILS = { name: 'session-details', max: 40, seconds: 3600 };
const oneSession = z.object({ sessionId: z.string() });
const newSession = z.object({ sessionType: z.string(), startsAt: moment, zone: z.string().optional() });

export const action = answerForm({
  book: limited(
    BOOKINGS,
    changeBy(newSession, ({ services, member }, { zone, ...wish }) =>
      bookSession(services, { ...wish, memberId: member.id, memberZone: zone }),
    ),
  ),
  reschedule: changeBy(oneSession.extend({ startsAt: moment }), ({ services, member }, wish) =>
    rescheduleSession(services, { ...wish, actor: member }),
  ),
  details: limited(
    DETAILS,
    changeBy(detailFields.extend(oneSession.shape), ({ services, member }, { sessionId, ...told }) =>
      tellDetails(services, { actor: member, sessionId }, told),
    ),
  ),
  cancel: changeBy(oneSession, async ({ services, member }, wish) => {
    await cancelSession(services, { ...wish, actor: member });
  }),
  /** A seat at an evening of the Circle: one press, and no checkout. */
  evening: limited(
    BOOKINGS,
    changeBy(
      z.object({ slug: z.string(), zone: z.string().optional() }),
      async ({ services, member }, wish) => {
        const { url } = await takeSeat(services, { ...wish, memberId: member.id });
        throw redirect(url);
      },
    ),
  ),
  pay: limited(
    PAYMENTS,
    changeBy(oneSession.extend(payingFields.shape), async (asked, sent) => {
      const { paying, rest } = payingOf(asked, sent);
      const { url } = await payForSession(asked.services, { ...rest, actor: asked.member }, paying);
      if (url.startsWith('/')) throw redirect(url);
      return { url };
    }),
  ),
});

const Form = formFor<typeof action>();

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { sessions, calendar, credits, types, keepHours, seats, evenings } = loaderData;
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
      <Credits credits={credits} />
      <Evenings evenings={evenings} />
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
              type={types.find(({ name }) => name === session.sessionType)}
              calendar={calendar}
              now={now}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Credits({ credits }: { credits: Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <p className="mb-6 text-quiet">
      Paid and waiting to be booked:{' '}
      {credits.map(({ sessionType, title, count }, i) => (
        <span key={sessionType}>
          {i > 0 && ', '}
          <strong className="font-semibold whitespace-nowrap text-ink">
            {count} × {title}
          </strong>
        </span>
      ))}
    </p>
  );
}

const TICK_MS = 15_000;

/** The server's time, ticking on: a wrong clock in the visitor's machine opens no door too early or too late. */
function useNow(serverNow: string): Date {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the server starts the count again
  useEffect(() => {
    const began = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - began), TICK_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return new Date(Date.parse(serverNow) + elapsed);
}

/** What the Circle has ahead and she has no seat at yet. */
function Evenings({ evenings }: { evenings: Evening[] }) {
  const { timeZone } = useSite();
  const zone = useVisitorZone(timeZone);
  if (evenings.length === 0) return null;
  return (
    <section aria-labelledby="evenings" className="engraved mb-10 space-y-5 px-6 py-6">
      <h2 id="evenings" className="text-lead">
        For the Soul Circle
      </h2>
      {evenings.map(({ slug, title, startsAt, minutes, isFull }) => (
        <div key={slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <Link
              to={`/events/${slug}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {title}
            </Link>
            <p className="text-fine text-quiet lining-nums">
              <LocalTime at={startsAt} />, {minutes} minutes. Free for members.
            </p>
          </div>
          {isFull ? (
            <Link to={`/events/${slug}`} className={buttonLook({ variant: 'outline', size: 'sm' })}>
              Join the waiting list<span className="sr-only"> for {title}</span>
            </Link>
          ) : (
            <Form
              intent="evening"
              hidden={{ slug, zone }}
              className=""
              variant="gold"
              size="sm"
              failed="No seat was taken"
              submit={
                <>
                  Take my seat<span className="sr-only"> at {title}</span>
                </>
              }
            />
          )}
        </div>
      ))}
    </section>
  );
}

/** Her seats at events, above her own sessions; nothing for who has none. */
function Seats({ seats }: { seats: SeatCard[] }) {
  if (seats.length === 0) return null;
  return (
    <section aria-labelledby="events" className="mb-10">
      <h2 id="events" className="mb-4 text-lead">
        Your Events
      </h2>
      <ul className="divide-y divide-rule border-y border-rule">
        {seats.map((seat) => (
          <Seat key={seat.id} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Seat({ seat }: { seat: SeatCard }) {
  const { id, title, startsAt, minutes, hasRecording } = seat;
  const [words, look] = stateOf(seat);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <Link
          to={`/portal/events/${id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {title}
        </Link>
        <p className="text-fine text-quiet lining-nums">
          <LocalTime at={startsAt} />, {minutes} minutes
        </p>
      </div>
      {hasRecording ? (
        <Link to={`/portal/events/${id}/recording`} className={buttonLook({ variant: 'gold', size: 'sm' })}>
          Watch the recording<span className="sr-only"> of {title}</span>
        </Link>
      ) : (
        <Badge look={look}>{words}</Badge>
      )}
    </li>
  );
}

function stateOf({ state, isOver }: SeatCard): [string, BadgeLook] {
  if (isOver) return ['Over', 'secondary'];
  if (state === 'waiting') return ['On the waiting list', 'info'];
  return state === 'offered' ? ['A seat is kept for you', 'warn'] : ['Booked', 'good'];
}

type Credit = { sessionType: string; title: string; count: number };
type Props = {
  calendar: PracticeCalendar;
  credits: Credit[];
  types: BookableType[];
  keepHours: number;
  openAtFirst?: boolean;
};

function BookingDialog({ calendar, credits, types, keepHours, openAtFirst = false }: Props) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Dialog
      title="Book a New Session"
      description="Schedule your numerology consultation session"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <CalendarPlus className="size-5" aria-hidden="true" />
          Book Session
        </Button>
      }
    >
      <BookingForm
        calendar={calendar}
        credits={credits}
        types={types}
        keepHours={keepHours}
        onBooked={() => setOpen(false)}
      />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'openAtFirst'> & { onBooked(): void };

function BookingForm({ calendar, credits, types, keepHours, onBooked }: FormProps) {
  const zone = useVisitorZone(calendar.zone);
  const [sessionType, setSessionType] = useState(() => paidType(types, credits));
  const chosen = types.find(({ name }) => name === sessionType);
  return (
    <SlotForm
      calendar={calendar}
      fields={{ intent: 'book', sessionType, zone }}
      missing={sessionType ? undefined : 'Please choose the type of session first.'}
      button="Confirm Booking"
      done={{ title: 'Session booked', description: 'A calendar invitation is on its way to you.' }}
      onDone={onBooked}
    >
      <Select
        label="Session Type"
        placeholder="Select session type"
        value={sessionType}
        onValueChange={setSessionType}
        options={types.map(({ name, title }) => ({ value: name, label: title }))}
        hint={chosen && payment(credits, chosen, keepHours)}
      />
    </SlotForm>
  );
}

/** Whoever has paid for a type most likely came to book it. */
const paidType = (types: BookableType[], credits: Credit[]): string =>
  types.find(({ name }) => credits.some(({ sessionType }) => sessionType === name))?.name ?? '';

function payment(
  credits: Credit[],
  { name, minutes, priceCents, packages }: BookableType,
  keepHours: number,
): string {
  const left = credits.find(({ sessionType }) => sessionType === name)?.count ?? 0;
  if (left > 0) return `Paid with a session credit. You have ${left} of this type.`;
  if (priceCents === 0) return `${minutes} minutes, free of charge.`;
  const none = 'You have no credit of this type';
  const kept = `Your place is kept for up to ${keepHours} hours until it is paid.`;
  if (priceCents !== null) return `${none}: ${minutes} minutes cost ${euro(priceCents)}. ${kept}`;
  const [one] = packages;
  if (!one) return `${none}: the session is booked and marked "to be paid".`;
  return `${none}: it comes with ${one.name}, ${euro(one.priceCents)} for ${one.count} ${one.count === 1 ? 'session' : 'sessions'}. ${kept}`;
}

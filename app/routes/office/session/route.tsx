import { type ReactNode, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { z } from 'zod';
import { readSessionDesk } from '../../../../domain/office/index.ts';
import {
  bookSeries,
  cancelForCustomer,
  completeSession,
  makeFree,
  markMissed,
  markPaidElsewhere,
  moveForCustomer,
  setMeetingLink,
  writeNotes,
} from '../../../../domain/practice/index.ts';
import { optionalLine } from '../../../../shared/fields.ts';
import { centsFrom, euro } from '../../../../shared/money.ts';
import { dateIn, placeOf, showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerPage, orProblem, type Problem } from '../../../answer.server.ts';
import { BackTo } from '../../../components/back-to.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { AuditLines } from '../../../components/office/audit-lines.tsx';
import { methodNames } from '../../../components/office/order-words.ts';
import { Settling } from '../../../components/office/settling.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { formOf, parseChange } from '../../../parse.ts';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';
import { Beside, NextSessions, Notes } from './sections.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.type ?? 'Session' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  return readSessionDesk(services, {
    actor: member,
    sessionId: params.sessionId,
  });
});

const writing = z.string().max(20_000, 'Please use at most 20,000 characters.').default('');
const change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('move'), startsAt: z.coerce.date().catch(new Date(Number.NaN)) }),
  z.object({ intent: z.enum(['complete', 'notes']), notes: writing, privateNotes: writing }),
  z.object({ intent: z.literal('missed') }),
  z.object({ intent: z.literal('series') }),
  z.object({
    intent: z.literal('link'),
    meetingLink: z.string().max(2_000, 'Please use at most 2,000 characters.'),
  }),
  z.object({ intent: z.literal('cancel') }),
  z.object({
    intent: z.literal('paid-elsewhere'),
    why: optionalLine(200),
    received: z.string().max(20, 'Please use at most 20 characters.').optional(),
  }),
  z.object({ intent: z.literal('free'), why: optionalLine(200) }),
]);

export async function action({ params: { sessionId }, request, context }: Route.ActionArgs) {
  const sent = await formOf(request);
  return orProblem(changeSession({ sent, sessionId, context }));
}

type Sent = { sent: FormData; sessionId: string; context: Route.ActionArgs['context'] };

async function changeSession({ sent, sessionId, context }: Sent): Promise<object> {
  const services = servicesOf(context);
  const wish = {
    ...{ actor: context.get(memberContext), sessionId },
    ...parseChange(change, Object.fromEntries(sent)),
  };
  switch (wish.intent) {
    case 'move':
      return moveForCustomer(services, wish);
    case 'notes':
      await writeNotes(services, wish);
      return { said: 'Notes saved' };
    case 'complete':
      await completeSession(services, wish);
      return { said: 'Session completed' };
    case 'missed':
      return markMissed(services, wish);
    case 'series': {
      const startsAt = sent.getAll('startsAt').map((moment) => new Date(String(moment)));
      return bookSeries(services, { ...wish, startsAt });
    }
    case 'link':
      return setMeetingLink(services, wish);
    case 'cancel':
      return cancelForCustomer(services, wish);
    case 'paid-elsewhere':
      await markPaidElsewhere(services, {
        ...wish,
        why: wish.why ?? '',
        ...(wish.received === undefined ? {} : { receivedCents: centsFrom(wish.received) }),
      });
      return {};
    case 'free':
      await makeFree(services, { ...wish, why: wish.why ?? '' });
      return {};
  }
}

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

type Session = Route.ComponentProps['loaderData'];

const statuses: Record<Session['status'], [string, BadgeLook]> = {
  scheduled: ['Scheduled', 'info'],
  completed: ['Completed', 'good'],
  cancelled: ['Cancelled', 'destructive'],
};
const missed: [string, BadgeLook] = ['Nobody came', 'warn'];
/** Chosen on the public page, and not paid yet. */
const held: [string, BadgeLook] = ['Held', 'secondary'];
const payments: Record<Session['paymentState'], string> = {
  credit: 'Paid with a session credit',
  paid: 'Paid elsewhere',
  free: 'Free of charge',
  to_be_paid: 'To be paid',
};

function Payment({ session: { paymentState, paidByOrder: order } }: { session: Session }) {
  if (paymentState !== 'credit' || !order) return payments[paymentState];
  const way = order.method ? ` by ${methodNames[order.method] ?? order.method}` : '';
  return (
    <>
      {order.isItsOwn ? `Paid${way}, order ` : `Paid with a credit of ${order.productName}, order `}
      <Link to={`/office/orders/${order.id}`}>{order.number}</Link>
    </>
  );
}

export default function OfficeSession({ loaderData: session }: Route.ComponentProps) {
  const { startsAt, calendar, memberZone } = session;
  const [status, look] = session.isHeld ? held : session.wasMissed ? missed : statuses[session.status];
  return (
    <>
      <BackTo to={`/office/calendar?date=${dateIn(new Date(startsAt), calendar.zone)}`}>Calendar</BackTo>
      <PageHeading title={session.person} subtitle={session.type}>
        <Badge look={look}>{status}</Badge>
      </PageHeading>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <Card className="self-start">
          <p className="serif text-[1.5rem] leading-snug lining-nums">
            {showIn(startsAt, calendar.zone, 'EEEE d MMMM yyyy')}
            <br />
            {showIn(startsAt, calendar.zone, 'h:mm a')}
          </p>
          <dl className="mt-4 space-y-2">
            {memberZone && memberZone !== calendar.zone && (
              <Fact label="For the customer">
                {showIn(startsAt, memberZone, 'd MMMM, h:mm a')} ({placeOf(memberZone)})
              </Fact>
            )}
            <Fact label="Lasts">{session.minutes} minutes</Fact>
            <Fact label="Payment">
              <Payment session={session} />
              {session.paymentState === 'to_be_paid' &&
                session.priceCents !== null &&
                `, ${euro(session.priceCents)}`}
            </Fact>
            {session.payBy && (
              <Fact label="Kept until">{showIn(session.payBy, calendar.zone, 'd MMMM, h:mm a')}</Fact>
            )}
            {session.customer && (
              <Fact label="Customer">
                <Link to={`/office/customers/${session.customer.id}`}>{session.person}</Link>
              </Fact>
            )}
            <Fact label="E-mail">
              <a href={`mailto:${session.email}`} className="break-all">
                {session.email}
              </a>
            </Fact>
          </dl>
          {session.paymentState === 'to_be_paid' && session.status !== 'cancelled' && (
            <Settling sessionId={session.id} priceCents={session.priceCents} />
          )}
          {session.status === 'scheduled' && <Changes session={session} />}
        </Card>
        <div className="space-y-6">
          <Beside session={session} />
          {session.status !== 'cancelled' && <Notes session={session} />}
          {session.next && <NextSessions upcoming={session.next} zone={calendar.zone} />}
          {session.status === 'scheduled' && <MeetingLink session={session} />}
        </div>
      </div>
      {session.timeline.length > 0 && (
        <section aria-labelledby="timeline" className="mt-12">
          <h2 id="timeline" className="mb-3 text-[1.375rem]">
            What was done
          </h2>
          <AuditLines lines={session.timeline} />
        </section>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-20 shrink-0 text-quiet">{label}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}

function Changes({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  const { id, startsAt, calendar, meetingLink } = session;
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-rule pt-5">
      {meetingLink && (
        <a
          href={meetingLink}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold"
        >
          Join the meeting
        </a>
      )}
      <Dialog
        title="Move this session"
        description="Both calendars get an updated invitation."
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="outline" size="sm">
            Move
          </Button>
        }
      >
        <SlotForm
          calendar={calendar}
          action={`/office/calendar/${id}`}
          fields={{ intent: 'move' }}
          button="Move it"
          done={{ title: 'Session moved', description: 'An updated invitation is on its way.' }}
          onDone={() => setOpen(false)}
          moving={{ sessionId: id, date: dateIn(new Date(startsAt), calendar.zone) }}
        />
      </Dialog>
      {session.hasBegun && (
        <ConfirmDialog
          title="Nobody came?"
          text="The session counts as used, and nobody is written to. If that is not fair, give a credit on the customer's page."
          trigger={
            <Button variant="outline" size="sm">
              Nobody came
            </Button>
          }
          confirm="Nobody came"
          keep="Go back"
          action={`/office/calendar/${id}`}
          fields={{ intent: 'missed' }}
          variant="primary"
          done={{ title: 'Noted' }}
        />
      )}
      <ConfirmDialog
        title="Cancel this session?"
        text="The credit goes back, and both calendars are told."
        trigger={
          <Button variant="danger" size="sm">
            Cancel session
          </Button>
        }
        confirm="Cancel the session"
        keep="Keep it"
        action={`/office/calendar/${id}`}
        fields={{ intent: 'cancel' }}
        done={{ title: 'Session cancelled' }}
      />
    </div>
  );
}

function MeetingLink({ session: { meetingLink } }: { session: Session }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (!answer.problem) void toast({ kind: 'success', title: 'Link saved' });
  });
  return (
    <Card>
      <fetcher.Form method="post" className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Field
            label="Meeting link"
            name="meetingLink"
            type="url"
            placeholder="https://"
            defaultValue={meetingLink ?? ''}
            error={problem?.fields.meetingLink}
          />
        </div>
        <Button type="submit" name="intent" value="link" variant="outline" pending={fetcher.state !== 'idle'}>
          Save link
        </Button>
      </fetcher.Form>
    </Card>
  );
}

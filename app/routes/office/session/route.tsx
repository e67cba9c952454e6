import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { readSessionWithPerson } from '../../../../domain/office/index.ts';
import {
  bookSeries,
  cancelSessionAsStaff,
  completeSession,
  correctDetails,
  markMissed,
  markPaidElsewhere,
  moveSessionAsStaff,
  setSessionMeetingLink,
  waiveSessionPayment,
  writeNotes,
} from '../../../../domain/practice/index.ts';
import { euro } from '../../../../shared/money.ts';
import { dateIn, placeOf } from '../../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, change } from '../../../answer.server.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { useOfficeMoment } from '../../../components/local-time.tsx';
import { AuditLines } from '../../../components/office/audit-lines.tsx';
import { methodNames } from '../../../components/office/order-words.ts';
import { Settling } from '../../../components/office/settling.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { Beside, BirthDetails, NextSessions, Notes } from './sections.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.type ?? 'Session' }];

export const loader = answerPage(({ params, services, member }: Asked<Route.LoaderArgs>) => {
  return readSessionWithPerson(services, {
    actor: member,
    sessionId: params.sessionId,
  });
});

const bySession = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  sessionId: params.sessionId,
});

export const action = answerForm({
  move: change(moveSessionAsStaff, bySession),
  details: change(correctDetails, bySession),
  notes: change(writeNotes, bySession),
  complete: change(completeSession, bySession),
  missed: change(markMissed, bySession),
  series: change(bookSeries, bySession),
  link: change(setSessionMeetingLink, bySession),
  cancel: change(cancelSessionAsStaff, bySession),
  'paid-elsewhere': change(markPaidElsewhere, bySession),
  free: change(waiveSessionPayment, bySession),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type Session = Route.ComponentProps['loaderData'];

const statuses: Record<Session['status'], [string, BadgeLook]> = {
  scheduled: ['Scheduled', 'info'],
  completed: ['Completed', 'good'],
  cancelled: ['Cancelled', 'destructive'],
};
const missed: [string, BadgeLook] = ['No-show', 'warn'];
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
  const moment = useOfficeMoment();
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
            {moment(startsAt, 'EEEE d MMMM yyyy', calendar.zone)}
            <br />
            {moment(startsAt, 'h:mm a', calendar.zone)}
          </p>
          <dl className="mt-4 space-y-2">
            {memberZone && memberZone !== calendar.zone && (
              <Fact label="For the customer">
                {moment(startsAt, 'd MMMM, h:mm a', memberZone)} ({placeOf(memberZone)})
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
              <Fact label="Kept until">{moment(session.payBy, 'd MMMM, h:mm a', calendar.zone)}</Fact>
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
          {session.status !== 'cancelled' && <BirthDetails session={session} />}
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
        <Ask
          intent="missed"
          title="No-show?"
          text="The session counts as used, and nobody is written to. If that is not fair, give a credit on the customer's page."
          trigger={
            <Button variant="outline" size="sm">
              No-show
            </Button>
          }
          submit="No-show"
          keep="Go back"
          variant="primary"
          done="Noted"
        />
      )}
      <Ask
        intent="cancel"
        title="Cancel this session?"
        text="The credit goes back, and both calendars are told."
        trigger={
          <Button variant="danger" size="sm">
            Cancel session
          </Button>
        }
        submit="Cancel the session"
        keep="Keep it"
        done="Session cancelled"
      />
    </div>
  );
}

function MeetingLink({ session: { meetingLink } }: { session: Session }) {
  return (
    <Card>
      <Form
        intent="link"
        values={{ meetingLink }}
        className="flex flex-wrap items-end gap-3 [&>[role=alert]]:basis-full [&>[role=alert]]:empty:hidden"
        submit="Save link"
        variant="outline"
        done="Link saved"
        fields={(field) => ({
          meetingLink: (
            <Field label="Meeting link" type="url" placeholder="https://" {...field.meetingLink} />
          ),
        })}
      >
        {({ meetingLink: shown }) => <div className="min-w-0 flex-1 basis-64">{shown}</div>}
      </Form>
    </Card>
  );
}

import { CalendarDays, CalendarPlus, CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  BookableType,
  SessionCard as Session,
  ShownDetails,
} from '../../../../domain/practice/index.ts';
import { placeOf, showIn } from '../../../../shared/wall-time.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { birthDataFields, birthDataValues, PreparedFrom } from '../../../components/sessions/birth-data.tsx';
import type { PracticeCalendar } from '../../../components/sessions/slot-picker.tsx';
import { useVisitorZone } from '../../../components/sessions/visitor-zone.ts';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import type { action } from './route.tsx';
import { ToBePaid } from './to-be-paid.tsx';

const statuses: Record<Session['status'], { label: string; look: BadgeLook; Icon: typeof Clock }> = {
  scheduled: { label: 'Scheduled', look: 'info', Icon: Clock },
  completed: { label: 'Completed', look: 'good', Icon: CircleCheck },
  cancelled: { label: 'Cancelled', look: 'destructive', Icon: CircleX },
};

const missed = { label: 'Missed', look: 'secondary', Icon: CircleX } as const;

type SessionCardProps = { session: Session; type?: BookableType; calendar: PracticeCalendar; now: Date };

export function SessionCard({ session, type, calendar, now }: SessionCardProps) {
  const { label, look, Icon } = session.wasMissed ? missed : statuses[session.status];
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-[1.1875rem] leading-snug">{session.type}</h3>
        <Badge look={look}>
          <Icon className="size-3.5" aria-hidden="true" />
          {label}
        </Badge>
      </div>
      <When session={session} zone={calendar.zone} />
      {session.toBePaid && <ToBePaid session={session} type={type} zone={calendar.zone} />}
      {session.wasReleased && (
        <p className="text-fine text-quiet">
          Not paid in time, so the hour is free again. Nothing was charged.
        </p>
      )}
      {session.status === 'cancelled' && !session.wasReleased && (
        <p className="text-fine text-quiet">
          {session.isCreditBack
            ? 'What paid for it is a session credit again. It waits above, to be booked for another time.'
            : 'The time is free again.'}
        </p>
      )}
      {session.details && <Preparation session={session} details={session.details} />}
      {session.notes && <Notes text={session.notes} />}
      {session.status === 'scheduled' && <Actions session={session} calendar={calendar} now={now} />}
    </Card>
  );
}

function When({ session, zone }: { session: Session; zone: string }) {
  const visitorZone = useVisitorZone(zone);
  const shows = (where: string, pattern: string) => showIn(session.startsAt, where, pattern);
  const pattern = 'EEEE, MMMM d, yyyy h:mm a';
  // What lies behind needs one clock only.
  const differs = session.status === 'scheduled' && shows(zone, pattern) !== shows(visitorZone, pattern);
  return (
    <dl className="space-y-1.5">
      <Fact term="Date" Icon={CalendarDays}>
        <time dateTime={session.startsAt}>{shows(zone, 'EEEE, MMMM d, yyyy')}</time>
      </Fact>
      <Fact term="Time" Icon={Clock}>
        <time dateTime={session.startsAt}>{shows(zone, 'h:mm a')}</time>
        {differs && (
          <span className="text-fine text-quiet">
            {' '}
            in {placeOf(zone)}
            <span className="block">
              {shows(visitorZone, 'EEEE, h:mm a')} on your clock, {placeOf(visitorZone)}
            </span>
          </span>
        )}
      </Fact>
      <Fact term="Duration" Icon={Hourglass}>
        {session.minutes} minutes
      </Fact>
    </dl>
  );
}

function Fact({ term, Icon, children }: { term: string; Icon: typeof Clock; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <dt>
        <Icon className="mt-1 size-4.5 text-gold" aria-hidden="true" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Notes({ text }: { text: string }) {
  return (
    <section className="border-l-2 border-leaf pl-4">
      <h4 className="font-semibold">Session Notes</h4>
      <p className="mt-1 whitespace-pre-line text-quiet">{text}</p>
    </section>
  );
}

function Preparation({ session, details }: { session: Session; details: ShownDetails }) {
  return (
    <PreparedFrom details={details}>
      <Form
        intent="details"
        hidden={{ sessionId: session.id }}
        values={birthDataValues(details)}
        submit={
          <>
            Save<span className="sr-only"> for {session.type}</span>
          </>
        }
        variant="outline"
        done="Saved"
        fields={(field) => birthDataFields(field)}
      />
    </PreparedFrom>
  );
}

const doorWords = ({ toBePaid }: Session, open: boolean): string => {
  if (toBePaid) return 'You can join from 10 minutes before, once it is paid.';
  return open ? 'You can join now.' : 'You can join from 10 minutes before.';
};

const Ask = dialogFor<typeof action>();
const Form = formFor<typeof action>();

function Actions({ session, calendar, now }: SessionCardProps) {
  const open = !session.toBePaid && now >= new Date(session.joinOpensAt) && now < new Date(session.endsAt);
  const over = now >= new Date(session.endsAt);
  if (over) {
    return <p className="text-fine text-quiet">Held. The notes appear here when they are written.</p>;
  }
  return (
    <div className="mt-auto space-y-3 border-t border-rule pt-4">
      <div className="flex flex-wrap gap-2">
        {open ? (
          <a
            href={`/portal/sessions/${session.id}/join`}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({ size: 'sm' })}
          >
            Join Session
          </a>
        ) : (
          <Button size="sm" disabled aria-describedby={`${session.id}-door`}>
            Join Session
          </Button>
        )}
        {session.mayChange && (
          <>
            <RescheduleDialog session={session} calendar={calendar} />
            <Ask
              intent="cancel"
              hidden={{ sessionId: session.id }}
              title="Cancel this session?"
              text={`The hour becomes free for somebody else.${session.toBePaid ? '' : ' Your session credit comes back to you.'}`}
              trigger={
                <Button variant="quiet" size="sm">
                  Cancel
                </Button>
              }
              keep="Keep it"
              submit="Cancel Session"
              done={{
                title: 'Session cancelled',
                description: session.toBePaid
                  ? 'It had not been paid, so nothing is owed.'
                  : 'Your session credit is back: it waits above, to be booked again.',
              }}
            />
          </>
        )}
      </div>
      <p
        id={`${session.id}-door`}
        className="flex flex-wrap items-center justify-between gap-x-4 text-fine text-quiet"
      >
        <span>
          {doorWords(session, open)}
          {!session.mayChange &&
            ' It begins within 24 hours, so it can no longer be moved or cancelled here. If something has happened, write to us.'}
        </span>
        <a
          href={`/portal/sessions/${session.id}/calendar`}
          download
          className="inline-flex min-h-11 items-center gap-1.5"
        >
          <CalendarPlus className="size-4" aria-hidden="true" />
          Add to calendar
        </a>
      </p>
    </div>
  );
}

import { FileText, PenLine, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Today } from '../../../../domain/office/index.ts';
import { dateIn } from '../../../../shared/wall-time.ts';
import { useOfficeMoment } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';

/** Today's sessions with their meeting links, and those that are not marked as completed yet. */
export function SessionsToday({ today }: { today: Today }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {today.sessions.map(({ id, name, email, type, startsAt, meetingLink, paymentState, isOver }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2 py-3">
          <Link to={`/office/calendar/${id}`} className="min-w-0 no-underline hover:underline">
            <span className="mr-3 font-semibold">
              <Moment at={startsAt} today={today} />
            </span>
            {name || email}
            <span className="block text-fine text-quiet">{type}</span>
          </Link>
          <span className="flex flex-wrap items-center gap-2">
            {paymentState === 'to_be_paid' && <Badge look="warn">To be paid</Badge>}
            {isOver && <Badge look="secondary">To be closed</Badge>}
            {!isOver && meetingLink && (
              <a
                href={meetingLink}
                target="_blank"
                rel="noreferrer"
                className={buttonLook({ variant: 'outline', size: 'sm' })}
              >
                <Video className="size-4" aria-hidden="true" />
                Join
              </a>
            )}
            {!isOver && !meetingLink && <Badge look="warn">No link yet</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Reading = Today['readings'][number];

/** Readings still to be made, overdue ones first; each line links to its work. */
export function ReadingsDue({ readings, today }: { readings: Reading[]; today: Today }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {readings.map((reading) => (
        <li key={reading.id}>
          <Link
            to={`/office/orders/${reading.orderId}`}
            className={cx(
              'grid min-h-16 grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 px-2 py-3 no-underline hover:bg-sunken sm:grid-cols-[auto_1fr_auto]',
              reading.isLate && 'shadow-[inset_3px_0_0_var(--bad)]',
            )}
          >
            {reading.kind === 'video' ? (
              <Video className="size-5 text-gold" aria-hidden="true" />
            ) : reading.kind === 'text' ? (
              <PenLine className="size-5 text-gold" aria-hidden="true" />
            ) : (
              <FileText className="size-5 text-gold" aria-hidden="true" />
            )}
            <span className="min-w-0">
              <span className="block font-semibold">{reading.product}</span>
              <span className="block text-fine wrap-anywhere text-quiet">
                for {reading.name || reading.email}, {whatToDo(reading)}
              </span>
              {reading.error && <span className="block text-fine text-bad">{reading.error}</span>}
            </span>
            <span className="max-sm:col-start-2">
              {reading.dueAt && (
                <Badge look={reading.isLate ? 'destructive' : 'info'}>
                  {reading.isLate ? 'Late since ' : 'Due '}
                  <Moment at={reading.dueAt} today={today} />
                </Badge>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function whatToDo({ kind, minutes, held, error }: Reading): string {
  if (kind === 'video') return `a ${minutes}-minute recording`;
  if (kind === 'text') return 'a text to write';
  if (error) return 'a document in trouble';
  return held ? 'a document waits for your release' : 'a document is late';
}

export type WorkLine = { key: string; to: string; title: ReactNode; detail?: ReactNode; mark?: ReactNode };

/** Lines that each lead to one piece of work. */
export function WorkLines({ lines }: { lines: WorkLine[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {lines.map(({ key, to, title, detail, mark }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-14 items-center justify-between gap-4 px-2 py-2 no-underline hover:bg-sunken"
          >
            <span className="min-w-0">
              <span className="block wrap-anywhere">{title}</span>
              {detail && <span className="block text-fine wrap-anywhere text-quiet">{detail}</span>}
            </span>
            {mark && <span className="shrink-0">{mark}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type WorkLinesProps = {
  title: string;
  count: number;
  more?: { to: string; label: string };
  empty: string;
  children: ReactNode;
};

/** A part of the day: how much there is of it, and where the rest is. */
export function DayPart({ title, count, more, empty, children }: WorkLinesProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lead">
          {title}
          {count > 0 && <span className={cx('ml-2 text-gold lining-nums')}>{count}</span>}
        </h2>
        {more && (
          <Link to={more.to} className="inline-flex min-h-11 items-center text-fine">
            {more.label}
          </Link>
        )}
      </div>
      {count === 0 ? <p className="border-y border-rule px-2 py-4 text-quiet">{empty}</p> : children}
    </section>
  );
}

type SetUpNoticeProps = { setUp: NonNullable<Today['setUp']>; isOwner: boolean };

/** What is still open of the set-up, until nothing is. */
export function SetUpNotice({ setUp: { isOpen, open }, isOwner }: SetUpNoticeProps) {
  const shown = isOpen ? open : open.filter(({ isRequired }) => isRequired);
  if (isOpen && shown.length === 0) return null;
  return (
    <section aria-labelledby="set-up" className="mb-10 rounded-md border border-gold p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="set-up" className="text-lead">
            {isOpen ? 'Still open in your set-up' : 'The shop is not open yet'}
          </h2>
          <p className="text-quiet">
            {shown.length > 0
              ? `${isOpen ? '' : 'Needed first: '}${shown.map(({ title }) => title).join(' · ')}`
              : 'Everything that is needed is there: the shop can be opened.'}
          </p>
        </div>
        {isOwner && (
          <Link to="/office/setup" className={buttonLook({ variant: isOpen ? 'outline' : 'gold' })}>
            {isOpen ? 'To the set-up' : 'Go on with the set-up'}
          </Link>
        )}
      </div>
    </section>
  );
}

/** A moment on the practitioner's own clock: the hour alone today, else with its day. */
export function Moment({ at, today: { zone, date } }: { at: string; today: { zone: string; date: string } }) {
  const moment = useOfficeMoment();
  const isToday = dateIn(new Date(at), zone) === date;
  return (
    <time dateTime={at} className="whitespace-nowrap lining-nums">
      {moment(at, isToday ? 'h:mm a' : 'd MMMM, h:mm a', zone)}
    </time>
  );
}

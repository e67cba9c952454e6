import { format } from 'date-fns/format';
import { CalendarDays } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import {
  type CircleDay,
  type DaysPage,
  readCircleDays,
  saveDayAnswer,
} from '../../../domain/delivery/index.ts';
import { type Asked, answerForm, answerPage, byMember, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/field.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import type { Route } from './+types/days';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Your days' }];

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const month = new URL(request.url).searchParams.get('month') ?? undefined;
  return readCircleDays(services, { memberId: member.id, month });
});

export const action = answerForm({ answer: change(saveDayAnswer, byMember) });

const Form = formFor<typeof action>();

export default function Days({ loaderData }: Route.ComponentProps) {
  return 'closed' in loaderData ? <Closed page={loaderData} /> : <OpenDays page={loaderData} />;
}

function Closed({ page }: { page: Exclude<Awaited<ReturnType<typeof readCircleDays>>, DaysPage> }) {
  return (
    <>
      <PageHeading title="Your days" subtitle="One for each day in the Soul Circle" />
      {page.closed === 'no-birth-date' ? (
        <EmptyState text="Your days are counted from your birth date. Tell us, and they are here.">
          <ButtonLink to={`/portal/orders/${page.orderId}/details`} variant="gold">
            Tell us your birth date
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState text="In the Soul Circle each day has a page of its own: its number, what it is good for, and a small question.">
          <ButtonLink to="/checkout/membership" variant="outline" reloadDocument>
            See the membership
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function OpenDays({ page }: { page: DaysPage }) {
  const { month, days, before, after, calendarUrl } = page;
  const now = useOwnDate(page.today);
  const current = days.find(({ date }) => date === now);
  return (
    <>
      <PageHeading title="Your days" subtitle={month}>
        <nav aria-label="Other months" className="flex flex-wrap gap-3">
          {before && (
            <ButtonLink to={`?month=${before}`} variant="outline" size="sm">
              Month before
            </ButtonLink>
          )}
          {after && (
            <ButtonLink to={`?month=${after}`} variant="outline" size="sm">
              Month after
            </ButtonLink>
          )}
        </nav>
      </PageHeading>
      {current && <Today key={current.date} day={current} />}
      <ol className="mt-8 divide-y divide-rule border-y border-rule">
        {days.map((day) => (
          <Day key={day.date} day={day} isToday={day.date === now} isPast={day.date < now} />
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/portal/letters" className="inline-flex min-h-11 items-center">
          Your letters
        </Link>
        {calendarUrl && (
          <a href={calendarUrl} className="inline-flex min-h-11 items-center gap-2">
            <CalendarDays className="size-5" aria-hidden="true" />
            Your days for a calendar program
          </a>
        )}
      </p>
    </>
  );
}

function Today({ day }: { day: CircleDay }) {
  return (
    <section
      aria-labelledby="today"
      className="engraved flex gap-x-8 gap-y-4 px-6 py-7 max-sm:flex-col sm:px-9"
    >
      <Medallion
        value={day.number}
        label={`Personal day ${day.number}`}
        className="w-28 shrink-0 self-start"
      />
      <div className="min-w-0 grow">
        <p className="text-fine font-semibold text-gold">Today</p>
        <h2 id="today" className="text-title">
          {day.title}
        </h2>
        <p className="measure mt-2">{day.text}</p>
        <Answer day={day} />
      </div>
    </section>
  );
}

/** Her own line to the day; empty, it is gone. */
function Answer({ day: { date, practice, answer } }: { day: CircleDay }) {
  return (
    <Form
      intent="answer"
      hidden={{ day: date }}
      values={{ answer: answer ?? '' }}
      className="measure mt-4 space-y-3"
      submit="Save"
      variant="outline"
      size="sm"
      done="Saved. Only you can read it."
      fields={(field) => ({
        answer: (
          <TextArea
            label={practice}
            hint="A line for yourself, if you like. Only you can read it; empty it to delete it."
            rows={3}
            maxLength={2000}
            {...field.answer}
          />
        ),
      })}
    />
  );
}

function Day({ day, isToday, isPast }: { day: CircleDay; isToday: boolean; isPast: boolean }) {
  const { date, number, title, text, practice, answer } = day;
  return (
    <li className={cx('py-1', isToday && 'bg-sunken')}>
      <details className="px-2">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
          <time dateTime={date} className="w-24 shrink-0 text-fine text-quiet lining-nums">
            {shortDay(date)}
          </time>
          <span className="w-5 shrink-0 text-center font-semibold lining-nums text-gold">{number}</span>
          <span className="serif min-w-0 flex-1 basis-40">{title}</span>
          {isToday && <span className="text-fine font-semibold text-gold">Today</span>}
          {answer && <span className="text-fine text-quiet">You wrote something</span>}
        </summary>
        <div className="pb-4">
          <p className="measure mt-2">{text}</p>
          {isPast ? <Answer day={day} /> : <p className="measure mt-2 text-quiet">{practice}</p>}
        </div>
      </details>
    </li>
  );
}

/** A plain calendar date, which no time zone may move. */
const shortDay = (date: string) => format(new Date(`${date}T00:00:00`), 'EEE d MMM');

const never = () => () => {};

/** The day on the reader's own calendar; the server, which cannot know it, shows the practice's. */
const useOwnDate = (today: string) =>
  useSyncExternalStore(
    never,
    () => format(new Date(), 'yyyy-MM-dd'),
    () => today,
  );

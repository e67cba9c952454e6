import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { z } from 'zod';
import { bookByHand, bookForContact, readOfficeCalendar } from '../../../../domain/practice/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { preserveInput } from '../../../components/preserve-input.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { calendarDate, email, fieldsOf, nameOr, parse, ticked } from '../../../parse.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { cx } from '../../../ui/class-names.ts';
import type { Route } from './+types/route';
import { BookDialog } from './book-dialog.tsx';
import { BookByHand } from './by-hand.tsx';
import { Month } from './month.tsx';
import { Week } from './week.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Calendar' }];

const question = z.object({
  view: z.enum(['week', 'month']).catch('week'),
  date: z.string().optional().catch(undefined),
});

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = question.parse(Object.fromEntries(new URL(request.url).searchParams));
  return orRefuse(readOfficeCalendar(servicesOf(context), { actor: context.get(memberContext), ...asked }));
}

const booking = z.object({
  contactId: z.string(),
  sessionType: z.string(),
  startsAt: z.coerce.date().catch(new Date(Number.NaN)),
});
const byHand = z.object({
  name: nameOr('Please give a name.'),
  email,
  sessionType: z.string(),
  date: calendarDate,
  time: z.string().regex(/^\d\d:\d\d$/, 'Please give a time.'),
  anyTime: ticked,
});

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await fieldsOf(request);
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const book = async () => {
    if (typed.intent !== 'by-hand') return bookForContact(services, { actor, ...parse(booking, typed) });
    const { name, email: address, ...wish } = parse(byHand, typed);
    return bookByHand(services, { actor, guest: { name, email: address }, ...wish });
  };
  return orProblem(book());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveInput(serverAction);

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { view, asked, days, today, calendar, types } = loaderData;
  return (
    <>
      <PageHeading title="Calendar" subtitle={`Times are those of ${calendar.zone.replace('_', ' ')}`}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/office/calendar/rules" variant="outline">
            Hours and rules
          </ButtonLink>
          <ButtonLink to="/office/calendar/types" variant="outline">
            Session types
          </ButtonLink>
          <ButtonLink to="/office/calendar/unpaid" variant="outline">
            Unpaid
          </ButtonLink>
          <BookByHand types={types} today={today} />
          <BookDialog calendar={calendar} types={types} />
        </div>
      </PageHeading>
      <Turning {...loaderData} />
      {view === 'week' ? (
        <Week days={days} today={today} />
      ) : (
        <Month days={days} asked={asked} today={today} />
      )}
    </>
  );
}

type TurningProps = Pick<
  Route.ComponentProps['loaderData'],
  'view' | 'asked' | 'days' | 'previous' | 'next' | 'today'
>;

function Turning({ view, asked, days, previous, next, today }: TurningProps) {
  const to = (date: string, as = view) => `?view=${as}&date=${date}`;
  const arrow = cx(buttonLook({ variant: 'outline', size: 'sm' }), 'w-11 px-0');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="serif text-[1.5rem] lining-nums" aria-live="polite">
        {titleOf(view, asked, days)}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <nav aria-label="View" className="flex gap-1">
          {(['week', 'month'] as const).map((name) => (
            <Link
              key={name}
              to={to(asked, name)}
              aria-current={view === name ? 'page' : undefined}
              className={buttonLook({ variant: view === name ? 'primary' : 'quiet', size: 'sm' })}
            >
              {name === 'week' ? 'Week' : 'Month'}
            </Link>
          ))}
        </nav>
        <Link to={to(previous)} aria-label={`Earlier ${view}`} className={arrow}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Link>
        <Link to={to(today)} className={buttonLook({ variant: 'outline', size: 'sm' })}>
          Today
        </Link>
        <Link to={to(next)} aria-label={`Later ${view}`} className={arrow}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}

const shown = (date: string, pattern: string) => showIn(`${date}T12:00:00Z`, 'UTC', pattern);

function titleOf(view: TurningProps['view'], asked: string, days: TurningProps['days']): string {
  if (view === 'month') return shown(asked, 'MMMM yyyy');
  const [first = asked, last = asked] = [days[0]?.date, days.at(-1)?.date];
  return `${shown(first, 'd MMMM')} to ${shown(last, 'd MMMM yyyy')}`;
}

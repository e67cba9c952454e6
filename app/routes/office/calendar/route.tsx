import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { bookByHand, customerToBook, readOfficeCalendar } from '../../../../domain/practice/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { cx } from '../../../ui/class-names.ts';
import type { Route } from './+types/route';
import { BookDialog } from './book-dialog.tsx';
import { Month } from './month.tsx';
import { Week } from './week.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Calendar' }];

const question = z.object({
  view: z.enum(['week', 'month']).catch('week'),
  date: z.string().optional().catch(undefined),
  /** A contact whose page leads here to book. */
  for: z.string().optional().catch(undefined),
});

export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const asked = question.parse(Object.fromEntries(new URL(request.url).searchParams));
  const wish = { actor: member };
  const [calendar, customer] = await Promise.all([
    readOfficeCalendar(services, { ...wish, ...asked }),
    asked.for ? customerToBook(services, { ...wish, contactId: asked.for }) : undefined,
  ]);
  return { ...calendar, customer };
});

export const action = answerForm({ book: change(bookByHand, byActor) });

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { view, asked, days, today, calendar, types, customer } = loaderData;
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
          <BookLink />
          <BookDialog types={types} today={today} customer={customer} />
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

function BookLink() {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('book', '');
  return (
    <ButtonLink to={`?${next}`} variant="gold" preventScrollReset>
      Book
    </ButtonLink>
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

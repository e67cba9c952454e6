import { Form, Link } from 'react-router';
import { readAnalytics, readBooked, readMembers, readRevenue } from '../../../../domain/office/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { BookedView } from './booked-view.tsx';
import { MembersView } from './members-view.tsx';
import { MoneyView } from './money-view.tsx';
import { VisitsView } from './visits-view.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Analytics' }];

const views = [
  ['money', 'Money'],
  ['members', 'Members'],
  ['booked', 'Booked ahead'],
  ['visits', 'Visits and deliveries'],
] as const;

/** Each view reads what it shows. */
export const loader = answerPage(async ({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const { show, ...range } = Object.fromEntries(new URL(request.url).searchParams);
  const wish = { actor: member, range };
  switch (show) {
    case 'members':
      return { show: 'members' as const, members: await readMembers(services, wish) };
    case 'booked':
      return { show: 'booked' as const, booked: await readBooked(services, wish) };
    case 'visits':
      return { show: 'visits' as const, analytics: await readAnalytics(services, wish) };
    default:
      return { show: 'money' as const, revenue: await readRevenue(services, wish) };
  }
});

type Shown = Route.ComponentProps['loaderData'];

const day = (date: string) => showIn(`${date}T12:00:00Z`, 'UTC', 'd MMMM yyyy');

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const days = daysOf(loaderData);
  const { show } = loaderData;
  return (
    <>
      <PageHeading
        title="Analytics"
        subtitle={days ? `${day(days.from)} to ${day(days.to)}` : 'What is agreed already, by month'}
      />
      <nav aria-label="Which figures" className="mb-6 flex flex-wrap gap-1">
        {views.map(([view, label]) => (
          <Link
            key={view}
            to={`?${new URLSearchParams({ show: view, ...days })}`}
            aria-current={view === show ? 'page' : undefined}
            className={buttonLook({ variant: view === show ? 'primary' : 'quiet', size: 'sm' })}
          >
            {label}
          </Link>
        ))}
      </nav>
      {days && <RangeForm show={show} {...days} />}
      <div className="space-y-8">
        <View shown={loaderData} />
      </div>
    </>
  );
}

/** What is booked ahead is no matter of past days. */
function daysOf(shown: Shown): { from: string; to: string } | undefined {
  if (shown.show === 'booked') return undefined;
  const { from, to } =
    shown.show === 'money' ? shown.revenue : shown.show === 'members' ? shown.members : shown.analytics;
  return { from, to };
}

function View({ shown }: { shown: Shown }) {
  switch (shown.show) {
    case 'members':
      return <MembersView members={shown.members} />;
    case 'booked':
      return <BookedView booked={shown.booked} />;
    case 'visits':
      return <VisitsView analytics={shown.analytics} />;
    case 'money':
      return <MoneyView revenue={shown.revenue} />;
  }
}

function RangeForm({ show, from, to }: { show: string; from: string; to: string }) {
  return (
    <Form method="get" className="mb-8 flex flex-wrap items-end gap-4" key={`${from}-${to}`}>
      <input type="hidden" name="show" value={show} />
      <DayField label="From" name="from" defaultValue={from} />
      <DayField label="To" name="to" defaultValue={to} />
      <Button type="submit" variant="outline" className="h-12">
        Show
      </Button>
      <Link to={`?show=${show}`} className="inline-flex min-h-12 items-center">
        Last twelve months
      </Link>
    </Form>
  );
}

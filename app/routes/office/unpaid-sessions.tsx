import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readUnpaidSessions } from '../../../domain/practice/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { BackTo } from '../../components/back-to.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { Settling } from '../../components/office/settling.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Route } from './+types/unpaid-sessions';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Unpaid sessions' }];

export const loader = answerPage(({ services, member }: Asked<Route.LoaderArgs>) => {
  return readUnpaidSessions(services, { actor: member });
});

type Unpaid = Route.ComponentProps['loaderData']['past'][number];

export default function UnpaidSessions({ loaderData: { past, ahead } }: Route.ComponentProps) {
  return (
    <>
      <BackTo to="/office/calendar">Calendar</BackTo>
      <PageHeading title="Unpaid sessions" subtitle="What nobody has paid for yet" />
      <div className="max-w-4xl space-y-12">
        <Part title="From the past" empty="Everything that has been held is paid.">
          {past.map((session) => (
            <Line key={session.id} session={session} />
          ))}
        </Part>
        <Part title="Ahead" empty="Everything that lies ahead is paid.">
          {ahead.map((session) => (
            <Line key={session.id} session={session} />
          ))}
        </Part>
      </div>
    </>
  );
}

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section>
      <h2 className="mb-3 text-[1.375rem]">{title}</h2>
      {children.length === 0 ? (
        <p className="text-quiet">{empty}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">{children}</ul>
      )}
    </section>
  );
}

function Line({ session: { id, person, type, startsAt, priceCents, payBy } }: { session: Unpaid }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <Link to={`/office/calendar/${id}`} className="inline-flex min-h-11 items-center font-semibold">
          {person}
        </Link>
        <p className="text-fine text-quiet">
          {type}, <LocalTime at={startsAt} />
          {priceCents !== null && `, ${euro(priceCents)}`}
          {payBy && (
            <>
              , kept until <LocalTime at={payBy} />
            </>
          )}
        </p>
      </div>
      <Settling sessionId={id} priceCents={priceCents} />
    </li>
  );
}

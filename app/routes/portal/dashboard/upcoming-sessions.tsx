import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import type { SessionCard } from '../../../../domain/practice/index.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** Soonest first, by the reader's own clock. */
export function UpcomingSessions({ sessions }: { sessions: SessionCard[] }) {
  if (sessions.length === 0) {
    return (
      <EmptyState text="No sessions ahead of you. The calendar shows every free hour.">
        <ButtonLink to="/portal/sessions?book" variant="outline">
          Book Session
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-rule rounded-md border border-rule bg-card">
      {sessions.map(({ id, type, startsAt, minutes, toBePaid }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
          <CalendarDays className="size-5 shrink-0 text-gold" aria-hidden="true" />
          <div className="min-w-0 grow basis-56">
            <p className="font-semibold">{type}</p>
            <p className="text-fine text-quiet">
              <LocalTime at={startsAt} />, {minutes} minutes
            </p>
          </div>
          {toBePaid && <Badge look="warn">To be paid</Badge>}
          <Link to="/portal/sessions" className="inline-flex min-h-11 items-center">
            Details<span className="sr-only"> of {type}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

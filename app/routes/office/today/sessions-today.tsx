import { Video } from 'lucide-react';
import { Link } from 'react-router';
import type { Today } from '../../../../domain/office/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Moment } from './moment.tsx';

/** Today's sessions with their meeting links, and those that are not marked as completed yet. */
export function SessionsToday({ today }: { today: Today }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {today.sessions.map(({ id, name, email, sessionType, startsAt, meetingLink, paymentState, isOver }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2 py-3">
          <Link to={`/office/calendar/${id}`} className="min-w-0 no-underline hover:underline">
            <span className="mr-3 font-semibold">
              <Moment at={startsAt} today={today} />
            </span>
            {name || email}
            <span className="block text-fine text-quiet">{sessionType}</span>
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

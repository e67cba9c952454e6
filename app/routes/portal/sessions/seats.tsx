import { Link } from 'react-router';
import type { SeatCard } from '../../../../domain/practice/index.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Badge, type BadgeLook } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';

/** Her seats at events, above her own sessions; nothing for who has none. */
export function Seats({ seats }: { seats: SeatCard[] }) {
  if (seats.length === 0) return null;
  return (
    <section aria-labelledby="events" className="mb-10">
      <h2 id="events" className="mb-4 text-lead">
        Your Events
      </h2>
      <ul className="divide-y divide-rule border-y border-rule">
        {seats.map((seat) => (
          <Seat key={seat.id} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Seat({ seat }: { seat: SeatCard }) {
  const { id, title, startsAt, minutes, hasRecording } = seat;
  const [words, look] = stateOf(seat);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <Link
          to={`/portal/events/${id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {title}
        </Link>
        <p className="text-fine text-quiet lining-nums">
          <LocalTime at={startsAt} />, {minutes} minutes
        </p>
      </div>
      {hasRecording ? (
        <Link to={`/portal/events/${id}/recording`} className={buttonLook({ variant: 'gold', size: 'sm' })}>
          Watch the recording<span className="sr-only"> of {title}</span>
        </Link>
      ) : (
        <Badge look={look}>{words}</Badge>
      )}
    </li>
  );
}

function stateOf({ state, isOver }: SeatCard): [string, BadgeLook] {
  if (isOver) return ['Over', 'secondary'];
  if (state === 'waiting') return ['On the waiting list', 'info'];
  return state === 'offered' ? ['A seat is kept for you', 'warn'] : ['Booked', 'good'];
}

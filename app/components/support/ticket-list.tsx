import { Link, useFetcher } from 'react-router';
import { transitions } from '../../../domain/support/browser.ts';
import type { TicketCard } from '../../../domain/support/index.ts';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { LocalTime } from '../local-time.tsx';
import { useAnswer } from '../use-answer.ts';
import { ScrollList } from './scroll-list.tsx';
import { CareMark, PriorityMark, StatusMark } from './ticket-marks.tsx';

type Props = { tickets: { cards: TicketCard[]; older?: string }; staff: boolean; paged: boolean };

export function TicketList({ tickets: { cards, older }, staff, paged }: Props) {
  return (
    <ScrollList
      label="Support Tickets"
      older={older && `?tickets=${older}`}
      newest={paged ? '?' : undefined}
      empty={staff ? 'No tickets yet.' : 'No tickets yet. Open one and a person will answer.'}
    >
      {cards.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} staff={staff} />
      ))}
    </ScrollList>
  );
}

function TicketRow({ ticket, staff }: { ticket: TicketCard; staff: boolean }) {
  const { id, subject, description, status, priority, from, needsAnswer, createdAt, care } = ticket;
  const running = status === 'open' || status === 'in_progress';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold">
          <Link to={id} preventScrollReset className="wrap-anywhere no-underline hover:underline">
            {subject}
          </Link>
        </h3>
        <p className="mt-0.5 line-clamp-2 text-fine text-quiet">{description}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          {care && <CareMark severity={care} />}
          <StatusMark status={status} />
          <PriorityMark priority={priority} />
          {staff && <span className="text-fine break-all text-quiet">{from}</span>}
          <span className="text-fine text-quiet">
            <LocalTime at={createdAt} />
          </span>
          {running && <Turn staff={staff} needsAnswer={needsAnswer} />}
        </p>
      </div>
      {staff && <MoveButton ticket={ticket} />}
    </li>
  );
}

/** Whose turn it is. */
function Turn({ staff, needsAnswer }: { staff: boolean; needsAnswer: boolean }) {
  if (needsAnswer !== staff) return null;
  return (
    <span className="text-fine font-semibold text-gold">{staff ? 'Waiting for us' : 'We have answered'}</span>
  );
}

export function MoveButton({
  ticket: { id, status, subject },
}: {
  ticket: Pick<TicketCard, 'id' | 'status' | 'subject'>;
}) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    if (problem)
      void toast({ title: 'The ticket was not changed', description: problem.message, kind: 'error' });
  });
  const move = transitions[status];
  if (!move) return null;
  return (
    <fetcher.Form method="post" action={`/portal/support/${id}`}>
      <input type="hidden" name="to" value={move.to} />
      <Button
        type="submit"
        name="intent"
        value="move"
        variant="outline"
        size="sm"
        className="min-w-24"
        pending={fetcher.state !== 'idle'}
        aria-label={`${move.label}: ${subject}`}
      >
        {move.label}
      </Button>
    </fetcher.Form>
  );
}

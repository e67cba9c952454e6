import { CircleAlert, CircleCheck, Clock, type LucideIcon, MessageSquare } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { type TicketStatus, transitions } from '../../../domain/support/browser.ts';
import type {
  ConversationCard,
  ThreadEntry,
  TicketCard,
  TicketPriority,
} from '../../../domain/support/index.ts';
import type { action } from '../../routes/portal/ticket/route.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { formFor } from '../action-form.tsx';
import { LocalTime } from '../local-time.tsx';

type TicketListProps = { tickets: { cards: TicketCard[]; older?: string }; staff: boolean; paged: boolean };

export function TicketList({ tickets: { cards, older }, staff, paged }: TicketListProps) {
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
  const move = transitions[status];
  if (!move) return null;
  return (
    <Form
      intent="move"
      action={`/portal/support/${id}`}
      hidden={{ to: move.to }}
      variant="outline"
      size="sm"
      submit={
        <>
          {move.label}
          <span className="sr-only">: {subject}</span>
        </>
      }
      failed="The ticket was not changed"
    />
  );
}

const Form = formFor<typeof action>();

const statuses: Record<string, { Icon: LucideIcon; colour: string; label: string }> = {
  open: { Icon: CircleAlert, colour: 'text-bad', label: 'Open' },
  in_progress: { Icon: Clock, colour: 'text-info', label: 'In progress' },
  resolved: { Icon: CircleCheck, colour: 'text-good', label: 'Resolved' },
};

/** Closed tickets, and states nobody has thought of, get the plain sign. */
const otherwise = { Icon: MessageSquare, colour: 'text-quiet' };

export function StatusMark({ status }: { status: TicketStatus }) {
  const { Icon, colour, label } = statuses[status] ?? {
    ...otherwise,
    label: status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' '),
  };
  return (
    <span
      className={cx('inline-flex items-center gap-1.5 text-fine font-semibold whitespace-nowrap', colour)}
    >
      <Icon className="size-4" aria-hidden="true" />
      {label}
    </span>
  );
}

/** For staff: read it before the others, and answer it yourself. */
export function CareMark({ severity }: { severity: 'crisis' | 'care' }) {
  return (
    <Badge look={severity === 'crisis' ? 'destructive' : 'warn'}>
      {severity === 'crisis' ? 'Needs a person now' : 'Needs a person'}
    </Badge>
  );
}

const colours: Record<string, string> = { urgent: 'bg-bad', high: 'bg-orange', medium: 'bg-yellow' };

export function PriorityMark({ priority }: { priority: TicketPriority }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
      <PriorityDot priority={priority} />
      <span className="sr-only">Priority: </span>
      {priority}
    </span>
  );
}

export function PriorityDot({ priority }: { priority: TicketPriority }) {
  return (
    <span
      className={cx('size-2.5 shrink-0 rounded-full', colours[priority] ?? 'bg-good')}
      aria-hidden="true"
    />
  );
}

type ChatListProps = { chats: { cards: ConversationCard[]; older?: string }; paged: boolean };

export function ChatList({ chats: { cards, older }, paged }: ChatListProps) {
  return (
    <ScrollList
      label="Chat Conversations"
      older={older && `?tab=chats&chats=${older}`}
      newest={paged ? '?tab=chats' : undefined}
      empty="No conversations yet."
    >
      {cards.map((chat) => (
        <ChatRow key={chat.id} chat={chat} />
      ))}
    </ScrollList>
  );
}

function ChatRow({
  chat: { id, title, status, escalationReason, numbers, createdAt },
}: {
  chat: ConversationCard;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-sans text-[1.0625rem] font-semibold">
          <Link
            to={`chats/${id}?tab=chats`}
            preventScrollReset
            className="break-words no-underline hover:underline"
          >
            {title}
          </Link>
        </h3>
        {escalationReason && <p className="text-fine text-quiet">{escalationReason}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 text-fine text-quiet">
          <LocalTime at={createdAt} />
          {numbers && (
            <span>
              Life Path {numbers.lifePath} · Expression {numbers.expression} · Soul Urge {numbers.soulUrge}
            </span>
          )}
        </p>
      </div>
      <ChatStatus status={status} />
    </li>
  );
}

export function ChatStatus({ status }: { status: ConversationCard['status'] }) {
  return <Badge look={status === 'escalated' ? 'destructive' : 'default'}>{status}</Badge>;
}

type ScrollListProps = {
  label: string;
  /** Where older entries are; absent on the last page. */
  older?: string;
  newest?: string;
  empty: string;
  children: ReactNode[];
};

/** Five hundred pixels of list; what does not fit is scrolled, what is older is a page further. */
function ScrollList({ label, older, newest, empty, children }: ScrollListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="engraved p-[7px]">
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="h-[500px] overflow-y-auto overscroll-contain px-3 sm:px-5">
        {children.length === 0 ? (
          <p className="py-20 text-center text-quiet">{empty}</p>
        ) : (
          <ul className="divide-y divide-rule">{children}</ul>
        )}
      </div>
      {(older || newest) && (
        <nav
          aria-label={`Pages of ${label}`}
          className="flex justify-between gap-3 border-t border-rule px-3 py-1 sm:px-5"
        >
          {newest ? <PageLink to={newest}>Newest</PageLink> : <span />}
          {older && <PageLink to={older}>Older</PageLink>}
        </nav>
      )}
    </section>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset className="flex min-h-11 items-center font-semibold">
      {children}
    </Link>
  );
}

const looks: Record<ThreadEntry['from'], string> = {
  customer: 'border-l-2 border-control pl-4',
  staff: 'border-l-2 border-plum pl-4',
  assistant: 'border-l-2 border-leaf pl-4 text-quiet',
  note: 'rounded-md border border-dashed border-warn bg-warn/5 px-4 py-3',
  system: '',
};

type ThreadProps = { thread: ThreadEntry[] /** Who is "you" here. */; reader: 'staff' | 'customer' };

/** Everything that was said, oldest first, opened at its end. */
export function Thread({ thread, reader }: ThreadProps) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is scrolled to
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [thread.length]);
  return (
    <>
      <ol aria-label="Conversation" aria-live="polite" className="space-y-5">
        {thread.map((entry) =>
          entry.from === 'system' ? (
            <li key={entry.key} className="text-center text-fine text-quiet">
              {entry.content} <LocalTime at={entry.at} as="MMM d, h:mm a" />
            </li>
          ) : (
            <li key={entry.key} className={cx(looks[entry.from])}>
              <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-fine">
                <span className="font-semibold">{nameOf(entry, reader)}</span>
                <span className="text-quiet">
                  <LocalTime at={entry.at} as="MMM d, h:mm a" />
                </span>
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{entry.content}</p>
            </li>
          ),
        )}
      </ol>
      <div ref={end} />
    </>
  );
}

function nameOf({ from, name }: ThreadEntry, reader: ThreadProps['reader']): string {
  switch (from) {
    case 'note':
      return `Internal note${name && ` by ${name}`}`;
    case 'assistant':
      return 'Assistant (AI)';
    case 'customer':
      return reader === 'customer' ? 'You' : name || 'Customer';
    default:
      return name || 'Our team';
  }
}

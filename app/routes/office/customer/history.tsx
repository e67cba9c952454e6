import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { endWords } from '../../../../domain/marketing/browser.ts';
import type { CustomerPage } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../components/office/draft.tsx';
import { OlderButton } from '../../../components/office/list-parts.tsx';
import { giftStates, officeState } from '../../../components/office/order-words.ts';
import { seatState } from '../../../components/office/seat-words.ts';
import { useIsOwner } from '../../../components/office/use-is-owner.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

type History = CustomerPage['history'];
type Entry = History['entries'][number];

const tabs: Record<History['show'], [label: string, empty: string]> = {
  orders: ['Orders', 'Nothing bought yet.'],
  sessions: ['Sessions', 'None booked.'],
  messages: ['Messages', 'Never had a question.'],
  emails: ['E-mails', 'None written.'],
  consents: ['Consent', 'Agreed to nothing; gets service mail only.'],
  notes: ['Notes', 'Nothing noted down.'],
};

/** What happened, one kind at a time and ten lines at a time, each line one click from its own page. */
export function CustomerHistory({ customer: { id, email, history } }: { customer: CustomerPage }) {
  const { show, entries, older, isPaged } = history;
  return (
    <section aria-label="History">
      <Tabs show={show} />
      {show === 'messages' && !isPaged && <CustomerLetter customerId={id} email={email} />}
      {entries.length === 0 && (
        <p className="py-2 text-fine text-quiet">{isPaged ? 'Nothing older.' : tabs[show][1]}</p>
      )}
      <ul aria-label={tabs[show][0]} className="divide-y divide-rule">
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
      <OlderButton older={older} isPaged={isPaged} />
    </section>
  );
}

function Tabs({ show }: { show: History['show'] }) {
  const [params] = useSearchParams();
  const at = (tab: string) => {
    const next = new URLSearchParams(params);
    next.delete('before');
    next.set('show', tab);
    return `?${next}`;
  };
  return (
    <nav aria-label="History" className="mb-1 flex overflow-x-auto border-b border-rule">
      {Object.entries(tabs).map(([tab, [label]]) => (
        <Link
          key={tab}
          to={at(tab)}
          preventScrollReset
          aria-current={tab === show ? 'page' : undefined}
          className={cx(
            'flex min-h-11 shrink-0 items-center px-2.5 no-underline hover:bg-sunken sm:px-3.5',
            tab === show ? 'font-semibold shadow-[inset_0_-3px_0_var(--leaf)]' : 'text-quiet',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Line({ entry }: { entry: Entry }) {
  const isOwner = useIsOwner();
  const { to, title, detail, mark } = wordsOf(entry, isOwner);
  // These have no page of their own.
  const isReadHere = entry.kind === 'note' || entry.kind === 'consent';
  return (
    <li className="flex items-center justify-between gap-x-3 py-1.5">
      <span className="min-w-0">
        {to ? (
          <Link to={to} className="line-clamp-2 wrap-anywhere">
            {title}
          </Link>
        ) : (
          <span className={cx('wrap-anywhere whitespace-pre-line', !isReadHere && 'line-clamp-3')}>
            {title}
          </span>
        )}
        <span className="block text-fine text-quiet lining-nums">
          <LocalTime at={entry.at} />
          {detail && <>, {detail}</>}
        </span>
      </span>
      {mark && <span className="shrink-0">{mark}</span>}
    </li>
  );
}

type Words = { to?: string; title: ReactNode; detail?: ReactNode; mark?: ReactNode };

function wordsOf(entry: Entry, isOwner: boolean): Words {
  switch (entry.kind) {
    case 'order':
      return {
        to: `/office/orders/${entry.id}`,
        title: entry.title,
        detail: `${entry.number}, ${euro(entry.totalCents)}`,
        mark: <Badge look={officeState[entry.state].look}>{officeState[entry.state].text}</Badge>,
      };
    case 'gift':
      return {
        to: entry.orderId ? `/office/orders/${entry.orderId}` : '/office/gifts',
        title: `Gift: ${entry.title}`,
        detail: `from ${entry.giverName} to ${entry.receiverName}`,
        mark: <Badge look={giftStates[entry.state].look}>{giftStates[entry.state].text}</Badge>,
      };
    case 'session':
      return { to: `/office/calendar/${entry.id}`, ...wordsOfSession(entry) };
    case 'seat':
      return {
        to: `/office/events/${entry.eventId}`,
        title: entry.title,
        detail: 'a seat at an event',
        mark: <Badge look={seatState(entry).look}>{seatState(entry).text}</Badge>,
      };
    case 'ticket':
      return {
        to: `/portal/support/${entry.id}`,
        title: entry.title,
        mark: <Badge look="secondary">{entry.status.replace('_', ' ')}</Badge>,
      };
    case 'chat':
      return {
        to: `/portal/support/chats/${entry.id}`,
        title: entry.title || 'A chat',
        mark: <Badge look="secondary">chat, {entry.status}</Badge>,
      };
    case 'mail':
      return { to: `/office/outbox/${entry.id}`, ...wordsOfMail(entry) };
    case 'run':
      return {
        to: isOwner ? `/office/letters/automations/${entry.automationId}` : undefined,
        title: entry.title,
        detail: entry.endReason ? endWords[entry.endReason] : 'under way',
        mark: <Badge look="info">Automation</Badge>,
      };
    case 'consent':
      return {
        title: `“${entry.title}”`,
        detail: `${entry.topic}, by ${entry.source}`,
        mark: entry.withdrawnAt ? <Badge look="warn">withdrawn</Badge> : <Badge look="good">given</Badge>,
      };
    case 'note':
      return { title: entry.title, detail: entry.authorName, mark: <RemoveNote noteId={entry.id} /> };
  }
}

function wordsOfSession({ title, status, missed, paymentState }: Extract<Entry, { kind: 'session' }>): Words {
  const look = { scheduled: 'info', completed: 'good', cancelled: 'destructive' } as const;
  return {
    title,
    detail: paymentState === 'to_be_paid' && status !== 'cancelled' ? 'to be paid' : undefined,
    mark: <Badge look={missed ? 'warn' : look[status]}>{missed ? 'no-show' : status}</Badge>,
  };
}

function wordsOfMail({ subject, template, topic, state, outcome }: Extract<Entry, { kind: 'mail' }>): Words {
  const isBad = state === 'failed' || outcome === 'bounced' || outcome === 'complained';
  return {
    title: subject ?? template,
    detail: topic,
    mark: <Badge look={isBad ? 'destructive' : 'secondary'}>{outcome ?? state}</Badge>,
  };
}

const Form = formFor<typeof action>();

export function RemoveNote({ noteId }: { noteId: string }) {
  return (
    <Form
      intent="remove-note"
      hidden={{ noteId }}
      className=""
      variant="quiet"
      size="sm"
      submit={
        <>
          <Trash2 className="size-4" aria-hidden="true" />
          <span className="sr-only">Remove this note</span>
        </>
      }
    />
  );
}

/** A letter to this one person; her answer comes into the ticket that it opens. */
function CustomerLetter({ customerId, email }: { customerId: string; email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('customer', `${customerId}:letter`), form);
  const [ticketId, setTicketId] = useState<string>();
  return (
    <Disclosure label="Write an e-mail" align="start" isOpen>
      <div className="px-3">
        <Form
          intent="write"
          formRef={form}
          className="space-y-3"
          submit="Send"
          variant="outline"
          size="sm"
          resets
          onDone={(sent) => {
            draft.drop();
            setTicketId(sent.ticketId);
          }}
          fields={(field) => ({
            subject: <Field label="Subject" maxLength={150} required {...field.subject} />,
            message: (
              <TextArea
                label="Message"
                rows={5}
                maxLength={8000}
                required
                hint={`It goes to ${email}, signed with your name. The answer comes to Support.`}
                {...field.message}
              />
            ),
          })}
          footer={(button) => (
            <>
              <DraftLine draft={draft} />
              {button}
              <div role="status">
                {ticketId && (
                  <p className="text-good">
                    On its way. <Link to={`/portal/support/${ticketId}`}>See it in Support</Link>
                  </p>
                )}
              </div>
            </>
          )}
        />
      </div>
    </Disclosure>
  );
}

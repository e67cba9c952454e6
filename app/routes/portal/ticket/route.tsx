import { Paperclip } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import {
  addNote,
  answerTicket,
  type Customer,
  moveTicket,
  readTicket,
  setPriority,
  type TicketPriority,
} from '../../../../domain/support/index.ts';
import { fileSize } from '../../../../shared/figures.ts';
import { type Asked, answerForm, answerPage, change, limited } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../components/office/draft.tsx';
import {
  CareMark,
  MoveButton,
  PriorityDot,
  PriorityMark,
  StatusMark,
  Thread,
} from '../../../components/support/tickets.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { InlineSelect } from '../../../ui/inline-select.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.subject ?? 'Support Center' },
];

export const loader = answerPage(({ params, services, member: viewer }: Asked<Route.LoaderArgs>) => {
  return readTicket(services, { viewer, ticketId: params.ticketId });
});

const perHour = { name: 'answer-ticket', max: 60, seconds: 3600 };

const byViewer = ({ member, params }: Asked<Route.ActionArgs>) => ({
  viewer: member,
  ticketId: params.ticketId,
});

export const action = answerForm({
  answer: limited(perHour, change(answerTicket, byViewer)),
  note: change(addNote, byViewer),
  move: change(moveTicket, byViewer),
  priority: change(setPriority, byViewer),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

export default function Ticket({ loaderData: ticket }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { id, subject, status, priority, createdAt, thread, attachments, customer, care } = ticket;
  const staff = customer !== undefined;
  return (
    <SidePanel
      title={subject}
      onClose={() => navigate('/portal/support', { preventScrollReset: true })}
      description={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-fine text-quiet">
          {care && <CareMark severity={care} />}
          <StatusMark status={status} />
          {staff ? (
            <PrioritySelect ticketId={id} priority={priority} />
          ) : (
            <PriorityMark priority={priority} />
          )}
          <LocalTime at={createdAt} />
          {staff && <MoveButton ticket={ticket} />}
        </div>
      }
    >
      {customer && <CustomerCard customer={customer} />}
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-6 sm:px-7">
        <Thread thread={thread} reader={staff ? 'staff' : 'customer'} />
        <Attachments attachments={attachments} />
      </div>
      <div className="border-t border-rule bg-paper px-5 py-4 sm:px-7">
        <AnswerBox ticketId={id} staff={staff} replies={ticket.replies} customerName={customer?.name} />
      </div>
    </SidePanel>
  );
}

type Attachment = { id: string; name: string; size: number };

function Attachments({ attachments }: { attachments: Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="mt-5">
      {attachments.map(({ id, name, size }) => (
        <li key={id}>
          <a
            href={`/portal/support/files/${id}`}
            download
            className="inline-flex min-h-11 max-w-full items-center gap-2 text-fine"
          >
            <Paperclip className="size-4 shrink-0 text-gold" aria-hidden="true" />
            <span className="truncate">{name}</span>
            <span className="text-quiet">{fileSize(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const priorities = ['low', 'medium', 'high', 'urgent'] as const satisfies TicketPriority[];
const options = priorities.map((value) => ({ value, label: value }));

function PrioritySelect({ ticketId, priority }: { ticketId: string; priority: TicketPriority }) {
  const fetcher = useFetcher<typeof action>();
  useAnswer(fetcher, ({ problem }) => {
    if (problem)
      void toast({ title: 'The priority was not changed', description: problem.message, kind: 'error' });
  });
  const chosen = priorities.find((one) => one === fetcher.formData?.get('priority')) ?? priority;
  return (
    <span className="inline-flex items-center gap-2">
      <PriorityDot priority={chosen} />
      <InlineSelect
        label="Priority"
        options={options}
        value={chosen}
        onChange={(event) =>
          void fetcher.submit(
            { intent: 'priority', priority: event.target.value },
            { method: 'post', action: `/portal/support/${ticketId}` },
          )
        }
      />
    </span>
  );
}

const identities: Record<Customer['identity'], string> = {
  account: 'Signed in when this was written.',
  'address-only': 'Has an account under this address, but was not signed in: anybody can type an address.',
  unknown: 'No account under this address.',
};

/** What staff should know before they answer. */
function CustomerCard({ customer }: { customer: Customer }) {
  const { name, email, identity, numbers, purchases, sessions } = customer;
  return (
    <details className="border-b border-rule bg-paper px-5 sm:px-7">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-5 gap-y-1 py-2">
        <span className="font-semibold wrap-anywhere">
          {[name, email].filter(Boolean).join(' · ') || 'Has not told us a name or an address'}
        </span>
        {numbers && (
          <span className="flex flex-wrap gap-x-5">
            <Numeral label="Life Path" value={numbers.lifePath} />
            <Numeral label="Expression" value={numbers.expression} />
            <Numeral label="Soul Urge" value={numbers.soulUrge} />
          </span>
        )}
        <span className="text-fine text-gold underline underline-offset-4">Orders and sessions</span>
      </summary>
      <div className="space-y-4 pt-1 pb-4">
        <p className="text-fine text-quiet">{identities[identity]}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Records title="Orders" empty="Nothing bought yet">
            {purchases.map(({ id, name: product, at, status }) => (
              <Entry key={id} title={product} at={at} status={status} />
            ))}
          </Records>
          <Records title="Sessions" empty="No sessions">
            {sessions.map(({ id, type, at, status }) => (
              <Entry key={id} title={type} at={at} status={status} />
            ))}
          </Records>
        </div>
      </div>
    </details>
  );
}

function Numeral({ label, value }: { label: string; value: number | null }) {
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className="text-fine text-quiet">{label}</span>
      <span className="serif text-[1.25rem] leading-none text-gold [font-variant-numeric:lining-nums]">
        {value ?? '-'}
      </span>
    </span>
  );
}

function Records({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <div>
      <h3 className="mb-1 font-sans text-fine font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="text-fine text-quiet">{empty}</p>
      ) : (
        <ul className="space-y-1.5">{children}</ul>
      )}
    </div>
  );
}

function Entry({ title, at, status }: { title: string; at: string; status: string }) {
  return (
    <li className="text-fine">
      {title}{' '}
      <span className="text-quiet">
        <LocalTime at={at} as="MMM d, yyyy" />
      </span>{' '}
      <Badge look="secondary">{status}</Badge>
    </li>
  );
}

const NOTHING = 'nothing';
type Replies = Route.ComponentProps['loaderData']['replies'];

type Props = { ticketId: string; staff: boolean; replies: Replies; customerName?: string };

const Form = formFor<typeof action>();

/** Answering, and for staff also noting. What was typed stays until it has been taken. */
function AnswerBox({ ticketId, staff, replies, customerName }: Props) {
  const [content, setContent] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(staff ? draftSubject('ticket', ticketId) : '', form);
  const isEmpty = content.trim() === '';
  const greeted = (text: string) => text.replace('{name}', customerName?.split(' ')[0] || 'there');
  return (
    <Form
      intent="answer"
      also={['note']}
      action={`/portal/support/${ticketId}`}
      formRef={form}
      className="space-y-3"
      submit="Send"
      missing={isEmpty ? 'Please write something first.' : undefined}
      onDone={() => {
        setContent('');
        draft.drop();
      }}
      fields={({ content: { name, error } }) => ({
        content: (
          <TextArea
            label={staff ? 'Your answer' : 'Write to us'}
            rows={3}
            maxLength={5000}
            name={name}
            error={error}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        ),
      })}
      footer={(button) => (
        <>
          {staff && <DraftLine draft={draft} />}
          <div className="flex flex-wrap items-center gap-3">
            {button}
            {staff && (
              <Button
                type="submit"
                name="intent"
                value="note"
                variant="outline"
                aria-disabled={isEmpty || undefined}
              >
                Keep as internal note
              </Button>
            )}
            {staff && <ReadyAnswers replies={replies} onChoose={(text) => setContent(greeted(text))} />}
          </div>
        </>
      )}
    />
  );
}

function ReadyAnswers({ replies, onChoose }: { replies: Replies; onChoose(text: string): void }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 sm:ml-auto">
      <InlineSelect
        label="Start from"
        aria-label="Ready answers"
        value={NOTHING}
        options={[
          { value: NOTHING, label: 'an empty page' },
          ...replies.map(({ title }) => ({ value: title, label: title })),
        ]}
        onChange={({ target }) => {
          const chosen = replies.find(({ title }) => title === target.value);
          if (chosen) onChoose(chosen.text);
        }}
      />
      <Link to="/office/settings/replies" className="inline-flex min-h-11 items-center text-fine">
        Edit<span className="sr-only"> the ready answers</span>
      </Link>
    </span>
  );
}

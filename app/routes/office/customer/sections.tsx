import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CustomerPage, readDuplicate } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { officeState } from '../../../components/office/order-words.ts';
import { seatState } from '../../../components/office/seat-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { action } from './route.tsx';

type Entry = { key: string; to?: string; title: ReactNode; at: string; detail?: ReactNode; mark?: ReactNode };

/** A list of one kind of thing; what there is none of takes one line. */
function List({ title, entries, empty }: { title: string; entries: Entry[]; empty: string }) {
  return (
    <Part title={title}>
      {entries.length === 0 && <p className="text-fine text-quiet">{empty}</p>}
      <ul className="divide-y divide-rule">
        {entries.map(({ key, to, title: name, at, detail, mark }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              {to ? (
                <Link to={to} className="inline-flex min-h-11 items-center sm:min-h-0">
                  {name}
                </Link>
              ) : (
                name
              )}
              <span className="block text-fine text-quiet">
                <LocalTime at={at} />
                {detail && <>, {detail}</>}
              </span>
            </span>
            {mark}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const sequenceNames: Record<string, string> = {
  quiz_nurture: 'After the quiz',
  abandoned_cart: 'Abandoned cart',
  membership_upsell: 'About the Circle',
};

/** Orders, sessions, seats, tickets and mails of the customer, each one click from its own page. */
export function CustomerLists({ customer }: { customer: CustomerPage }) {
  return (
    <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
      <List
        title="Orders"
        empty="Nothing bought yet."
        entries={customer.orders.map(({ id, productName, number, state, totalCents, createdAt }) => ({
          key: id,
          to: `/office/orders/${id}`,
          title: productName,
          at: createdAt,
          detail: <span className="lining-nums">{`${number}, ${euro(totalCents)}`}</span>,
          mark: <Badge look={officeState[state].look}>{officeState[state].text}</Badge>,
        }))}
      />
      <List
        title="Sessions"
        empty="None booked."
        entries={customer.sessions.map(({ id, sessionType, startsAt, status, paymentState, missed }) => ({
          key: id,
          to: `/office/calendar/${id}`,
          title: sessionType,
          at: startsAt,
          detail: paymentState === 'to_be_paid' ? 'to be paid' : undefined,
          mark: (
            <Badge look={status === 'scheduled' ? 'info' : status === 'completed' ? 'good' : 'destructive'}>
              {missed ? 'nobody came' : status}
            </Badge>
          ),
        }))}
      />
      {customer.seats.length > 0 && (
        <List
          title="Seats at events"
          empty=""
          entries={customer.seats.map(({ id, eventId, title, startsAt, ...seat }) => ({
            key: id,
            to: `/office/events/${eventId}`,
            title,
            at: startsAt,
            mark: <Badge look={seatState(seat).look}>{seatState(seat).text}</Badge>,
          }))}
        />
      )}
      <List
        title="Support"
        empty="Never had a question."
        entries={[
          ...customer.tickets.map(({ id, subject, status, createdAt }) => ({
            key: id,
            to: `/portal/support/${id}`,
            title: subject,
            at: createdAt,
            mark: <Badge look="secondary">{status.replace('_', ' ')}</Badge>,
          })),
          ...customer.chats.map(({ id, status, escalationReason, createdAt }) => ({
            key: id,
            to: `/portal/support/chats/${id}`,
            title: escalationReason || 'A chat',
            at: createdAt,
            mark: <Badge look="secondary">chat, {status}</Badge>,
          })),
        ]}
      />
      <List
        title="E-mail sequences"
        empty="In none."
        entries={customer.sequences.map(({ id, type, step, status, stopReason, createdAt }) => ({
          key: id,
          to: `/portal/emails/${id}`,
          title: sequenceNames[type] ?? type,
          at: createdAt,
          detail: `${step} sent${stopReason ? `, ${stopReason.replaceAll('_', ' ')}` : ''}`,
          mark: <Badge look="secondary">{status}</Badge>,
        }))}
      />
      <List
        title="Mail"
        empty="None written."
        entries={customer.mails.map(
          ({ id, subject, template, topic, state, outcome, sentAt, createdAt }) => ({
            key: id,
            to: `/office/outbox/${id}`,
            title: subject ?? template,
            at: sentAt ?? createdAt,
            detail: topic,
            mark: (
              <Badge
                look={
                  state === 'failed' || outcome === 'bounced' || outcome === 'complained'
                    ? 'destructive'
                    : 'secondary'
                }
              >
                {outcome ?? state}
              </Badge>
            ),
          }),
        )}
      />
      <List
        title="Consent"
        empty="Agreed to nothing; gets service mail only."
        entries={customer.consents.map(({ id, topic, text, source, givenAt, withdrawnAt }) => ({
          key: id,
          title: text,
          at: givenAt,
          detail: `${topic}, by ${source}`,
          mark: withdrawnAt ? <Badge look="warn">withdrawn</Badge> : <Badge look="good">given</Badge>,
        }))}
      />
    </div>
  );
}

type Props = { customer: CustomerPage; sessionTypes: string[] };

/** The customer's account and what it holds: the Circle, courses, sessions still to book. */
export function CustomerAccount({ customer, sessionTypes }: Props) {
  const { account, membership, credits, courses } = customer;
  if (!account) {
    return (
      <Part title="Account">
        <p className="text-quiet">None yet: what was bought is reached by the links in its letters.</p>
      </Part>
    );
  }
  return (
    <Part title="Account">
      <Facts
        facts={[
          ['Since', <LocalTime key="since" at={account.since} as="MMM d, yyyy" />],
          ['Role', account.role !== 'member' && account.role],
          ['Two-factor', account.twoFactor && 'on'],
          [
            'Soul Circle',
            membership && (
              <>
                {membership.state}
                {membership.nextChargeAt && (
                  <>
                    , next charge <LocalTime at={membership.nextChargeAt} as="MMM d, yyyy" />
                  </>
                )}
              </>
            ),
          ],
          [
            'Credits',
            credits.map(({ sessionType, count }) => `${count} × ${sessionType}`).join(', ') || 'none',
          ],
        ]}
      />
      {courses.map(({ id, title, badge, progress }) => (
        <div key={id}>
          <p className="flex justify-between gap-3 text-fine">
            <span>{title}</span>
            <span className="text-quiet">{badge}</span>
          </p>
          <Progress value={progress.percent} label={`${title}, done`} />
        </div>
      ))}
      <GiveSessions userId={account.id} sessionTypes={sessionTypes} />
    </Part>
  );
}

const counts = Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

function GiveSessions({ userId, sessionTypes }: { userId: string; sessionTypes: string[] }) {
  return (
    <Ask
      intent="give-credits"
      hidden={{ userId }}
      title="Give sessions"
      text="The customer can book them in the portal at once."
      trigger={
        <Button size="sm" variant="outline">
          Give sessions
        </Button>
      }
      submit="Give them"
      keep="Not now"
      variant="primary"
      done="Given"
      fields={(field) => ({
        sessionType: (
          <Choice
            label="Kind"
            options={sessionTypes.map((type) => ({ value: type, label: type }))}
            {...field.sessionType}
          />
        ),
        count: <Choice label="How many" options={counts} {...field.count} />,
        why: <Field label="Why (for our own books)" maxLength={200} {...field.why} />,
      })}
    />
  );
}

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type Whom = Awaited<ReturnType<typeof readDuplicate>>;

/** Two steps: who the other is, and only then the merge itself. */
export function MergeDialog() {
  const [open, setOpen] = useState(false);
  const [whom, setWhom] = useState<Whom>();
  return (
    <Dialog
      title="Merge a duplicate"
      description="Orders, letters, questions and notes of the other address are shown here from now on. If both have an account, what the other one holds moves into this one, and the other sign-in is closed. This cannot be taken back."
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setWhom(undefined);
      }}
      trigger={
        <Button size="sm" variant="outline">
          Merge a duplicate
        </Button>
      }
    >
      <Form
        intent="look"
        submit="Show who that is"
        variant="outline"
        onDone={setWhom}
        fields={(field) => ({
          otherEmail: (
            <Field
              label="The other address"
              type="email"
              required
              onChange={() => setWhom(undefined)}
              {...field.otherEmail}
            />
          ),
        })}
      />
      {whom && (
        <Form
          intent="merge"
          className="mt-5 space-y-4 border-t border-rule pt-5"
          hidden={{ otherEmail: whom.email }}
          submit="Merge them"
          variant="danger"
          done="Merged"
          onDone={() => setOpen(false)}
          footer={(button) => (
            <>
              <p role="status">
                <strong>{whom.name || whom.email}</strong>, {whom.email}, with us since{' '}
                <LocalTime at={whom.since} as="MMM d, yyyy" />,{' '}
                {whom.orders === 1 ? 'one order' : `${whom.orders} orders`}
                {whom.cents > 0 && `, ${euro(whom.cents)} paid`},{' '}
                {whom.hasAccount ? 'with an account' : 'without an account'}
              </p>
              <div className="flex flex-wrap justify-end gap-3">
                <DialogClose asChild>
                  <Button variant="outline">Leave them</Button>
                </DialogClose>
                {button}
              </div>
            </>
          )}
        />
      )}
    </Dialog>
  );
}

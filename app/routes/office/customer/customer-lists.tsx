import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerPage } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { officeState } from '../../../components/office/order-words.ts';
import { seatState } from '../../../components/office/seat-words.ts';
import { Badge } from '../../../ui/badge.tsx';

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

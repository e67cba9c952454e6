import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import type { CalendarDay } from '../../../../domain/practice/index.ts';
import { formFor } from '../../../components/action-form.tsx';
import { useClockLabel } from '../../../components/local-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, Choice, DayField, EmailField, Field } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();
const booked = { title: 'Session booked', description: 'Both calendars get an invitation.' };

export type Customer = { id: string; name: string; email: string };
type At = { date: string; time: string };
type Props = { types: { name: string; title: string }[]; today: string; customer?: Customer };

/**
 * The one way to book for somebody: known or new, at a free time or at any other, which it asks about once. It is open while the
 * address says so, `?book=2026-06-03T10:00`, so that a free time of the week and the page of a contact lead into it.
 */
export function BookDialog({ types, today, customer }: Props) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('book');
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('book');
        next.delete('for');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(asked ?? '') ?? [];
  return (
    <Dialog
      title="Book a session"
      description="Times are yours. A credit of the type is used where there is one; otherwise the letter brings the link to pay."
      open={asked !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <BookForm
        key={asked}
        at={{ date, time }}
        types={types}
        today={today}
        customer={customer}
        onDone={close}
      />
    </Dialog>
  );
}

type FormProps = Props & { at: At; onDone(): void };

function BookForm({ at: first, types, today, customer, onDone }: FormProps) {
  const [who, setWho] = useState<Customer | 'new' | undefined>(customer);
  const [at, setAt] = useState(first);
  const [type, setType] = useState(types[0]?.name ?? '');
  const known = who && who !== 'new' ? who : undefined;
  return (
    <Form
      intent="book"
      action="/office/calendar"
      className="space-y-4"
      submit="Book"
      variant="gold"
      missing={who ? undefined : 'Please choose a customer first.'}
      done={booked}
      onDone={onDone}
      hidden={{ contactId: known?.id }}
      fields={(field) => ({
        name: who === 'new' && <Field label="Name" required {...field.name} />,
        email: who === 'new' && <EmailField label="E-mail" required {...field.email} />,
        sessionType: (
          <Choice
            label="Session type"
            options={types.map(({ name, title }) => ({ value: name, label: title }))}
            {...field.sessionType}
            onChange={(event) => setType(event.target.value)}
          />
        ),
        date: (
          <DayField
            label="Date"
            min={today}
            required
            {...field.date}
            defaultValue={first.date}
            onChange={(event) => setAt(({ time }) => ({ time, date: event.target.value }))}
          />
        ),
        time: (
          <Field
            label="Time"
            type="time"
            required
            {...field.time}
            defaultValue={undefined}
            value={at.time}
            onChange={(event) => setAt(({ date }) => ({ date, time: event.target.value }))}
          />
        ),
        anyTime: field.anyTime.error && <Checkbox label="Book it anyway" {...field.anyTime} />,
      })}
    >
      {({ name, email, sessionType, date, time, anyTime }) => (
        <>
          <WhoIsIt who={who} onChoose={setWho} />
          {name}
          {email}
          {sessionType}
          <div className="grid gap-4 sm:grid-cols-2">
            {date}
            {time}
          </div>
          <FreeTimes
            date={at.date}
            type={type}
            chosen={at.time}
            onChoose={(free) => setAt({ ...at, time: free })}
          />
          {anyTime}
        </>
      )}
    </Form>
  );
}

type FreeProps = { date: string; type: string; chosen: string; onChoose(time: string): void };

/** The free times of the day that was chosen, for the type that was chosen. */
function FreeTimes({ date, type, chosen, onChoose }: FreeProps) {
  const { load, data } = useFetcher<{ days: CalendarDay[] } | null>();
  const label = useClockLabel();
  useEffect(() => {
    if (date) void load(`/portal/sessions/slots?${new URLSearchParams({ date, type })}`);
  }, [load, date, type]);
  const day = data?.days.find((one) => one.date === date);
  if (!date || !day) return null;
  const free = day.slots.filter((slot) => slot.free);
  if (free.length === 0) return <p className="text-fine text-quiet">Nothing is free on that day.</p>;
  return (
    <ul aria-label="Free on that day" className="flex flex-wrap gap-2">
      {free.map(({ time }) => (
        <li key={time}>
          <Button
            size="sm"
            variant={time === chosen ? 'primary' : 'outline'}
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
          >
            {label(time)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type WhoProps = { who?: Customer | 'new'; onChoose(who?: Customer | 'new'): void };

function WhoIsIt({ who, onChoose }: WhoProps) {
  const [words, setWords] = useState('');
  const { load, data } = useFetcher<{ customers: Customer[] } | null>();
  const isLongEnough = words.trim().length >= 2;
  useEffect(() => {
    if (!isLongEnough) return;
    const waiting = setTimeout(
      () => void load(`/office/calendar/customers?${new URLSearchParams({ q: words })}`),
      200,
    );
    return () => clearTimeout(waiting);
  }, [load, words, isLongEnough]);
  if (who) {
    return (
      <div className="flex items-center justify-between gap-4 rounded-md border border-rule bg-paper px-4 py-2">
        <span className="min-w-0">
          <span className="block font-semibold">
            {who === 'new' ? 'Somebody new' : who.name || who.email}
          </span>
          {who !== 'new' && <span className="block truncate text-fine text-quiet">{who.email}</span>}
        </span>
        <Button variant="quiet" size="sm" onClick={() => onChoose(undefined)}>
          Somebody else
        </Button>
      </div>
    );
  }
  const row =
    'flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-sm px-2 text-left hover:bg-sunken';
  return (
    <div>
      <Field
        label="Customer"
        type="search"
        autoComplete="off"
        placeholder="Name or e-mail"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul aria-live="polite" aria-label="Customers found" className="mt-2 divide-y divide-rule">
        {(isLongEnough ? (data?.customers ?? []) : []).map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onChoose(one)} className={row}>
              <span className="font-semibold">{one.name || one.email}</span>
              <span className="text-fine text-quiet">{one.email}</span>
            </button>
          </li>
        ))}
        {isLongEnough && data === null && (
          <li className="px-2 py-2 text-fine">
            Your customers did not reach us. Type again to ask once more.
          </li>
        )}
        <li>
          <button type="button" onClick={() => onChoose('new')} className={row}>
            Somebody new
          </button>
        </li>
      </ul>
    </div>
  );
}

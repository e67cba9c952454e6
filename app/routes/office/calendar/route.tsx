import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { z } from 'zod';
import { bookByHand, bookForContact, readOfficeCalendar } from '../../../../domain/practice/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { type Asked, answerForm, answerPage, byActor, change } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import type { PracticeCalendar } from '../../../components/sessions/slot-picker.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, Choice, Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Route } from './+types/route';
import { Month } from './month.tsx';
import { Week } from './week.tsx';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Calendar' }];

const question = z.object({
  view: z.enum(['week', 'month']).catch('week'),
  date: z.string().optional().catch(undefined),
});

export const loader = answerPage(({ request, services, member }: Asked<Route.LoaderArgs>) => {
  const asked = question.parse(Object.fromEntries(new URL(request.url).searchParams));
  return readOfficeCalendar(services, { actor: member, ...asked });
});

export const action = answerForm({
  book: change(bookForContact, byActor),
  'by-hand': change(bookByHand, byActor),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { view, asked, days, today, calendar, types } = loaderData;
  return (
    <>
      <PageHeading title="Calendar" subtitle={`Times are those of ${calendar.zone.replace('_', ' ')}`}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/office/calendar/rules" variant="outline">
            Hours and rules
          </ButtonLink>
          <ButtonLink to="/office/calendar/types" variant="outline">
            Session types
          </ButtonLink>
          <ButtonLink to="/office/calendar/unpaid" variant="outline">
            Unpaid
          </ButtonLink>
          <BookByHand types={types} today={today} />
          <BookDialog calendar={calendar} types={types} />
        </div>
      </PageHeading>
      <Turning {...loaderData} />
      {view === 'week' ? (
        <Week days={days} today={today} />
      ) : (
        <Month days={days} asked={asked} today={today} />
      )}
    </>
  );
}

type TurningProps = Pick<
  Route.ComponentProps['loaderData'],
  'view' | 'asked' | 'days' | 'previous' | 'next' | 'today'
>;

function Turning({ view, asked, days, previous, next, today }: TurningProps) {
  const to = (date: string, as = view) => `?view=${as}&date=${date}`;
  const arrow = cx(buttonLook({ variant: 'outline', size: 'sm' }), 'w-11 px-0');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="serif text-[1.5rem] lining-nums" aria-live="polite">
        {titleOf(view, asked, days)}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <nav aria-label="View" className="flex gap-1">
          {(['week', 'month'] as const).map((name) => (
            <Link
              key={name}
              to={to(asked, name)}
              aria-current={view === name ? 'page' : undefined}
              className={buttonLook({ variant: view === name ? 'primary' : 'quiet', size: 'sm' })}
            >
              {name === 'week' ? 'Week' : 'Month'}
            </Link>
          ))}
        </nav>
        <Link to={to(previous)} aria-label={`Earlier ${view}`} className={arrow}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Link>
        <Link to={to(today)} className={buttonLook({ variant: 'outline', size: 'sm' })}>
          Today
        </Link>
        <Link to={to(next)} aria-label={`Later ${view}`} className={arrow}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}

const shown = (date: string, pattern: string) => showIn(`${date}T12:00:00Z`, 'UTC', pattern);

function titleOf(view: TurningProps['view'], asked: string, days: TurningProps['days']): string {
  if (view === 'month') return shown(asked, 'MMMM yyyy');
  const [first = asked, last = asked] = [days[0]?.date, days.at(-1)?.date];
  return `${shown(first, 'd MMMM')} to ${shown(last, 'd MMMM yyyy')}`;
}

type Props = { types: string[]; today: string };

/** For somebody without an account, at any time: outside the slots it asks once whether that is meant. */
function BookByHand({ types, today }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Book by hand"
      description="For a guest or somebody new. Times are yours. The letter brings the link to join, move and pay."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Book by hand</Button>}
    >
      <Form
        intent="by-hand"
        action="/office/calendar"
        className="space-y-4"
        submit="Book"
        variant="gold"
        done={booked}
        onDone={() => setOpen(false)}
        fields={(field) => ({
          name: <Field label="Name" required {...field.name} />,
          email: <Field label="E-mail" type="email" required {...field.email} />,
          sessionType: (
            <Choice
              label="Session type"
              options={types.map((value) => ({ value, label: value }))}
              {...field.sessionType}
            />
          ),
          date: <Field label="Date" type="date" min={today} required {...field.date} />,
          time: <Field label="Time" type="time" required {...field.time} />,
          anyTime: field.anyTime.error && <Checkbox label="Book it anyway" {...field.anyTime} />,
        })}
      >
        {({ name, email, sessionType, date, time, anyTime }) => (
          <>
            {name}
            {email}
            {sessionType}
            <div className="grid gap-4 sm:grid-cols-2">
              {date}
              {time}
            </div>
            {anyTime}
          </>
        )}
      </Form>
    </Dialog>
  );
}

const booked = { title: 'Session booked', description: 'Both calendars get an invitation.' };

type Customer = { id: string; name: string; email: string };

/** A session for somebody who asked by letter or telephone. */
function BookDialog({ calendar, types }: { calendar: PracticeCalendar; types: string[] }) {
  const [open, setOpen] = useState(false);
  const [customer, setCustomer] = useState<Customer>();
  const [sessionType, setSessionType] = useState('');
  const close = () => {
    setOpen(false);
    setCustomer(undefined);
    setSessionType('');
  };
  return (
    <Dialog
      title="Book for a customer"
      description="A credit of the type is used where there is one; otherwise the session is to be paid."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="gold">Book for a customer</Button>}
    >
      <SlotForm
        calendar={calendar}
        action="/office/calendar"
        fields={{ intent: 'book', contactId: customer?.id ?? '', sessionType }}
        missing={missingOf(customer, sessionType)}
        button="Book"
        done={booked}
        onDone={close}
      >
        <CustomerChoice customer={customer} onChoose={setCustomer} />
        <Select
          label="Session Type"
          placeholder="Select type"
          options={types.map((type) => ({ value: type, label: type }))}
          value={sessionType}
          onValueChange={setSessionType}
        />
      </SlotForm>
    </Dialog>
  );
}

function missingOf(customer: Customer | undefined, sessionType: string): string | undefined {
  if (!customer) return 'Please choose a customer first.';
  return sessionType ? undefined : 'Please choose the type of session first.';
}

type ChoiceProps = { customer?: Customer; onChoose(customer?: Customer): void };

function CustomerChoice({ customer, onChoose }: ChoiceProps) {
  const [words, setWords] = useState('');
  const { load, data } = useFetcher<{ customers: Customer[] } | null>();
  useEffect(() => {
    if (words.trim().length < 2) return;
    const waiting = setTimeout(
      () => void load(`/office/calendar/customers?${new URLSearchParams({ q: words })}`),
      200,
    );
    return () => clearTimeout(waiting);
  }, [load, words]);
  if (customer) {
    return (
      <div className="flex items-center justify-between gap-4 rounded-md border border-rule bg-paper px-4 py-2">
        <span className="min-w-0">
          <span className="block font-semibold">{customer.name || customer.email}</span>
          <span className="block truncate text-fine text-quiet">{customer.email}</span>
        </span>
        <Button variant="quiet" size="sm" onClick={() => onChoose(undefined)}>
          Somebody else
        </Button>
      </div>
    );
  }
  const found = words.trim().length < 2 ? [] : (data?.customers ?? []);
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
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-sm px-2 text-left hover:bg-sunken"
            >
              <span className="font-semibold">{one.name || one.email}</span>
              <span className="text-fine text-quiet">{one.email}</span>
            </button>
          </li>
        ))}
        {words.trim().length >= 2 && data === null && (
          <li className="px-2 py-2 text-fine">
            Your customers did not reach us. Type again to ask once more.
          </li>
        )}
        {words.trim().length >= 2 && data && found.length === 0 && (
          <li className="px-2 py-2 text-fine text-quiet">
            We know nobody by that name. “Book by hand” is for somebody new.
          </li>
        )}
      </ul>
    </div>
  );
}

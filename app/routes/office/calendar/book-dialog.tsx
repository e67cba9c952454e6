import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import type { PracticeCalendar } from '../../../components/sessions/slot-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

type Customer = { id: string; name: string; email: string };

/** A session for somebody who asked by letter or telephone. */
export function BookDialog({ calendar, types }: { calendar: PracticeCalendar; types: string[] }) {
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
        done={{ title: 'Session booked', description: 'Both calendars get an invitation.' }}
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

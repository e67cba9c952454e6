import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { BookableType } from '../../../../domain/practice/index.ts';
import { euro } from '../../../../shared/money.ts';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import type { PracticeCalendar } from '../../../components/sessions/slot-picker.tsx';
import { useVisitorZone } from '../../../components/sessions/visitor-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';

type Credit = { sessionType: string; count: number };
type Props = {
  calendar: PracticeCalendar;
  credits: Credit[];
  types: BookableType[];
  keepHours: number;
  openAtFirst?: boolean;
};

export function BookingDialog({ calendar, credits, types, keepHours, openAtFirst = false }: Props) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Dialog
      title="Book a New Session"
      description="Schedule your numerology consultation session"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <CalendarPlus className="size-5" aria-hidden="true" />
          Book Session
        </Button>
      }
    >
      <BookingForm
        calendar={calendar}
        credits={credits}
        types={types}
        keepHours={keepHours}
        onBooked={() => setOpen(false)}
      />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'openAtFirst'> & { onBooked(): void };

function BookingForm({ calendar, credits, types, keepHours, onBooked }: FormProps) {
  const zone = useVisitorZone(calendar.zone);
  const [sessionType, setSessionType] = useState(() => paidType(types, credits));
  const chosen = types.find(({ name }) => name === sessionType);
  return (
    <SlotForm
      calendar={calendar}
      fields={{ intent: 'book', sessionType, zone }}
      missing={sessionType ? undefined : 'Please choose the type of session first.'}
      button="Confirm Booking"
      done={{ title: 'Session booked', description: 'A calendar invitation is on its way to you.' }}
      onDone={onBooked}
    >
      <Select
        label="Session Type"
        placeholder="Select session type"
        value={sessionType}
        onValueChange={setSessionType}
        options={types.map(({ name }) => ({ value: name, label: name }))}
        hint={chosen && payment(credits, chosen, keepHours)}
      />
    </SlotForm>
  );
}

/** Whoever has paid for a type most likely came to book it. */
const paidType = (types: BookableType[], credits: Credit[]): string =>
  types.find(({ name }) => credits.some(({ sessionType }) => sessionType === name))?.name ?? '';

function payment(
  credits: Credit[],
  { name, minutes, priceCents, packages }: BookableType,
  keepHours: number,
): string {
  const left = credits.find(({ sessionType }) => sessionType === name)?.count ?? 0;
  if (left > 0) return `Paid with a session credit. You have ${left} of this type.`;
  if (priceCents === 0) return `${minutes} minutes, free of charge.`;
  const none = 'You have no credit of this type';
  const kept = `Your place is kept for up to ${keepHours} hours until it is paid.`;
  if (priceCents !== null) return `${none}: ${minutes} minutes cost ${euro(priceCents)}. ${kept}`;
  const [one] = packages;
  if (!one) return `${none}: the session is booked and marked "to be paid".`;
  return `${none}: it comes with ${one.name}, ${euro(one.priceCents)} for ${one.count} ${one.count === 1 ? 'session' : 'sessions'}. ${kept}`;
}

import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { sessionTypes } from '../../../../domain/practice/browser.ts';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import type { PracticeCalendar } from '../../../components/sessions/slot-picker.tsx';
import { useVisitorZone } from '../../../components/sessions/visitor-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';

type Credit = { sessionType: string; count: number };
type Props = { calendar: PracticeCalendar; credits: Credit[]; openAtFirst?: boolean };

export function BookingDialog({ calendar, credits, openAtFirst = false }: Props) {
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
      <BookingForm calendar={calendar} credits={credits} onBooked={() => setOpen(false)} />
    </Dialog>
  );
}

type FormProps = Omit<Props, 'openAtFirst'> & { onBooked(): void };

function BookingForm({ calendar, credits, onBooked }: FormProps) {
  const zone = useVisitorZone(calendar.zone);
  const [sessionType, setSessionType] = useState('');
  return (
    <SlotForm
      calendar={calendar}
      fields={{ intent: 'book', sessionType, zone }}
      ready={sessionType !== ''}
      button="Confirm Booking"
      done={{ title: 'Session booked', description: 'A calendar invitation is on its way to you.' }}
      onDone={onBooked}
    >
      <Select
        label="Session Type"
        placeholder="Select session type"
        value={sessionType}
        onValueChange={setSessionType}
        options={sessionTypes.map((type) => ({ value: type, label: type }))}
        hint={sessionType ? payment(credits, sessionType) : undefined}
      />
    </SlotForm>
  );
}

function payment(credits: Credit[], sessionType: string): string {
  const left = credits.find((credit) => credit.sessionType === sessionType)?.count ?? 0;
  if (left === 0) return 'You have no credit of this type: the session is booked and marked "to be paid".';
  return `Paid with a session credit. You have ${left} of this type.`;
}

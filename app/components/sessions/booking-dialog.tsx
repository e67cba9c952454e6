import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { sessionTypes } from '../../../domain/sessions/session-types.ts';
import type { Problem } from '../../answer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormError } from '../form-error.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Choice, type PracticeCalendar, SlotPicker } from './slot-picker.tsx';
import { useVisitorZone } from './visitor-zone.ts';

type Credit = { sessionType: string; count: number };
type Props = { calendar: PracticeCalendar; credits: Credit[]; openAtFirst?: boolean };
type Answer = { sessionId?: string; problem?: Problem };

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
  const fetcher = useFetcher<Answer>();
  const zone = useVisitorZone(calendar.zone);
  const [sessionType, setSessionType] = useState('');
  const [choice, setChoice] = useState<Choice>({});
  const [refused, setRefused] = useState(0);
  useAnswer(fetcher, ({ problem }) => {
    if (problem) {
      // Somebody may have been faster: the picker looks again, and the type stays chosen.
      setChoice(({ date }) => ({ date }));
      setRefused((times) => times + 1);
      return;
    }
    onBooked();
    void toast({
      kind: 'success',
      title: 'Session booked',
      description: 'A calendar invitation is on its way to you.',
    });
  });
  return (
    <fetcher.Form method="post" action="/portal/sessions" className="space-y-5">
      <input type="hidden" name="intent" value="book" />
      <input type="hidden" name="sessionType" value={sessionType} />
      <input type="hidden" name="startsAt" value={choice.startsAt ?? ''} />
      <input type="hidden" name="zone" value={zone} />
      <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
      <Select
        label="Session Type"
        placeholder="Select session type"
        value={sessionType}
        onValueChange={setSessionType}
        options={sessionTypes.map((type) => ({ value: type, label: type }))}
        hint={sessionType ? payment(credits, sessionType) : undefined}
      />
      <SlotPicker key={refused} calendar={calendar} choice={choice} onChoose={setChoice} />
      <Button
        type="submit"
        className="w-full"
        disabled={!sessionType || !choice.startsAt}
        pending={fetcher.state !== 'idle'}
      >
        Confirm Booking
      </Button>
    </fetcher.Form>
  );
}

function payment(credits: Credit[], sessionType: string): string {
  const left = credits.find((credit) => credit.sessionType === sessionType)?.count ?? 0;
  if (left === 0) return 'You have no credit of this type: the session is booked and marked "to be paid".';
  return `Paid with a session credit. You have ${left} of this type.`;
}

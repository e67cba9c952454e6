import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { SessionCard } from '../../../domain/sessions/read-sessions.ts';
import { dateIn } from '../../../domain/sessions/wall-time.ts';
import type { Problem } from '../../answer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormError } from '../form-error.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Choice, type PracticeCalendar, SlotPicker } from './slot-picker.tsx';

type Props = { session: SessionCard; calendar: PracticeCalendar };

export function RescheduleDialog({ session, calendar }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title="Reschedule Session"
      description="Choose another time. Your calendar is updated by e-mail."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" size="sm">
          Reschedule
        </Button>
      }
    >
      <RescheduleForm session={session} calendar={calendar} onMoved={() => setOpen(false)} />
    </Dialog>
  );
}

function RescheduleForm({ session, calendar, onMoved }: Props & { onMoved(): void }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const [choice, setChoice] = useState<Choice>({ date: dateIn(new Date(session.startsAt), calendar.zone) });
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return setChoice(({ date }) => ({ date }));
    onMoved();
    void toast({
      kind: 'success',
      title: 'Session moved',
      description: 'An updated invitation is on its way.',
    });
  });
  return (
    <fetcher.Form method="post" action="/portal/sessions" className="space-y-5">
      <input type="hidden" name="intent" value="reschedule" />
      <input type="hidden" name="sessionId" value={session.id} />
      <input type="hidden" name="startsAt" value={choice.startsAt ?? ''} />
      <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
      <SlotPicker calendar={calendar} choice={choice} onChoose={setChoice} besides={session.id} />
      <Button type="submit" className="w-full" disabled={!choice.startsAt} pending={fetcher.state !== 'idle'}>
        Confirm New Time
      </Button>
    </fetcher.Form>
  );
}

import { useState } from 'react';
import type { SessionCard } from '../../../../domain/practice/index.ts';
import { dateIn } from '../../../../shared/wall-time.ts';
import { SlotForm } from '../../../components/sessions/slot-form.tsx';
import type { PracticeCalendar } from '../../../components/sessions/slot-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type RescheduleDialogProps = { session: SessionCard; calendar: PracticeCalendar };

export function RescheduleDialog({ session, calendar }: RescheduleDialogProps) {
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
      <SlotForm
        calendar={calendar}
        fields={{ intent: 'reschedule', sessionId: session.id }}
        button="Confirm New Time"
        done={{ title: 'Session moved', description: 'An updated invitation is on its way.' }}
        onDone={() => setOpen(false)}
        moving={{ sessionId: session.id, date: dateIn(new Date(session.startsAt), calendar.zone) }}
      />
    </Dialog>
  );
}

import { useRef } from 'react';
import { useFetcher } from 'react-router';
import type { OfficeCalendarSource } from '../../../../domain/practice/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import type { Problem } from '../../../answer.server.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

type Props = { calendars: OfficeCalendarSource[]; zone: string };

/** The practitioner's other calendars: each is read every ten minutes, and says so when it could not be. */
export function OutsideCalendars({ calendars, zone }: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const form = useRef<HTMLFormElement>(null);
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    form.current?.reset();
    void toast({ kind: 'success', title: 'Calendar added', description: 'It is being read now.' });
  });
  return (
    <>
      {calendars.length > 0 && (
        <ul className="mb-5 divide-y divide-rule border-y border-rule">
          {calendars.map((calendar) => (
            <Calendar key={calendar.id} calendar={calendar} zone={zone} />
          ))}
        </ul>
      )}
      <fetcher.Form ref={form} method="post" className="space-y-4">
        <FormError problem={problem} />
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
          <Field label="Name" name="name" maxLength={60} error={problem?.fields.name} required />
          <Field
            label="Address"
            name="url"
            placeholder="https://"
            hint="The secret address in iCal format. It ends in .ics and is shown to nobody again."
            error={problem?.fields.url}
            required
          />
        </div>
        <Button
          type="submit"
          name="intent"
          value="add-calendar"
          variant="outline"
          pending={fetcher.state !== 'idle'}
        >
          Add calendar
        </Button>
      </fetcher.Form>
    </>
  );
}

function Calendar({ calendar, zone }: { calendar: OfficeCalendarSource; zone: string }) {
  const { id, name, host, times, readAt, failure, failingSince, isOff } = calendar;
  const at = (moment: string) => showIn(moment, zone, 'd MMMM yyyy, h:mm a');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {name} <span className="font-normal break-all text-quiet">{host}</span>
        </p>
        <p className="text-fine text-quiet lining-nums">
          {readAt ? `${times} busy times, read ${at(readAt)}` : 'Not read yet'}
        </p>
        {failure && (
          <p className="text-fine">
            <Badge look="warn">{isOff ? 'Switched off' : 'Cannot be read'}</Badge> {failure}
            {failingSince && ` Since ${at(failingSince)}.`}
            {readAt && ' The times known before still count.'}
          </p>
        )}
      </div>
      {isOff && <SwitchOn calendar={calendar} />}
      <ConfirmDialog
        title={`Remove ${name}?`}
        text="Its times can be booked again at once."
        trigger={
          <Button variant="quiet" size="sm">
            Remove<span className="sr-only"> {name}</span>
          </Button>
        }
        confirm="Remove it"
        keep="Keep it"
        action="/office/calendar/rules"
        fields={{ intent: 'remove-calendar', calendarId: id }}
        done={{ title: 'Calendar removed' }}
      />
    </li>
  );
}

function SwitchOn({ calendar: { id, name } }: { calendar: OfficeCalendarSource }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  return (
    <fetcher.Form method="post">
      <FormError problem={fetcher.data?.problem} />
      <input type="hidden" name="calendarId" value={id} />
      <Button
        type="submit"
        name="intent"
        value="switch-on-calendar"
        variant="outline"
        size="sm"
        pending={fetcher.state !== 'idle'}
      >
        Switch on<span className="sr-only"> {name}</span>
      </Button>
    </fetcher.Form>
  );
}

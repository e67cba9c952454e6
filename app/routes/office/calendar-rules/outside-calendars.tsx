import type { OfficeCalendarSource } from '../../../../domain/practice/index.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { useOfficeMoment } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type Props = { calendars: OfficeCalendarSource[]; zone: string };

/** The practitioner's other calendars: each is read every ten minutes, and says so when it could not be. */
export function OutsideCalendars({ calendars, zone }: Props) {
  return (
    <>
      {calendars.length > 0 && (
        <ul className="mb-5 divide-y divide-rule border-y border-rule">
          {calendars.map((calendar) => (
            <Calendar key={calendar.id} calendar={calendar} zone={zone} />
          ))}
        </ul>
      )}
      <Form
        intent="add-calendar"
        className="space-y-4"
        submit="Add calendar"
        variant="outline"
        resets
        done={{ title: 'Calendar added', description: 'It is being read now.' }}
        fields={(field) => ({
          name: <Field label="Name" maxLength={60} required {...field.name} />,
          url: (
            <Field
              label="Address"
              placeholder="https://"
              hint="The secret address in iCal format. It ends in .ics and is shown to nobody again."
              required
              {...field.url}
            />
          ),
        })}
      >
        {({ name, url }) => (
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
            {name}
            {url}
          </div>
        )}
      </Form>
    </>
  );
}

function Calendar({ calendar, zone }: { calendar: OfficeCalendarSource; zone: string }) {
  const { id, name, host, times, readAt, failure, failingSince, isOff } = calendar;
  const moment = useOfficeMoment();
  const at = (read: string) => moment(read, 'd MMMM yyyy, h:mm a', zone);
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
      {isOff && (
        <Form
          intent="switch-on-calendar"
          hidden={{ calendarId: id }}
          className=""
          variant="outline"
          size="sm"
          submit={
            <>
              Switch on<span className="sr-only"> {name}</span>
            </>
          }
        />
      )}
      <Ask
        intent="remove-calendar"
        hidden={{ calendarId: id }}
        title={`Remove ${name}?`}
        text="Its times can be booked again at once."
        trigger={
          <Button variant="quiet" size="sm">
            Remove<span className="sr-only"> {name}</span>
          </Button>
        }
        submit="Remove it"
        keep="Keep it"
        done="Calendar removed"
      />
    </li>
  );
}

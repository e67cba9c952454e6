import { Link } from 'react-router';
import { showIn } from '../../../../shared/wall-time.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { useOfficeMoment } from '../../../components/local-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, DayField, Field, TextArea } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

const day = (date: string) => showIn(`${date}T12:00:00Z`, 'UTC', 'd MMMM yyyy');

type Props = { holiday?: { from: string; to: string; note: string }; today: string };

/** The one switch: what it changes is said before it is pressed. */
export function Holiday({ holiday, today }: Props) {
  return (
    <div className="space-y-4">
      {holiday && (
        <p className="rounded-md border border-leaf bg-sunken px-4 py-3 lining-nums">
          Away from {day(holiday.from)} to {day(holiday.to)}.
        </p>
      )}
      <Form
        key={`${holiday?.from}${holiday?.to}`}
        intent="holiday"
        values={holiday}
        className="space-y-4"
        submit={holiday ? 'Change the holiday' : 'Go on holiday'}
        variant="gold"
        done={{ title: 'Holiday saved', description: 'Every page knows it.' }}
        fields={(field) => ({
          from: <DayField label="First day" required {...field.from} />,
          to: <DayField label="Last day" min={today} required {...field.to} />,
          note: (
            <Field
              label="A line of your own"
              maxLength={160}
              placeholder="Shown with the notice"
              {...field.note}
            />
          ),
        })}
      >
        {({ from, to, note }) => (
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1.4fr]">
            {from}
            {to}
            {note}
          </div>
        )}
      </Form>
      {holiday && (
        <Ask
          intent="end-holiday"
          title="End the holiday?"
          text="The days can be booked again, and new orders are promised within 24 hours. What was promised meanwhile stays as it was said."
          trigger={<Button variant="quiet">End the holiday</Button>}
          submit="End it"
          keep="Stay away"
          variant="primary"
          done="Welcome back"
        />
      )}
    </div>
  );
}

type Standing = { id: string; person: string; type: string; startsAt: string };

const PROPOSAL =
  'I am away on the day of your session, and I am sorry to have to ask you for another one. Please choose a time that suits you with the button below, or answer this letter, and we find one together.';

/** Booked before their day was closed: each leads to its page, and one letter can go to all. */
export function StandingSessions({ sessions, zone }: { sessions: Standing[]; zone: string }) {
  const moment = useOfficeMoment();
  if (sessions.length === 0) return null;
  return (
    <Form
      intent="write"
      className="mb-6 space-y-4 rounded-md border border-warn bg-card p-4"
      values={{ words: PROPOSAL }}
      submit="Write to them"
      variant="outline"
      resets
      done={({ written }) => (written === 1 ? 'One letter written' : `${written} letters written`)}
      fields={(field) => ({
        sessionIds: (
          <ul>
            {sessions.map(({ id, person, type, startsAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <Checkbox
                  name={field.sessionIds.name}
                  value={id}
                  defaultChecked
                  label={`${person}, ${type}, ${moment(startsAt, 'EEEE d MMMM yyyy, h:mm a', zone)}`}
                />
                <Link to={`/office/calendar/${id}`} className="inline-flex min-h-11 items-center">
                  Open<span className="sr-only"> the session of {person}</span>
                </Link>
              </li>
            ))}
          </ul>
        ),
        words: (
          <TextArea
            label="Your letter to those ticked"
            rows={4}
            maxLength={2000}
            hint="It names the session, and has the button to move or cancel it."
            {...field.words}
          />
        ),
      })}
    >
      {({ sessionIds, words }) => (
        <>
          <h3 className="font-semibold">
            {sessions.length === 1 ? 'One session stands' : `${sessions.length} sessions stand`} on days off
          </h3>
          {sessionIds}
          {words}
        </>
      )}
    </Form>
  );
}

import { useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import { showIn } from '../../../../shared/wall-time.ts';
import type { Problem } from '../../../answer.server.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Field, TextArea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

const day = (date: string) => showIn(`${date}T12:00:00Z`, 'UTC', 'd MMMM yyyy');

type Props = { holiday?: { from: string; to: string; note: string }; today: string };

/** The one switch: what it changes is said before it is pressed. */
export function Holiday({ holiday, today }: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (!answer.problem)
      void toast({ kind: 'success', title: 'Holiday saved', description: 'Every page knows it.' });
  });
  return (
    <div className="space-y-4">
      {holiday && (
        <p className="rounded-md border border-leaf bg-sunken px-4 py-3 lining-nums">
          Away from {day(holiday.from)} to {day(holiday.to)}.
        </p>
      )}
      <fetcher.Form method="post" className="space-y-4" key={`${holiday?.from}${holiday?.to}`}>
        <FormError problem={problem} />
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1.4fr]">
          <Field
            label="First day"
            name="from"
            type="date"
            defaultValue={holiday?.from}
            error={problem?.fields.from}
            required
          />
          <Field
            label="Last day"
            name="to"
            type="date"
            min={today}
            defaultValue={holiday?.to}
            error={problem?.fields.to}
            required
          />
          <Field
            label="A line of your own"
            name="note"
            maxLength={160}
            defaultValue={holiday?.note}
            placeholder="Shown with the notice"
          />
        </div>
        <Button type="submit" name="intent" value="holiday" variant="gold" pending={fetcher.state !== 'idle'}>
          {holiday ? 'Change the holiday' : 'Go on holiday'}
        </Button>
      </fetcher.Form>
      {holiday && (
        <ConfirmDialog
          title="End the holiday?"
          text="The days can be booked again, and new orders are promised within 24 hours. What was promised meanwhile stays as it was said."
          trigger={<Button variant="quiet">End the holiday</Button>}
          confirm="End it"
          keep="Stay away"
          action="/office/calendar/rules"
          fields={{ intent: 'end-holiday' }}
          variant="primary"
          done={{ title: 'Welcome back' }}
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
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<{ written?: number; problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    form.current?.reset();
    void toast({
      kind: 'success',
      title: answer.written === 1 ? 'One letter written' : `${answer.written} letters written`,
    });
  });
  if (sessions.length === 0) return null;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="mb-6 space-y-4 rounded-md border border-warn bg-card p-4"
    >
      <h3 className="font-semibold">
        {sessions.length === 1 ? 'One session stands' : `${sessions.length} sessions stand`} on days off
      </h3>
      <FormError problem={problem} />
      <ul>
        {sessions.map(({ id, person, type, startsAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              name="sessionId"
              value={id}
              defaultChecked
              label={`${person}, ${type}, ${showIn(startsAt, zone, 'EEEE d MMMM yyyy, h:mm a')}`}
            />
            <Link to={`/office/calendar/${id}`} className="inline-flex min-h-11 items-center">
              Open<span className="sr-only"> the session of {person}</span>
            </Link>
          </li>
        ))}
      </ul>
      <TextArea
        label="Your letter to those ticked"
        name="words"
        rows={4}
        maxLength={2000}
        defaultValue={PROPOSAL}
        error={problem?.fields.words}
        hint="It names the session, and has the button to move or cancel it."
      />
      <Button type="submit" name="intent" value="write" variant="outline" pending={fetcher.state !== 'idle'}>
        Write to them
      </Button>
    </fetcher.Form>
  );
}

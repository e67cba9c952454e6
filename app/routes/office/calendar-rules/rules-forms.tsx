import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { showIn } from '../../../../shared/wall-time.ts';
import type { Problem } from '../../../answer.server.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

type Answer = { problem?: Problem };
type Rules = {
  noticeMinutes: number;
  bufferMinutes: number;
  horizonDays: number;
  keepHours: number;
  meetingLink?: string;
};

/** How soon, how close together and how far ahead a session can be booked. */
export function RulesForm({ rules }: { rules: Rules }) {
  const fetcher = useFetcher<Answer>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (!answer.problem) void toast({ kind: 'success', title: 'Rules saved' });
  });
  return (
    <fetcher.Form method="post" className="space-y-5">
      <FormError problem={problem} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Notice in hours"
          name="noticeHours"
          inputMode="decimal"
          defaultValue={rules.noticeMinutes / 60}
          hint="How long before a slot customers can still book it."
          error={problem?.fields.noticeHours}
          required
        />
        <Field
          label="Buffer in minutes"
          name="bufferMinutes"
          inputMode="numeric"
          defaultValue={rules.bufferMinutes}
          hint="Stays free before and after each session."
          error={problem?.fields.bufferMinutes}
          required
        />
        <Field
          label="Days ahead"
          name="horizonDays"
          inputMode="numeric"
          defaultValue={rules.horizonDays}
          hint="How far into the future the calendar is open."
          error={problem?.fields.horizonDays}
          required
        />
        <Field
          label="Hours to pay"
          name="keepHours"
          inputMode="numeric"
          defaultValue={rules.keepHours}
          hint="How long an unpaid booking keeps its place; never past 24 hours before it begins."
          error={problem?.fields.keepHours}
          required
        />
      </div>
      <Field
        label="Meeting link for new sessions"
        name="meetingLink"
        inputMode="url"
        placeholder="https://"
        defaultValue={rules.meetingLink}
        hint="{id} becomes a secret of each session. Without it, all meet at the same address; left empty, you write each link yourself. A session type may have its own."
        error={problem?.fields.meetingLink}
      />
      <Button type="submit" name="intent" value="rules" variant="gold" pending={fetcher.state !== 'idle'}>
        Save the rules
      </Button>
    </fetcher.Form>
  );
}

type Blocked = { date: string; reason: string };

/** Days off, one or many at a time. */
export function BlockedDates({ blocked, today }: { blocked: Blocked[]; today: string }) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    form.current?.reset();
    void toast({ kind: 'success', title: 'Dates blocked' });
  });
  return (
    <>
      <fetcher.Form ref={form} method="post" className="space-y-4">
        <FormError problem={problem} />
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1.4fr]">
          <Field label="From" name="from" type="date" min={today} error={problem?.fields.from} required />
          <Field label="To" name="to" type="date" min={today} error={problem?.fields.to} />
          <Field label="Reason" name="reason" maxLength={120} placeholder="Only the office sees it" />
        </div>
        <Button
          type="submit"
          name="intent"
          value="block"
          variant="outline"
          pending={fetcher.state !== 'idle'}
        >
          Block
        </Button>
      </fetcher.Form>
      {blocked.length > 0 && (
        <ul className="mt-5 divide-y divide-rule border-y border-rule">
          {blocked.map(({ date, reason }) => (
            <li key={date} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span>
                {showIn(`${date}T12:00:00Z`, 'UTC', 'EEEE d MMMM yyyy')}
                {reason && <span className="text-quiet">: {reason}</span>}
              </span>
              <OpenDate date={date} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OpenDate({ date }: { date: string }) {
  const fetcher = useFetcher<Answer>();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="date" value={date} />
      <Button
        type="submit"
        name="intent"
        value="open"
        variant="quiet"
        size="sm"
        pending={fetcher.state !== 'idle'}
      >
        Open again<span className="sr-only"> on {date}</span>
      </Button>
    </fetcher.Form>
  );
}

/** The feed for the owner's own calendar program, and a new address when the old one has leaked. */
export function FeedLink({ url }: { url: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    void toast({ kind: 'success', title: 'Address copied' });
  };
  return (
    <div className="space-y-4">
      <Field
        label="Secret address"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint="Add it to your calendar program as a subscription. Whoever has it sees your sessions."
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <ConfirmDialog
          title="Make a new address?"
          text="The old one stops working at once, also in your own calendar program."
          trigger={<Button variant="quiet">New address</Button>}
          confirm="Make a new one"
          keep="Keep the old one"
          action="/office/calendar/rules"
          fields={{ intent: 'renew' }}
          done={{ title: 'New address made' }}
        />
      </div>
    </div>
  );
}

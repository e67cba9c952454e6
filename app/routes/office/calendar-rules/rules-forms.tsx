import type { readPracticeRules } from '../../../../domain/practice/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { dialogFor, formFor } from '../../../components/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { DayField, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { action } from './route.tsx';

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type Rules = Awaited<ReturnType<typeof readPracticeRules>>['rules'];

/** How soon, how close together and how far ahead a session can be booked. */
export function RulesForm({ rules }: { rules: Rules }) {
  return (
    <Form
      intent="rules"
      values={{ ...rules, noticeMinutes: rules.noticeMinutes / 60 }}
      submit="Save the rules"
      variant="gold"
      done="Rules saved"
      fields={(field) => ({
        noticeMinutes: (
          <Field
            label="Notice in hours"
            inputMode="decimal"
            hint="How long before a slot customers can still book it."
            required
            {...field.noticeMinutes}
          />
        ),
        bufferMinutes: (
          <Field
            label="Buffer in minutes"
            inputMode="numeric"
            hint="Stays free before and after each session."
            required
            {...field.bufferMinutes}
          />
        ),
        horizonDays: (
          <Field
            label="Days ahead"
            inputMode="numeric"
            hint="How far into the future the calendar is open."
            required
            {...field.horizonDays}
          />
        ),
        keepHours: (
          <Field
            label="Hours to pay"
            inputMode="numeric"
            hint="How long an unpaid booking keeps its place; never past 24 hours before it begins."
            required
            {...field.keepHours}
          />
        ),
        meetingLink: (
          <Field
            label="Meeting link for new sessions"
            inputMode="url"
            placeholder="https://"
            hint="{id} becomes a secret of each session. Without it, all meet at the same address; left empty, you write each link yourself. A session type may have its own."
            {...field.meetingLink}
          />
        ),
      })}
    >
      {({ noticeMinutes, bufferMinutes, horizonDays, keepHours, meetingLink }) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {noticeMinutes}
            {bufferMinutes}
            {horizonDays}
            {keepHours}
          </div>
          {meetingLink}
        </>
      )}
    </Form>
  );
}

type Blocked = { date: string; reason: string };

/** Days off, one or many at a time. */
export function BlockedDates({ blocked, today }: { blocked: Blocked[]; today: string }) {
  return (
    <>
      <Form
        intent="block"
        className="space-y-4"
        submit="Block"
        variant="outline"
        resets
        done="Dates blocked"
        fields={(field) => ({
          from: <DayField label="From" min={today} required {...field.from} />,
          to: <DayField label="To" min={today} {...field.to} />,
          reason: (
            <Field label="Reason" maxLength={120} placeholder="Only the office sees it" {...field.reason} />
          ),
        })}
      >
        {({ from, to, reason }) => (
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1.4fr]">
            {from}
            {to}
            {reason}
          </div>
        )}
      </Form>
      {blocked.length > 0 && (
        <ul className="mt-5 divide-y divide-rule border-y border-rule">
          {blocked.map(({ date, reason }) => (
            <li key={date} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span>
                {showIn(`${date}T12:00:00Z`, 'UTC', 'EEEE d MMMM yyyy')}
                {reason && <span className="text-quiet">: {reason}</span>}
              </span>
              <Form
                intent="open"
                hidden={{ date }}
                className=""
                variant="quiet"
                size="sm"
                submit={
                  <>
                    Open again<span className="sr-only"> on {date}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
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
        <Ask
          intent="renew"
          title="Make a new address?"
          text="The old one stops working at once, also in your own calendar program."
          trigger={<Button variant="quiet">New address</Button>}
          submit="Make a new one"
          keep="Keep the old one"
          done="New address made"
        />
      </div>
    </div>
  );
}

import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { z } from 'zod';
import type { OfficeEvent } from '../../../domain/practice/index.ts';
import { instantOf, placeOf, showIn } from '../../../shared/wall-time.ts';
import type { Problem } from '../../answer.server.ts';
import { line, optionalLine, parse, text, ticked } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormError } from '../form-error.tsx';
import { useAnswer } from '../use-answer.ts';
import { afterDraft, DraftLine, draftSubject, useDraft } from './draft.tsx';
import { MinutesField, PriceField } from './sold-fields.tsx';
import { centsFrom } from './typed-price.ts';

type Props = { event?: OfficeEvent; zone: string; isOwner: boolean };
type Named = { name: string; error?: string };

/** A new event, or one that is changed. */
export function EventForm({ event, zone, isOwner }: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('event', event?.id), form);
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    draft.drop();
    void toast({ kind: 'success', title: 'Event saved' });
  });
  const field = (name: string): Named => ({ name, error: problem?.fields[name] });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="space-y-5"
      onSubmit={event ? undefined : afterDraft(draft, (typed) => fetcher.submit(typed, { method: 'post' }))}
    >
      <FormError problem={problem} />
      <Field label="Title" maxLength={120} required defaultValue={event?.title} {...field('title')} />
      <TextArea
        label="Description"
        rows={6}
        required
        defaultValue={event?.description}
        hint="Markdown. Its first paragraph stands in the list of events."
        {...field('description')}
      />
      <Numbers event={event} zone={zone} isOwner={isOwner} field={field} />
      <Field
        label="Meeting link"
        type="url"
        defaultValue={event?.meetingLink}
        placeholder="as for sessions, a room of its own"
        hint="{id} stands for a word of its own. It opens 10 minutes before, for those with a seat."
        {...field('meetingLink')}
      />
      {isOwner ? (
        <Checkbox
          name="isPublic"
          defaultChecked={event?.isPublic}
          label="Show it on the site and sell seats"
        />
      ) : (
        <input type="hidden" name="isPublic" value={event?.isPublic ? 'on' : ''} />
      )}
      <DraftLine draft={draft} />
      <Button
        type="submit"
        name="intent"
        value="save"
        variant={event ? 'outline' : 'gold'}
        pending={fetcher.state !== 'idle'}
      >
        {event ? 'Save the event' : 'Make the event'}
      </Button>
    </fetcher.Form>
  );
}

function Numbers({ event, zone, isOwner, field }: Props & { field(name: string): Named }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Field
        label="Date and time"
        type="datetime-local"
        required
        defaultValue={event && showIn(event.startsAt, zone, "yyyy-MM-dd'T'HH:mm")}
        hint={`By your clock, ${placeOf(zone)}.`}
        {...field('startsAt')}
      />
      <MinutesField minutes={event?.minutes ?? 90} most={480} {...field('minutes')} />
      <PriceField
        cents={event?.priceCents}
        isOwner={isOwner}
        required
        {...field('price')}
        error={field('price').error ?? field('priceCents').error}
      />
      <Field
        label="Seats"
        inputMode="numeric"
        required
        defaultValue={event?.seats ?? 12}
        hint="More of them go to the waiting list first."
        {...field('seats')}
      />
    </div>
  );
}

const whole = z.coerce.number('A whole number.');

const rules = z.object({
  title: line(120, 'Please give it a title.'),
  description: text(5_000, 'Please say what it is about.'),
  startsAt: z.string().default(''),
  minutes: whole,
  price: z.string().default(''),
  seats: whole,
  meetingLink: optionalLine(2_000),
  isPublic: ticked,
});

/** What the form of an event says. Its time is typed as the practitioner's clock shows it. */
export function eventRulesIn(typed: Record<string, string>, zone: string) {
  const { startsAt, price, ...rest } = parse(rules, typed);
  const [date = '', time = ''] = startsAt.split('T');
  return {
    ...rest,
    startsAt: instantOf(date, time.slice(0, 5), zone) ?? new Date(Number.NaN),
    priceCents: centsFrom(price),
  };
}

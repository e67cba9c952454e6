import { useRef } from 'react';
import { useFetcher } from 'react-router';
import type { OfficeEvent } from '../../../domain/practice/index.ts';
import { placeOf, showIn } from '../../../shared/wall-time.ts';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextArea } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormError } from '../form-error.tsx';
import { useAnswer } from '../use-answer.ts';
import { afterDraft, DraftLine, draftSubject, useDraft } from './draft.tsx';
import { MinutesField, PriceField } from './sold-fields.tsx';

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

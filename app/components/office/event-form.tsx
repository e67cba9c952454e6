import { type ReactNode, useRef } from 'react';
import type { OfficeEvent } from '../../../domain/practice/index.ts';
import { placeOf, showIn } from '../../../shared/wall-time.ts';
import type { action as changing } from '../../routes/office/event/route.tsx';
import type { action as creating } from '../../routes/office/events.tsx';
import { Checkbox, Choice, Field } from '../../ui/field.tsx';
import { type FieldProps, formFor } from '../action-form.tsx';
import { DraftLine, draftSubject, useDraft } from './draft.tsx';
import { MinutesField, PriceField } from './sold-fields.tsx';
import { TextEditor } from './text-editor/text-editor.tsx';

const CreateForm = formFor<typeof creating>();
const ChangeForm = formFor<typeof changing>();

const repeats = [
  { value: 'no', label: 'Once' },
  { value: 'weekly', label: 'Every week' },
  { value: 'fortnightly', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month' },
];

type Props = { event?: OfficeEvent; zone: string; isOwner: boolean };

/** A new event, or one that is changed. */
export function EventForm({ event, zone, isOwner }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('event', event?.id), form);
  const footer = (button: ReactNode) => (
    <>
      <DraftLine draft={draft} />
      {button}
    </>
  );
  if (!event) {
    return (
      <CreateForm
        intent="save"
        formRef={form}
        before={draft.rest}
        values={{ minutes: 90, seats: 12, isPublic: false, repeats: 'no', times: 4 }}
        variant="gold"
        submit="Make the event"
        footer={footer}
        fields={(field) => ({
          ...fieldsOf(field, { zone, isOwner }),
          repeats: <Choice label="Repeats" options={repeats} {...field.repeats} />,
          times: (
            <Field
              label="How many in all"
              inputMode="numeric"
              hint="Of a series; each can be changed by itself."
              {...field.times}
            />
          ),
        })}
      >
        {({ repeats: again, times, ...shown }) => (
          <>
            <Rules {...shown} />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {again}
              {times}
            </div>
          </>
        )}
      </CreateForm>
    );
  }
  const { title, description, minutes, seats, meetingLink, isPublic } = event;
  return (
    <ChangeForm
      intent="save"
      formRef={form}
      onDone={() => draft.drop()}
      values={{ title, description, minutes, seats, meetingLink, isPublic }}
      variant="outline"
      submit="Save the event"
      done="Event saved"
      footer={footer}
      fields={(field) => fieldsOf(field, { event, zone, isOwner })}
    >
      {(shown) => <Rules {...shown} />}
    </ChangeForm>
  );
}

type Name =
  | 'title'
  | 'description'
  | 'startsAt'
  | 'minutes'
  | 'priceCents'
  | 'seats'
  | 'meetingLink'
  | 'isPublic';

function fieldsOf(field: Record<Name, FieldProps>, { event, zone, isOwner }: Props): Record<Name, ReactNode> {
  const startsAt = event && showIn(event.startsAt, zone, "yyyy-MM-dd'T'HH:mm");
  return {
    title: <Field label="Title" maxLength={120} required {...field.title} />,
    description: (
      <TextEditor
        label="Description"
        rows={6}
        required
        hint="Its first paragraph stands in the list of events."
        {...field.description}
      />
    ),
    startsAt: (
      <Field
        label="Date and time"
        type="datetime-local"
        required
        hint={`By your clock, ${placeOf(zone)}.`}
        {...field.startsAt}
        defaultValue={field.startsAt.defaultValue ?? startsAt}
      />
    ),
    minutes: <MinutesField minutes={event?.minutes ?? 90} most={480} {...field.minutes} />,
    priceCents: <PriceField cents={event?.priceCents} isOwner={isOwner} required {...field.priceCents} />,
    seats: (
      <Field
        label="Seats"
        inputMode="numeric"
        required
        hint="More of them go to the waiting list first."
        {...field.seats}
      />
    ),
    meetingLink: (
      <Field
        label="Meeting link"
        type="url"
        placeholder="as for sessions, a room of its own"
        hint="{id} stands for a word of its own. It opens 10 minutes before, for those with a seat."
        {...field.meetingLink}
      />
    ),
    isPublic: isOwner ? (
      <Checkbox label="Show it on the site and sell seats" {...field.isPublic} />
    ) : (
      <input type="hidden" name="isPublic" value={event?.isPublic ? 'on' : ''} />
    ),
  };
}

function Rules({
  title,
  description,
  startsAt,
  minutes,
  priceCents,
  seats,
  meetingLink,
  isPublic,
}: Record<Name, ReactNode>) {
  return (
    <>
      {title}
      {description}
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {startsAt}
        {minutes}
        {priceCents}
        {seats}
      </div>
      {meetingLink}
      {isPublic}
    </>
  );
}

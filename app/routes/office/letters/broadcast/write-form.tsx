import { useRef, useState } from 'react';
import type { Review } from '../../../../../domain/marketing/index.ts';
import { figure } from '../../../../../shared/figures.ts';
import { pick } from '../../../../../shared/records.ts';
import { dialogFor, type FieldProps, formFor } from '../../../../components/action-form.tsx';
import { DraftLine, draftSubject, useDraft } from '../../../../components/office/draft.tsx';
import { LookAtLetter } from '../../../../components/office/look-at-letter.tsx';
import { MomentField } from '../../../../components/office/moment-field.tsx';
import { ProductChoice } from '../../../../components/office/product-choice.tsx';
import { codeFields, readerFields } from '../../../../components/office/text-editor/merge-fields.ts';
import { TextEditor } from '../../../../components/office/text-editor/text-editor.tsx';
import { useIsOwner } from '../../../../components/office/use-is-owner.ts';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Choice, Field } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';
import type { action } from './route.tsx';
import { SendDialog } from './send-dialog.tsx';

type Data = Route.ComponentProps['loaderData'];

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

const times = [
  { value: 'now', label: 'Now' },
  { value: 'at', label: 'At a moment' },
  { value: 'local', label: 'At an hour on each reader’s own clock' },
];

/** The letter, whom it is for, when and how fast it leaves, with a look at it beside. */
export function WriteForm({ data }: { data: Data }) {
  const { broadcast, segments, articleId } = data;
  const isOwner = useIsOwner();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('broadcast', broadcast.id, articleId), form);
  const [written, setWritten] = useState({ subject: broadcast.subject, body: broadcast.body });
  const [when, setWhen] = useState('now');
  const [asked, setAsked] = useState<{ review: Review; typed: Record<string, string> }>();
  const write = (change: Partial<typeof written>) => setWritten((before) => ({ ...before, ...change }));
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Form
        intent="save"
        also={['test', 'review']}
        formRef={form}
        before={draft.rest}
        onDone={(done, typed) => {
          if ('version' in done) setAsked({ review: done, typed });
          else if (!('isTested' in done)) draft.drop();
        }}
        hidden={{ base: broadcast.version ?? '' }}
        values={pick(broadcast, stored)}
        variant="outline"
        submit="Save the draft"
        fields={(field) => ({
          ...letterFields(field, write),
          ...audienceFields(field, segments),
          ...extraFields(field, broadcast),
          at: when === 'at' && <MomentField label="Moment" {...field.at} />,
          localTime: when === 'local' && (
            <Field label="Day and hour, where each reader is" type="datetime-local" {...field.localTime} />
          ),
        })}
        footer={(button, done) => (
          <>
            <DraftLine draft={draft} />
            <div className="flex flex-wrap items-start gap-3">
              {isOwner && (
                <Button type="submit" name="intent" value="review" variant="gold">
                  Send…
                </Button>
              )}
              {button}
              <div className="space-y-2">
                <Button type="submit" name="intent" value="test" variant="quiet">
                  Send it to me
                </Button>
                <p role="status" className="font-semibold text-good empty:hidden">
                  {done && 'isTested' in done && 'On its way to your own address.'}
                </p>
              </div>
              {isOwner && broadcast.id && <RemoveButton />}
            </div>
          </>
        )}
      >
        {({ subject, body, segmentId, perHour, subjectB, codePercent, at, localTime }) => (
          <>
            {subject}
            {body}
            {segmentId}
            {perHour}
            {subjectB}
            {codePercent}
            {/* Sending is the owner's, and so is its time. */}
            {isOwner && (
              <div className="grid gap-4 sm:grid-cols-2">
                <Choice
                  label="When"
                  name="when"
                  options={times}
                  value={when}
                  onChange={({ target }) => setWhen(target.value)}
                />
                {at}
                {localTime}
              </div>
            )}
          </>
        )}
      </Form>
      {asked && <SendDialog {...asked} onClose={() => setAsked(undefined)} />}
      <LookAtLetter {...written} />
    </div>
  );
}

const stored = [
  ...(['subject', 'body', 'segmentId', 'perHour', 'subjectB', 'testSize'] as const),
  ...(['codePercent', 'codeDays', 'codeProduct'] as const),
];
type Fields = Record<(typeof stored)[number], FieldProps>;

const letterFields = (field: Fields, write: (change: { subject?: string; body?: string }) => void) => ({
  subject: (
    <Field
      label="Subject"
      onChange={({ target }) => write({ subject: target.value })}
      maxLength={150}
      required
      {...field.subject}
    />
  ),
  body: (
    <TextEditor
      label="Letter"
      rows={16}
      onChange={({ target }) => write({ body: target.value })}
      required
      mergeFields={[...readerFields, ...codeFields]}
      hint="What stands in double braces is filled for each reader; what follows the line in it stands there where it is unknown. {{code}} and {{codeUntil}} need a code below."
      {...field.body}
    />
  ),
});

const audienceFields = (field: Fields, segments: Data['segments']) => ({
  segmentId: (
    <Choice
      label="For"
      options={[
        { value: '', label: 'Everybody who may get the newsletter' },
        ...segments.map(({ id, name, readers, count }) => ({
          value: id,
          label: `${name} (${figure(readers)} of ${figure(count)} may get it)`,
        })),
      ]}
      {...field.segmentId}
    />
  ),
  perHour: (
    <Field label="Letters an hour, at most" inputMode="numeric" className="max-w-40" {...field.perHour} />
  ),
});

/** A second subject to be tried, and a code for each reader: both may be left empty. What belongs together stands together. */
const extraFields = (field: Fields, { subjectB, codePercent }: Data['broadcast']) => ({
  subjectB: (
    <Disclosure
      label="Try a second subject"
      align="start"
      isOpen={subjectB !== null || Boolean(field.subjectB.error ?? field.testSize.error)}
    >
      <Field
        label="Second subject"
        maxLength={150}
        hint="Half of the people it is tried on get each. Four hours later the one that was clicked more goes to the rest."
        {...field.subjectB}
      />
      <Field label="Tried on so many people" inputMode="numeric" placeholder="200" {...field.testSize} />
    </Disclosure>
  ),
  testSize: null,
  codePercent: <ReadersCode field={field} isOpen={codePercent !== null} />,
  codeDays: null,
  codeProduct: null,
});

function ReadersCode({ field, isOpen }: { field: Fields; isOpen: boolean }) {
  const { codePercent, codeDays, codeProduct } = field;
  const hasProblem = Boolean(codePercent.error ?? codeDays.error ?? codeProduct.error);
  return (
    <Disclosure label="A code for each reader" align="start" isOpen={isOpen || hasProblem}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Per cent off" inputMode="numeric" {...codePercent} />
        <Field label="Good for days" inputMode="numeric" placeholder="7" {...codeDays} />
        <ProductChoice label="For the product" none="anything" {...codeProduct} />
      </div>
    </Disclosure>
  );
}

const RemoveButton = () => (
  <Ask
    intent="remove"
    title="Remove this draft?"
    text="The letter is gone then. Nobody has got it."
    trigger={<Button variant="quiet">Remove the draft</Button>}
    submit="Remove it"
    keep="Keep it"
    done="Draft removed"
  />
);

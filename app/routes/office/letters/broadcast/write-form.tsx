import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useFetcher, useNavigation, useSubmit } from 'react-router';
import { productIds } from '../../../../../content/catalogue.ts';
import { figure } from '../../../../../shared/figures.ts';
import type { Problem } from '../../../../answer.server.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { afterDraft, DraftLine, draftSubject, useDraft } from '../../../../components/office/draft.tsx';
import { LookAtLetter } from '../../../../components/office/look-at-letter.tsx';
import { MomentField } from '../../../../components/office/moment-field.tsx';
import { useIsOwner } from '../../../../components/office/use-is-owner.ts';
import { WithPictures } from '../../../../components/office/with-pictures.tsx';
import { useProductNames } from '../../../../page-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Choice, Field, TextArea } from '../../../../ui/field.tsx';
import type { Route } from './+types/route';
import { useSendDialog } from './send-dialog.tsx';

type Data = Route.ComponentProps['loaderData'];
type Props = { data: Data; problem?: Problem; isSaved: boolean };

/** The letter, whom it is for, when and how fast it leaves, with a look at it beside. */
export function WriteForm({ data, problem: refusal, isSaved }: Props) {
  const { broadcast, segments, articleId } = data;
  const pending = useNavigation().state === 'submitting';
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('broadcast', broadcast.id, articleId), form);
  const [written, setWritten] = useState({ subject: broadcast.subject, body: broadcast.body });
  const sending = useSendDialog();
  const problem = sending.problem ?? refusal;
  const saved = useEffectEvent(() => draft.drop());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is saved
  useEffect(() => {
    if (isSaved) saved();
  }, [isSaved, broadcast.updatedAt]);
  const save = afterDraft(draft, (typed) => submit(typed, { method: 'post' }));
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <Form ref={form} method="post" className="space-y-5" onSubmit={save}>
        <input type="hidden" name="base" value={broadcast.version ?? ''} />
        <FormError problem={problem} />
        <Field
          label="Subject"
          name="subject"
          value={written.subject}
          onChange={({ target }) => setWritten({ ...written, subject: target.value })}
          maxLength={150}
          required
          error={problem?.fields.subject}
        />
        <WithPictures>
          <TextArea
            label="Letter"
            name="body"
            rows={16}
            value={written.body}
            onChange={({ target }) => setWritten({ ...written, body: target.value })}
            required
            hint="Markdown. {{firstName|friend}}, {{lifePath|own number}}, {{expression|…}}, {{soulUrge|…}}, {{personalYear|new year}}, {{personalMonth|month}}, {{monthTitle|…}} and {{monthText|…}} are filled for each reader; what follows the line stands there where it is unknown. {{product:report}} on a line of its own shows a product. With a code below: {{code}} and {{codeUntil}}."
            error={problem?.fields.body}
          />
        </WithPictures>
        <Audience broadcast={broadcast} segments={segments} problem={problem} />
        <Extras broadcast={broadcast} problem={problem} />
        <WhenFields problem={problem} />
        <DraftLine draft={draft} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton isBusy={sending.isBusy} onClick={() => form.current && sending.review(form.current)} />
          <Button type="submit" name="intent" value="save" variant="outline" pending={pending}>
            Save the draft
          </Button>
          <TestButton form={form} />
          <RemoveButton id={broadcast.id} />
        </div>
      </Form>
      {sending.dialog}
      <LookAtLetter {...written} />
    </div>
  );
}

type AudienceProps = { broadcast: Data['broadcast']; segments: Data['segments']; problem?: Problem };

function Audience({ broadcast, segments, problem }: AudienceProps) {
  const options = [
    { value: '', label: 'Everybody who may get the newsletter' },
    ...segments.map(({ id, name, readers, count }) => ({
      value: id,
      label: `${name} (${figure(readers)} of ${figure(count)} may get it)`,
    })),
  ];
  return (
    <>
      <Choice label="For" name="segmentId" options={options} defaultValue={broadcast.segmentId ?? ''} />
      <Field
        label="Letters an hour, at most"
        name="perHour"
        inputMode="numeric"
        defaultValue={String(broadcast.perHour)}
        error={problem?.fields.perHour}
        className="max-w-40"
      />
    </>
  );
}

const times = [
  { value: 'now', label: 'Now' },
  { value: 'at', label: 'At a moment' },
  { value: 'local', label: 'At an hour on each reader’s own clock' },
];

/** Sending is the owner's, and so is its time. */
function WhenFields({ problem }: { problem?: Problem }) {
  const [when, setWhen] = useState('now');
  if (!useIsOwner()) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        label="When"
        name="when"
        options={times}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      {when === 'at' && <MomentField label="Moment" name="at" error={problem?.fields.at} />}
      {when === 'local' && (
        <Field
          label="Day and hour, where each reader is"
          type="datetime-local"
          name="localTime"
          error={problem?.fields.localTime}
        />
      )}
    </div>
  );
}

function SendButton({ isBusy, onClick }: { isBusy: boolean; onClick(): void }) {
  if (!useIsOwner()) return null;
  return (
    <Button variant="gold" pending={isBusy} onClick={onClick}>
      Send…
    </Button>
  );
}

/** What is on the screen, to oneself. */
function TestButton({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const fetcher = useFetcher<{ tested?: boolean; problem?: Problem }>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const send = () => {
    const typed = new FormData(form.current ?? undefined);
    typed.set('intent', 'test');
    void fetcher.submit(typed, { method: 'post' });
  };
  return (
    <div className="space-y-2">
      <Button variant="quiet" pending={fetcher.state !== 'idle'} onClick={send}>
        Send it to me
      </Button>
      <FormError problem={answer?.problem} />
      <p role="status" className="font-semibold text-good empty:hidden">
        {answer?.tested && 'On its way to your own address.'}
      </p>
    </div>
  );
}

function RemoveButton({ id }: { id: string }) {
  if (!useIsOwner() || !id) return null;
  return (
    <ConfirmDialog
      title="Remove this draft?"
      text="The letter is gone then. Nobody has got it."
      trigger={<Button variant="quiet">Remove the draft</Button>}
      confirm="Remove it"
      keep="Keep it"
      action={`/office/letters/broadcasts/${id}`}
      fields={{ intent: 'remove' }}
      done={{ title: 'Draft removed' }}
    />
  );
}

/** A second subject to be tried, and a code for each reader: both may be left empty. */
function Extras({ broadcast, problem }: { broadcast: Data['broadcast']; problem?: Problem }) {
  const nameOf = useProductNames();
  const products = [
    { value: '', label: 'anything' },
    ...productIds.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  const hasProblem = (...names: string[]) => names.some((name) => problem?.fields[name]);
  const number = (value: number | null) => (value === null ? '' : String(value));
  return (
    <>
      <Disclosure
        label="Try a second subject"
        align="start"
        isOpen={broadcast.subjectB !== null || hasProblem('subjectB', 'testSize')}
      >
        <Field
          label="Second subject"
          name="subjectB"
          defaultValue={broadcast.subjectB ?? ''}
          maxLength={150}
          hint="Half of the people it is tried on get each. Four hours later the one that was clicked more goes to the rest."
          error={problem?.fields.subjectB}
        />
        <Field
          label="Tried on so many people"
          name="testSize"
          inputMode="numeric"
          defaultValue={number(broadcast.testSize)}
          placeholder="200"
          error={problem?.fields.testSize}
        />
      </Disclosure>
      <Disclosure
        label="A code for each reader"
        align="start"
        isOpen={broadcast.codePercent !== null || hasProblem('codePercent', 'codeDays', 'codeProduct')}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <Field
            label="Per cent off"
            name="codePercent"
            inputMode="numeric"
            defaultValue={number(broadcast.codePercent)}
            error={problem?.fields.codePercent}
          />
          <Field
            label="Good for days"
            name="codeDays"
            inputMode="numeric"
            defaultValue={number(broadcast.codeDays)}
            placeholder="7"
            error={problem?.fields.codeDays}
          />
          <Choice
            label="For the product"
            name="codeProduct"
            options={products}
            defaultValue={broadcast.codeProduct ?? ''}
            error={problem?.fields.codeProduct}
          />
        </div>
      </Disclosure>
    </>
  );
}

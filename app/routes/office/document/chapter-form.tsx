import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { FormError } from '../../../components/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import type { Route } from './+types/route';
import { NOTE } from './shown-chapters.ts';
import { useAutosave } from './use-autosave.ts';

/** Fields of the form that hold a paragraph begin with this. */
export const PARAGRAPH = 'paragraph:';

type Props = {
  loaderData: Route.ComponentProps['loaderData'];
  /** The answer to a form that was sent without script. */
  posted: Route.ComponentProps['actionData'];
  questions: string;
};

/** The words of one page, or of a search. They are saved while she writes; without script, by the button. */
export function ChapterForm({ loaderData, posted, questions }: Props) {
  const { shown, sought, chapter, note, version } = loaderData;
  const saving = useFetcher<Route.ComponentProps['actionData']>();
  const form = useRef<HTMLFormElement>(null);
  const answer = saving.data ?? posted;
  const { problem, fields: typed } = answer?.problem ? answer : { problem: undefined, fields: undefined };
  const newer = answer?.newer;
  const { state, heard } = useAutosave(saving, form, problem !== undefined);
  const isNote = chapter === NOTE && sought === '';
  return (
    <saving.Form ref={form} method="post" onInput={heard} className="min-w-0 space-y-8">
      <input type="hidden" name="version" value={Math.max(version, newer?.version ?? 0)} />
      <FormError problem={problem} />
      {isNote && (
        <TextArea
          label="Your personal note"
          name="note"
          rows={8}
          maxLength={1200}
          hint={
            changed(newer?.note, typed?.note) ??
            'It closes the reading, on the page of the letter. An empty line begins a new paragraph.'
          }
          defaultValue={typed?.note ?? note}
          error={problem?.fields.note}
        />
      )}
      {questions !== '' && (
        <blockquote className="whitespace-pre-line border-l-2 border-gold pl-4 text-quiet">
          {questions}
        </blockquote>
      )}
      {shown.map(({ name, title, number, paragraphs }) => (
        <fieldset key={name} className="space-y-6">
          <legend className="text-lead">
            {title}, page {number}
          </legend>
          {paragraphs.map(({ id, label, text, original }) => (
            <TextArea
              key={id}
              label={label}
              name={`${PARAGRAPH}${id}`}
              rows={Math.max(2, Math.ceil(text.length / 68))}
              defaultValue={typed?.[`${PARAGRAPH}${id}`] ?? text}
              hint={
                changed(newer?.texts[id], typed?.[`${PARAGRAPH}${id}`]) ??
                (text === original ? undefined : `As the reading has it: ${original}`)
              }
              error={problem?.fields[id]}
            />
          ))}
        </fieldset>
      ))}
      {!isNote && shown.length === 0 && <p className="text-quiet">No words like these in the document.</p>}
      <div className="sticky bottom-0 z-40 -mx-2 flex items-center gap-4 border-t border-rule bg-paper px-2 py-3">
        <Button type="submit" variant="gold" pending={state === 'saving'}>
          Save the words
        </Button>
        <p role="status" className="text-fine text-quiet">
          {answer && !problem && state !== 'typing' && 'Saved. Release it from the order.'}
          {state === 'typing' && 'Not saved yet'}
        </p>
      </div>
    </saving.Form>
  );
}

/** What somebody else has written meanwhile, where it differs from what was typed here. */
const changed = (now: string | undefined, typed: string | undefined) =>
  now === undefined || typed === undefined || now === typed ? undefined : `As it stands now: ${now}`;

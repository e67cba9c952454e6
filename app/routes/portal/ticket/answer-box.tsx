import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { cannedAnswers } from '../../../../content/canned-answers.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { draftSubject } from '../../../components/office/draft-fields.ts';
import { DraftLine } from '../../../components/office/draft-line.tsx';
import { useDraft } from '../../../components/office/use-draft.ts';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { InlineSelect } from '../../../ui/inline-select.tsx';
import { useMissing } from '../../../ui/use-missing.tsx';

const NOTHING = 'nothing';
const canned = [
  { value: NOTHING, label: 'an empty page' },
  ...cannedAnswers.map(({ title }) => ({ value: title, label: title })),
];

type Props = { ticketId: string; staff: boolean; customerName?: string };

/** Answering, and for staff also noting. What was typed stays until it has been taken. */
export function AnswerBox({ ticketId, staff, customerName }: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const [content, setContent] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(staff ? draftSubject('ticket', ticketId) : '', form);
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return;
    setContent('');
    draft.drop();
  });
  const { button, words, hold } = useMissing(content.trim() ? undefined : 'Please write something first.');
  const sending = fetcher.state !== 'idle';
  const problem = sending ? undefined : fetcher.data?.problem;
  const greeted = (text: string) => text.replace('{name}', customerName?.split(' ')[0] || 'there');
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`/portal/support/${ticketId}`}
      onSubmit={hold}
      className="space-y-3"
    >
      <FormError problem={problem && !problem.fields.content ? problem : undefined} />
      <TextArea
        label={staff ? 'Your answer' : 'Write to us'}
        name="content"
        rows={3}
        maxLength={5000}
        value={content}
        error={problem?.fields.content}
        onChange={(event) => setContent(event.target.value)}
      />
      {staff && <DraftLine draft={draft} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="answer" pending={sending} {...button}>
          Send
        </Button>
        {staff && (
          <Button type="submit" name="intent" value="note" variant="outline" disabled={sending} {...button}>
            Keep as internal note
          </Button>
        )}
        {staff && (
          <InlineSelect
            label="Start from"
            aria-label="Canned answers"
            className="sm:ml-auto"
            value={NOTHING}
            options={canned}
            onChange={({ target }) => {
              const chosen = cannedAnswers.find(({ title }) => title === target.value);
              if (chosen) setContent(greeted(chosen.text));
            }}
          />
        )}
      </div>
      {words}
    </fetcher.Form>
  );
}

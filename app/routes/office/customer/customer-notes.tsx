import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFetcher } from 'react-router';
import type { CustomerPage } from '../../../../domain/office/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { draftSubject } from '../../../components/office/draft-fields.ts';
import { DraftLine } from '../../../components/office/draft-line.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { useDraft } from '../../../components/office/use-draft.ts';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';

/** Notes of the staff, newest first. Never shown to the customer. */
export function CustomerNotes({ customer: { id: customerId, notes } }: { customer: CustomerPage }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const form = useRef<HTMLFormElement>(null);
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return;
    form.current?.reset();
    draft.drop();
  });
  const draft = useDraft(draftSubject('customer', customerId), form);
  return (
    <Part title="Notes">
      <fetcher.Form method="post" ref={form} className="space-y-2">
        <TextArea
          label="To remember"
          name="text"
          rows={2}
          maxLength={4000}
          required
          error={fetcher.data?.problem?.fields.text}
        />
        <DraftLine draft={draft} />
        <Button
          type="submit"
          name="intent"
          value="note"
          variant="outline"
          size="sm"
          pending={fetcher.state !== 'idle'}
        >
          Keep the note
        </Button>
      </fetcher.Form>
      <ul className="divide-y divide-rule">
        {notes.map(({ id, text, authorName, createdAt }) => (
          <li key={id} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="wrap-anywhere whitespace-pre-line">{text}</span>
              <span className="block text-fine text-quiet">
                {authorName}, <LocalTime at={createdAt} />
              </span>
            </span>
            <fetcher.Form method="post">
              <input type="hidden" name="noteId" value={id} />
              <button
                type="submit"
                name="intent"
                value="remove-note"
                aria-label="Remove this note"
                className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </Part>
  );
}

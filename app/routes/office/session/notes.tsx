import { useRef } from 'react';
import { useFetcher } from 'react-router';
import type { SessionDesk } from '../../../../domain/office/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { draftSubject } from '../../../components/office/draft-fields.ts';
import { DraftLine } from '../../../components/office/draft-line.tsx';
import { useDraft } from '../../../components/office/use-draft.ts';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Two sheets that never mix: what the customer will read, and what stays here. Both can be begun before the session. */
export function Notes({ session }: { session: SessionDesk }) {
  const { id, notes, privateNotes, hasBegun, status, wasMissed } = session;
  const fetcher = useFetcher<{ said?: string; problem?: Problem }>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftSubject('session', id), form);
  const isBusy = fetcher.state !== 'idle';
  const problem = isBusy ? undefined : fetcher.data?.problem;
  useAnswer(fetcher, ({ said }) => {
    if (!said) return;
    draft.drop();
    void toast({ kind: 'success', title: said });
  });
  return (
    <Card>
      <fetcher.Form ref={form} method="post" className="space-y-4">
        <FormError problem={problem} />
        <TextArea
          label="Notes for the customer"
          name="notes"
          rows={6}
          defaultValue={notes ?? ''}
          hint="Read in the portal once the session is completed."
          error={problem?.fields.notes}
        />
        <TextArea
          label="Private notes"
          name="privateNotes"
          rows={6}
          defaultValue={privateNotes ?? ''}
          hint="For the office alone. The customer never sees them."
          error={problem?.fields.privateNotes}
        />
        <DraftLine draft={draft} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="notes" variant="outline" pending={isBusy}>
            Save the notes
          </Button>
          {hasBegun && (status === 'scheduled' || wasMissed) && (
            <Button type="submit" name="intent" value="complete" variant="gold" pending={isBusy}>
              Complete the session
            </Button>
          )}
        </div>
        {!hasBegun && <p className="text-fine text-quiet">It can be completed once it has begun.</p>}
      </fetcher.Form>
    </Card>
  );
}

import { useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { draftSubject } from '../../../components/office/draft-fields.ts';
import { DraftLine } from '../../../components/office/draft-line.tsx';
import { Part } from '../../../components/office/facts.tsx';
import { useDraft } from '../../../components/office/use-draft.ts';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';

type Answer = { problem?: Problem; ticketId?: string };

/** A letter to this one person; her answer comes into the ticket that it opens. */
export function CustomerLetter({ customerId, email }: { customerId: string; email: string }) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const fields = answer?.problem?.fields ?? {};
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return;
    form.current?.reset();
    draft.drop();
  });
  const draft = useDraft(draftSubject('customer', `${customerId}:letter`), form);
  return (
    <Part title="Write a letter">
      <fetcher.Form method="post" ref={form} className="space-y-3">
        <FormError problem={Object.keys(fields).length === 0 ? answer?.problem : undefined} />
        <Field label="Subject" name="subject" maxLength={150} required error={fields.subject} />
        <TextArea
          label="Letter"
          name="message"
          rows={5}
          maxLength={8000}
          required
          error={fields.message}
          hint={`It goes to ${email}, signed with your name. The answer comes to Support.`}
        />
        <DraftLine draft={draft} />
        <Button
          type="submit"
          name="intent"
          value="write"
          variant="outline"
          size="sm"
          pending={fetcher.state !== 'idle'}
        >
          Send the letter
        </Button>
        <div role="status">
          {answer?.ticketId && (
            <p className="text-good">
              On its way. <Link to={`/portal/support/${answer.ticketId}`}>See it in Support</Link>
            </p>
          )}
        </div>
      </fetcher.Form>
    </Part>
  );
}

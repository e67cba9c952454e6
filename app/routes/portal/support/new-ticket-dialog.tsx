import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

export function NewTicketDialog() {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ ticketId?: string; problem?: Problem }>();
  useAnswer(fetcher, ({ problem }) => {
    if (problem) return;
    setOpen(false);
    void toast({
      title: 'Ticket opened',
      description: 'A person will answer here and by e-mail.',
      kind: 'success',
    });
  });
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  const fields = problem?.fields ?? {};
  return (
    <Dialog
      title="Open a ticket"
      description="A person reads it and answers here and by e-mail."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>New ticket</Button>}
    >
      <fetcher.Form
        method="post"
        action="/portal/support"
        encType="multipart/form-data"
        className="space-y-5"
      >
        <FormError problem={problem && Object.keys(fields).length === 0 ? problem : undefined} />
        <Field label="Subject" name="subject" maxLength={120} required error={fields.subject} />
        <TextArea
          label="What is it about?"
          name="description"
          rows={6}
          maxLength={5000}
          required
          error={fields.description}
        />
        <Field
          label="A file, if it helps"
          hint="An image or a PDF, at most 5 MB"
          name="attachment"
          type="file"
          accept="image/png,image/jpeg,image/gif,application/pdf"
          error={fields.attachment}
          className="h-auto py-2.5 file:mr-3 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink"
        />
        <Button type="submit" pending={fetcher.state !== 'idle'}>
          Send
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}

import { useState } from 'react';
import { useFetcher } from 'react-router';
import { plans, sequenceTypes } from '../../../../domain/marketing/browser.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Choice, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

const types = sequenceTypes.map((type) => ({ value: type, label: plans[type].title }));

/** Staff start a sequence for an address by hand. */
export function StartDialog() {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ problem?: Problem; started?: boolean; message?: string }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    setOpen(false);
    void toast({ kind: 'success', title: answer.message ?? 'The sequence has started.' });
  });
  return (
    <Dialog
      title="Start a sequence"
      description="Without consent in the ledger, only the letter that was asked for is sent."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Start a sequence</Button>}
    >
      <fetcher.Form method="post" action="/portal/emails" className="space-y-4">
        <input type="hidden" name="intent" value="start" />
        <FormError problem={problem} />
        <Choice label="Sequence" name="type" options={types} error={problem?.fields.type} />
        <Field label="E-mail" name="email" type="email" required error={problem?.fields.email} />
        <Field label="Name" name="name" hint="Left empty, the name we know is used." />
        <Button type="submit" pending={fetcher.state !== 'idle'}>
          Start
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}

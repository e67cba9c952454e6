import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, Choice, Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

type Props = { types: string[]; today: string };

/** For somebody without an account, at any time: outside the slots it asks once whether that is meant. */
export function BookByHand({ types, today }: Props) {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    setOpen(false);
    void toast({
      kind: 'success',
      title: 'Session booked',
      description: 'Both calendars get an invitation.',
    });
  });
  return (
    <Dialog
      title="Book by hand"
      description="For a guest or somebody new. Times are yours. The letter brings the link to join, move and pay."
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Book by hand</Button>}
    >
      <fetcher.Form method="post" action="/office/calendar" className="space-y-4">
        <FormError problem={problem} />
        <Field label="Name" name="name" error={problem?.fields.name} required />
        <Field label="E-mail" name="email" type="email" error={problem?.fields.email} required />
        <Choice
          label="Session type"
          name="sessionType"
          options={types.map((value) => ({ value, label: value }))}
          error={problem?.fields.sessionType}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Date" name="date" type="date" min={today} error={problem?.fields.startsAt} required />
          <Field label="Time" name="time" type="time" error={problem?.fields.time} required />
        </div>
        {problem?.fields.anyTime && (
          <Checkbox name="anyTime" label="Book it anyway" error={problem.fields.anyTime} />
        )}
        <Button type="submit" name="intent" value="by-hand" variant="gold" pending={fetcher.state !== 'idle'}>
          Book
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}

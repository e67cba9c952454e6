import { format } from 'date-fns/format';
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import type { MilestoneCard } from '../../../../domain/learning/index.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';

type Props = {
  trigger: ReactNode;
  /** The milestone to edit; without it a new one is added. */
  milestone?: MilestoneCard;
};

export function MilestoneDialog({ trigger, milestone }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={milestone ? 'Edit Milestone' : 'Add Milestone'}
      description={milestone ? undefined : 'Something you want to reach, or have reached already'}
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <MilestoneForm milestone={milestone} onSaved={() => setOpen(false)} />
    </Dialog>
  );
}

function MilestoneForm({ milestone, onSaved }: { milestone?: MilestoneCard; onSaved(): void }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  useAnswer(fetcher, (answer) => {
    if (answer.problem) return;
    onSaved();
    void toast({ kind: 'success', title: milestone ? 'Milestone saved' : 'Milestone added' });
  });
  return (
    <fetcher.Form method="post" action="/portal/journey" className="space-y-5">
      <input type="hidden" name="intent" value={milestone ? 'edit' : 'add'} />
      {milestone && <input type="hidden" name="milestoneId" value={milestone.id} />}
      <FormError problem={problem && Object.keys(problem.fields).length === 0 ? problem : undefined} />
      <Field
        label="Title"
        name="title"
        required
        maxLength={120}
        defaultValue={milestone?.title}
        error={problem?.fields.title}
      />
      <TextArea
        label="Description"
        name="description"
        maxLength={2000}
        defaultValue={milestone?.description}
        error={problem?.fields.description}
      />
      {milestone ? (
        <Field
          label="Date"
          name="date"
          type="date"
          required
          defaultValue={milestone.date}
          error={problem?.fields.date}
        />
      ) : (
        // The day on the member's own calendar, which need not be the server's.
        <input type="hidden" name="date" value={format(new Date(), 'yyyy-MM-dd')} />
      )}
      <Button type="submit" className="w-full" pending={fetcher.state !== 'idle'}>
        {milestone ? 'Save' : 'Add Milestone'}
      </Button>
    </fetcher.Form>
  );
}

import { format } from 'date-fns/format';
import { Pencil, Trash2 } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { MilestoneCard } from '../../../../domain/learning/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { dialogFor, type FieldProps, formFor } from '../../../components/action-form.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DayField, Field, TextArea } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { action } from './route.tsx';

const SETTLES_MS = 400;

export function MilestoneItem({ milestone }: { milestone: MilestoneCard }) {
  const { value, setValue } = useProgress(milestone);
  return (
    <li className="relative border-l border-leaf/60 pb-8 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-1.5 -left-[7px] size-[13px] rounded-full border-2 border-leaf bg-card"
        style={{ backgroundColor: value === 100 ? 'var(--leaf)' : undefined }}
      />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-[1.1875rem] leading-snug wrap-anywhere">{milestone.title}</h3>
          <p className="text-fine text-quiet">
            <time dateTime={milestone.date}>
              {showIn(`${milestone.date}T12:00:00Z`, 'UTC', 'MMM d, yyyy')}
            </time>
          </p>
        </div>
        <Badge look="gold">Achievement</Badge>
      </div>
      {milestone.description && (
        <p className="measure mt-2 whitespace-pre-line wrap-anywhere text-quiet">{milestone.description}</p>
      )}
      <div className="mt-1 flex items-center gap-3">
        <Slider label={`Progress of ${milestone.title}`} step={5} value={value} onValueChange={setValue} />
        <span className="serif w-14 shrink-0 text-right text-[1.1875rem]" aria-hidden="true">
          {value}%
        </span>
      </div>
      <div className="-ml-3.5 flex flex-wrap">
        <MilestoneDialog
          milestone={milestone}
          trigger={
            <Button variant="quiet" size="sm" aria-label={`Edit ${milestone.title}`}>
              <Pencil className="size-4" aria-hidden="true" />
              Edit
            </Button>
          }
        />
        <Ask
          intent="delete"
          hidden={{ milestoneId: milestone.id }}
          title="Delete this milestone?"
          text={`"${milestone.title}" and its part of the line are removed for good.`}
          trigger={
            <Button variant="quiet" size="sm" aria-label={`Delete ${milestone.title}`}>
              <Trash2 className="size-4" aria-hidden="true" />
              Delete
            </Button>
          }
          keep="Keep it"
          submit="Delete Milestone"
          done="Milestone deleted"
        />
      </div>
    </li>
  );
}

/** The slider moves at once; what it came to rest at is saved, and a refusal moves it back. */
function useProgress({ id, progress }: MilestoneCard) {
  const fetcher = useFetcher<typeof action>();
  const [value, setValue] = useState(progress);
  useEffect(() => setValue(progress), [progress]);
  const save = useEffectEvent(() => {
    void fetcher.submit(
      { intent: 'move', milestoneId: id, progress: value },
      { method: 'post', action: '/portal/journey' },
    );
  });
  useEffect(() => {
    if (value === progress) return;
    const timer = setTimeout(save, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value, progress]);
  useAnswer(fetcher, ({ problem }) => {
    if (!problem) return;
    setValue(progress);
    void toast({ kind: 'error', title: 'Progress not saved', description: problem.message });
  });
  return { value, setValue };
}

type MilestoneItemProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> & {
  label: string;
  /** 0 to 100. */
  value: number;
  onValueChange(value: number): void;
};

/** The browser's own slider, gilded: arrows, Page keys and thumbs all know it. */
function Slider({ label, value, onValueChange, ...input }: MilestoneItemProps) {
  return (
    <input
      {...input}
      type="range"
      min={0}
      max={100}
      aria-label={label}
      aria-valuetext={`${value}%`}
      value={value}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
      className="slider"
      style={{ '--filled': `${value}%` }}
    />
  );
}

const Form = formFor<typeof action>();
const Ask = dialogFor<typeof action>();

type MilestoneDialogProps = {
  trigger: ReactNode;
  /** The milestone to edit; without it a new one is added. */
  milestone?: MilestoneCard;
};

export function MilestoneDialog({ trigger, milestone }: MilestoneDialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog
      title={milestone ? 'Edit Milestone' : 'Add Milestone'}
      description={milestone ? undefined : 'Something you want to reach, or have reached already'}
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      {milestone ? (
        <Form
          intent="edit"
          hidden={{ milestoneId: milestone.id }}
          values={milestone}
          submit="Save"
          wide
          done="Milestone saved"
          onDone={close}
          fields={(field) => ({
            ...words(field),
            date: <DayField label="Date" required {...field.date} />,
          })}
        />
      ) : (
        <Form
          intent="add"
          // The day on the member's own calendar, which need not be the server's.
          hidden={{ date: format(new Date(), 'yyyy-MM-dd') }}
          submit="Add Milestone"
          wide
          done="Milestone added"
          onDone={close}
          fields={words}
        />
      )}
    </Dialog>
  );
}

const words = (field: Record<'title' | 'description', FieldProps>) => ({
  title: <Field label="Title" required maxLength={120} {...field.title} />,
  description: <TextArea label="Description" maxLength={2000} {...field.description} />,
});

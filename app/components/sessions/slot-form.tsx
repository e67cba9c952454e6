import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { DAY } from '../../../shared/durations.ts';
import type { Problem } from '../../answer.server.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMissing } from '../../ui/use-missing.tsx';
import { FormError } from '../form-error.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Choice, type PracticeCalendar, SlotPicker } from './slot-picker.tsx';
import { SoonWarning } from './time-chooser.tsx';

type Props = {
  calendar: PracticeCalendar;
  /** What is sent along with the chosen moment. */
  fields: Record<string, string>;
  /** What besides the moment is still to be chosen, in words. */
  missing?: string;
  button: string;
  done: { title: string; description: string };
  onDone(): void;
  /** The session that is being moved, and the day it is on. */
  moving?: { sessionId: string; date: string };
  /** Where it is sent; the office has a page of its own. */
  action?: string;
  children?: ReactNode;
};

const OWN_PAGE = '/portal/sessions';

/** A form around the slot picker: for a new booking, or for another time. */
export function SlotForm({
  calendar,
  fields,
  missing,
  button,
  done,
  onDone,
  moving,
  action = OWN_PAGE,
  children,
}: Props) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const [choice, setChoice] = useState<Choice>({ date: moving?.date });
  const [refused, setRefused] = useState(0);
  useAnswer(fetcher, ({ problem }) => {
    if (problem) {
      // Somebody may have been faster: the picker looks again, and everything else stays chosen.
      setChoice(({ date }) => ({ date }));
      setRefused((times) => times + 1);
      return;
    }
    onDone();
    void toast({ kind: 'success', ...done });
  });
  const pending = fetcher.state !== 'idle';
  // Whoever works in the office may move and cancel at any time.
  const isSoon =
    action === OWN_PAGE && choice.startsAt !== undefined && Date.parse(choice.startsAt) - Date.now() < DAY;
  const gap = useMissing(missing ?? (choice.startsAt ? undefined : 'Please choose a day and a time first.'));
  return (
    <fetcher.Form method="post" action={action} onSubmit={gap.hold} className="space-y-5">
      {Object.entries({ ...fields, startsAt: choice.startsAt ?? '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormError problem={pending ? undefined : fetcher.data?.problem} />
      {children}
      <SlotPicker
        key={refused}
        calendar={calendar}
        choice={choice}
        onChoose={setChoice}
        type={fields.sessionType}
        besides={moving?.sessionId}
      />
      {isSoon && <SoonWarning what={moving ? 'moved there' : 'booked'} />}
      <div>
        <Button type="submit" className="w-full" {...gap.button} pending={pending}>
          {button}
        </Button>
        {gap.words}
      </div>
    </fetcher.Form>
  );
}

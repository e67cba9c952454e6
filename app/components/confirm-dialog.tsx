import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Problem } from '../answer.server.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { FormError } from './form-error.tsx';
import { useLastAnswer } from './use-answer.ts';

type Props = {
  title: string;
  text: string;
  trigger: ReactNode;
  /** What the two buttons say. */
  confirm: string;
  keep: string;
  /** Where the form goes, and what it carries. */
  action: string;
  fields: Record<string, string>;
  /** What else is asked, and whether it is a danger. */
  children?: ReactNode;
  variant?: 'danger' | 'primary' | 'gold';
  /** Said when it is done. */
  done: { title: string; description?: string };
};

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({ title, text, trigger, confirm, keep, action, fields, done, ...rest }: Props) {
  const { children, variant = 'danger' } = rest;
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ problem?: Problem }>();
  const say = () => void toast({ kind: 'success', ...done });
  const send = useLastAnswer(fetcher, {
    onAnswer({ problem }) {
      if (problem) return;
      setOpen(false);
      say();
    },
    onGone: say,
  });
  return (
    <Dialog title={title} description={text} open={open} onOpenChange={setOpen} trigger={trigger}>
      <fetcher.Form method="post" action={action} onSubmit={send} className="space-y-5">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose asChild>
            <Button variant="outline">{keep}</Button>
          </DialogClose>
          <Button type="submit" variant={variant} pending={fetcher.state !== 'idle'}>
            {confirm}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}

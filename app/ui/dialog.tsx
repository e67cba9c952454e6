import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = {
  title: string;
  description?: string;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?(open: boolean): void;
  size?: 'normal' | 'wide';
  children: ReactNode;
};

/** A sheet of paper laid over the page; on a phone it fills the screen from below. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  size = 'normal',
  children,
}: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={description ? undefined : ''}
          className={cx(
            'animate-rise fixed inset-x-0 bottom-0 z-50 max-h-[92svh] overflow-y-auto rounded-t-md border border-rule bg-card p-6 shadow-page sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md sm:p-8',
            size === 'wide' ? 'sm:w-[min(48rem,92vw)]' : 'sm:w-[min(36rem,92vw)]',
          )}
        >
          <Radix.Title className="serif pr-10 text-title">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1 text-quiet">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-3 right-3 flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
          >
            <X className="size-5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const DialogClose = Radix.Close;

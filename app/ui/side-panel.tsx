import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = { title: string; description?: ReactNode; onClose(): void; children: ReactNode };

/** A leaf folded in from the right, beside the page it belongs to; on a phone it is the page. */
export function SidePanel({ title, description, onClose, children }: Props) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          // To the panel itself: landing on its first control would change a value by a stray arrow key.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="animate-unfold fixed inset-y-0 right-0 z-50 flex w-full flex-col border-l border-rule bg-card shadow-page outline-none sm:w-[min(40rem,92vw)]"
        >
          <header className="border-b border-rule px-5 py-4 sm:px-7">
            <Radix.Title className="serif pr-12 text-[1.375rem] leading-tight wrap-anywhere">
              {title}
            </Radix.Title>
            {description && <div className="mt-2">{description}</div>}
            <Radix.Close
              aria-label="Close"
              className="absolute top-3 right-3 flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

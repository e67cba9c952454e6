import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = {
  label: string;
  note?: string;
  align?: 'start' | 'centre';
  /** To begin with. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Something one tap away. It is the browser's own element, so it opens without JavaScript too. */
export function Disclosure({ label, note, align = 'centre', isOpen, children }: Props) {
  return (
    <details className="group text-left" open={isOpen}>
      <summary
        className={cx(
          'flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-md px-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden',
          align === 'centre' && 'max-sm:mx-auto lg:mx-auto',
        )}
      >
        {label}
        {note && <span className="font-normal text-quiet lining-nums">{note}</span>}
        <ChevronDown
          className="size-4 text-quiet transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

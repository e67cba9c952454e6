import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';

type Props = { label: ReactNode; className?: string; children: ReactNode };

/** What a phone folds away under its label and a wider screen shows as it is (`.folded-on-phones` in app.css). */
export function Folded({ label, className, children }: Props) {
  return (
    <details className={cx('folded-on-phones group', className)}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          className="size-4 text-gold transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}

import { type SelectHTMLAttributes, useId } from 'react';
import { cx } from './class-names.ts';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  options: { value: string; label: string }[];
};

/** A small choice within a line of text. The browser's own list, which fits every screen. */
export function InlineSelect({ label, options, className, ...select }: Props) {
  const id = useId();
  return (
    <span className={cx('inline-flex items-center gap-2 text-fine', className)}>
      <label htmlFor={id} className="whitespace-nowrap text-quiet">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="h-11 min-w-0 cursor-pointer rounded-md border border-control bg-card px-2.5 text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

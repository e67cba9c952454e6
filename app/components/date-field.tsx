import { type ComponentProps, type ReactNode, useId } from 'react';
import { monthNames } from '../../numerology/index.ts';
import { type DatePart, joinDate, partName, splitDate } from '../../shared/date-parts.ts';
import { fillUntouched } from './fill-untouched.ts';

type Props = {
  label: ReactNode;
  name: string;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  /** 'YYYY-MM-DD', with nothing where nothing was given yet. */
  defaultValue?: string | number;
  /** Held by whoever draws it. */
  value?: string;
  onChange?(date: string): void;
  onBlur?(): void;
  /** Somebody else's: the browser knows the reader's own. */
  isOthers?: boolean;
  /** Where a page of several steps begins. */
  isFirst?: boolean;
};

const box =
  'block h-12 w-full rounded-md border border-control bg-card px-3.5 text-ink aria-invalid:border-bad';

/**
 * A birth date, wherever one is typed. Day, month and year each by itself: the browser's own date field turns page after page
 * to 1957, keeps a day that does not exist to itself, and nobody can be told what is wrong with it.
 */
export function BirthDateField({ label, name, error, hint, required, onBlur, ...held }: Props) {
  const id = useId();
  const { value, onChange, isOthers, isFirst } = held;
  const parts = splitDate(value ?? String(held.defaultValue ?? ''));
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = (part: DatePart) => ({
    name: partName(name, part),
    autoComplete: isOthers ? 'off' : `bday-${part}`,
    required,
    onBlur,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...(value === undefined ? { defaultValue: parts[part] } : { value: parts[part] }),
  });
  const typed = (part: DatePart) => (text: string) => onChange?.(joinDate({ ...parts, [part]: text }));
  return (
    <fieldset className="max-w-md">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-[3.75rem_minmax(0,1fr)_5.25rem] gap-3">
        <Part label="Day">
          <Digits data-first={isFirst || undefined} {...common('day')} length={2} onDigits={typed('day')} />
        </Part>
        <Part label="Month">
          <select
            {...common('month')}
            onChange={({ target }) => typed('month')(target.value)}
            className={`${box} cursor-pointer`}
          >
            <option value="">Choose</option>
            {monthNames.map((month, at) => (
              <option key={month} value={String(at + 1).padStart(2, '0')}>
                {month}
              </option>
            ))}
          </select>
        </Part>
        <Part label="Year">
          <Digits {...common('year')} length={4} onDigits={typed('year')} />
        </Part>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-fine text-quiet">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-fine font-semibold text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

function Part({ label, children }: { label: string; children: ComponentProps<'label'>['children'] }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
    <label className="block text-fine text-quiet">
      {label}
      <span className="mt-1 block text-body text-ink">{children}</span>
    </label>
  );
}

type DigitsProps = ComponentProps<'input'> & { length: number; onDigits(digits: string): void };

function Digits({ length, onDigits, ...input }: DigitsProps) {
  return (
    <input
      {...input}
      inputMode="numeric"
      maxLength={length}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '');
        if (input.value === undefined && digits !== target.value) target.value = digits;
        onDigits(digits);
      }}
      className={box}
    />
  );
}

/** What this browser knows of a birth date, where nobody has begun to type one. */
export function fillUntouchedDate(form: ParentNode | null, name: string, date: string | null | undefined) {
  const field = (part: DatePart) =>
    form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${partName(name, part)}"]`);
  const [day, month, year] = [field('day'), field('month'), field('year')];
  if (!date || day?.value || month?.value || year?.value) return;
  const parts = splitDate(date);
  fillUntouched(day, parts.day);
  fillUntouched(month, parts.month);
  fillUntouched(year, parts.year);
}

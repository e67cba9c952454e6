import { type ComponentProps, useId } from 'react';
import { monthNames } from '../../../../numerology/index.ts';

type Props = { value: string; onChange(date: string): void; error?: string };

const box =
  'block h-12 w-full rounded-md border border-control bg-card px-3.5 text-ink aria-invalid:border-bad';

/**
 * Day, month and year each by itself: the browser's own date field keeps a day that does not exist to itself, and nobody
 * can be told what is wrong with it. `value` is 'YYYY-MM-DD', with nothing where nothing was given yet.
 */
export function BirthDateFields({ value, onChange, error }: Props) {
  const id = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const change = (part: { year?: string; month?: string; day?: string }) => {
    const next = { year, month, day, ...part };
    onChange(`${next.year}-${next.month}-${next.day}`);
  };
  const said = { 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-error` };
  return (
    <fieldset>
      <legend className="font-semibold">Birth date</legend>
      <div className="mt-1.5 grid grid-cols-[4.5rem_1fr_6rem] gap-3">
        <Part label="Day">
          <Digits
            data-first
            name="day"
            autoComplete="bday-day"
            length={2}
            value={day}
            onDigits={(typed) => change({ day: typed })}
            {...said}
          />
        </Part>
        <Part label="Month">
          <select
            name="month"
            autoComplete="bday-month"
            value={month}
            onChange={({ target }) => change({ month: target.value })}
            className={`${box} cursor-pointer`}
            {...said}
          >
            <option value="">Choose</option>
            {monthNames.map((name, at) => (
              <option key={name} value={String(at + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
        </Part>
        <Part label="Year">
          <Digits
            name="year"
            autoComplete="bday-year"
            length={4}
            value={year}
            onDigits={(typed) => change({ year: typed })}
            {...said}
          />
        </Part>
      </div>
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
      onChange={({ target }) => onDigits(target.value.replace(/\D/g, ''))}
      className={box}
    />
  );
}

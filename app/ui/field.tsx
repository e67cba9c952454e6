import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { meantAddress } from '../../shared/mistyped-address.ts';
import { Island } from '../islands/island.tsx';
import { cx } from './class-names.ts';

const boxLook =
  'block w-full rounded-md border border-control bg-card px-3.5 text-ink placeholder:text-quiet/80 aria-invalid:border-bad disabled:opacity-60';

/** The browser's own button, among ours. */
const fileLook =
  'py-2.5 file:mr-3 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink';

type Wrapping = { label: ReactNode; error?: string; hint?: ReactNode };

type WrappedProps = Wrapping & {
  id: string;
  /** For what stands in the place of the control, and is named by the label without being one. */
  labelId?: string;
  children: ReactNode;
};

function Wrapped({ id, labelId, label, error, hint, children }: WrappedProps) {
  return (
    <div className="space-y-1.5">
      <label id={labelId} htmlFor={labelId ? undefined : id} className="block font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, { error, hint }: Omit<Wrapping, 'label'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

type FieldProps = ComponentProps<'input'> & Wrapping;

/** A labelled input that shows what is wrong right where it was typed. */
export function Field({ label, error, hint, className, ...input }: FieldProps) {
  const generated = useId();
  const id = input.id ?? generated;
  return (
    <Wrapped id={id} label={label} error={error} hint={hint}>
      <input
        {...describedBy(id, { error, hint })}
        {...input}
        id={id}
        className={cx(boxLook, input.type === 'file' ? fileLook : 'h-12', className)}
      />
    </Wrapped>
  );
}

/** A day of these weeks, which a calendar shows best. A birth date has a field of its own (components/date-field.tsx). */
export const DayField = (props: Omit<FieldProps, 'type'>) => <Field {...props} type="date" />;

/**
 * An address field that asks about a slip of the finger, once it is left. What was typed stays allowed. On a page that the
 * router does not run it is an island of its own, and its label and hint are plain text.
 */
export const EmailField = (field: FieldProps) => (
  <div>
    <Island name="email-field" of={AskingField} when="touch" props={field} />
  </div>
);

export function AskingField({ onBlur, onChange, ...field }: FieldProps) {
  const { place, left, typed, question } = useMeantAddress();
  return (
    <div ref={place}>
      <Field
        {...field}
        type="email"
        onBlur={(event) => {
          left(event.target.value);
          onBlur?.(event);
        }}
        onChange={(event) => {
          typed();
          onChange?.(event);
        }}
      />
      {question}
    </div>
  );
}

/** The question, for a field that is drawn otherwise: `place` holds it, `left` and `typed` are told of what happens to it. */
export function useMeantAddress() {
  const place = useRef<HTMLDivElement>(null);
  const [meant, setMeant] = useState<string>();
  const correct = () => {
    const input = place.current?.querySelector('input');
    if (!input || !meant) return;
    typeInto(input, meant);
    setMeant(undefined);
    input.focus();
  };
  const question = (
    <p role="status" className="mt-1.5 text-fine empty:hidden">
      {meant && (
        <>
          Did you mean{' '}
          <button
            type="button"
            onClick={correct}
            className="min-h-6 cursor-pointer font-semibold break-all underline"
          >
            {meant}
          </button>
          ?
        </>
      )}
    </p>
  );
  const left = (value: string) => setMeant(meantAddress(value));
  // What was typed before a script came is asked about, too.
  useEffect(() => {
    const input = place.current?.querySelector('input');
    if (input && input !== document.activeElement && input.value !== input.defaultValue)
      setMeant(meantAddress(input.value));
  }, []);
  return { place, left, typed: () => setMeant(undefined), question };
}

/** Past React's own setter, and told as if typed: the field may be controlled or not. */
export function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

export type AreaProps = ComponentProps<'textarea'> &
  Wrapping & {
    /** What is written in instead, over the area that is sent: the label names it, and the area is not seen. */
    instead?: (names: {
      'aria-labelledby': string;
      'aria-describedby'?: string;
      'aria-invalid'?: true;
    }) => ReactNode;
  };

export function TextArea({ label, error, hint, className, instead, ...area }: AreaProps) {
  const generated = useId();
  const id = area.id ?? generated;
  const labelId = instead && `${id}-label`;
  const said = describedBy(id, { error, hint });
  return (
    <Wrapped id={id} labelId={labelId} label={label} error={error} hint={hint}>
      {instead && labelId && instead({ 'aria-labelledby': labelId, ...said })}
      <textarea
        rows={4}
        {...area}
        id={id}
        hidden={instead !== undefined}
        {...(instead ? {} : said)}
        className={cx(boxLook, 'py-2.5', className)}
      />
    </Wrapped>
  );
}

type ChoiceProps = Omit<ComponentProps<'select'>, 'onChange'> &
  Wrapping & {
    options: { value: string; label: string }[];
    onChange?(event: { target: HTMLSelectElement }): void;
  };

/** The browser's own list, for forms that have to work without JavaScript. What was chosen before it ran is told as well. */
export function Choice({ label, error, hint, className, options, ...select }: ChoiceProps) {
  const generated = useId();
  const id = select.id ?? generated;
  const list = useRef<HTMLSelectElement>(null);
  const tellEarly = useEffectEvent(() => {
    const { current: target } = list;
    const asked = String(select.value ?? select.defaultValue);
    const drawn = options.find(({ value }) => value === asked) ?? options[0];
    if (target && drawn && target.value !== drawn.value) select.onChange?.({ target });
  });
  useEffect(tellEarly, []);
  return (
    <Wrapped id={id} label={label} error={error} hint={hint}>
      <select
        {...select}
        ref={list}
        id={id}
        {...describedBy(id, { error, hint })}
        className={cx(boxLook, 'h-12 cursor-pointer', className)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Wrapped>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string;
};

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? generated;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          {...input}
          type="checkbox"
          id={id}
          {...describedBy(id, { error })}
          className="mt-0.5 size-5 shrink-0 accent-gold"
        />
        <span className="text-fine leading-relaxed">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

import { type ComponentProps, useRef, useState } from 'react';
import { meantAddress } from '../../shared/mistyped-address.ts';
import { Field } from '../ui/field.tsx';

/** An address field that asks about a slip of the finger, once it is left. What was typed stays allowed. */
export function EmailField({ onBlur, onChange, ...field }: ComponentProps<typeof Field>) {
  const place = useRef<HTMLDivElement>(null);
  const [meant, setMeant] = useState<string>();
  const correct = () => {
    const input = place.current?.querySelector('input');
    if (!input || !meant) return;
    // Past React's own setter, and told as if typed: the field may be controlled or not.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, meant);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setMeant(undefined);
    input.focus();
  };
  return (
    <div ref={place}>
      <Field
        {...field}
        type="email"
        onBlur={(event) => {
          setMeant(meantAddress(event.target.value));
          onBlur?.(event);
        }}
        onChange={(event) => {
          setMeant(undefined);
          onChange?.(event);
        }}
      />
      <p role="status" className="mt-1.5 text-fine empty:hidden">
        {meant && (
          <>
            Did you mean{' '}
            <button
              type="button"
              onClick={correct}
              className="min-h-6 cursor-pointer font-semibold underline"
            >
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </div>
  );
}

import type { ComponentProps } from 'react';
import { buttonLook } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';

type Props = ComponentProps<typeof Field> & { id: string; call: string; pending?: boolean };

/** A form's only field with its button beside it, and underneath what is wrong. */
export function OneField({ call, error, pending, ...field }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-48 flex-1">
        <Field
          required
          {...field}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field.id}-problem`}
        />
        <p
          id={`${field.id}-problem`}
          role="alert"
          className="mt-1.5 text-fine font-semibold text-bad empty:hidden"
        >
          {error}
        </p>
      </div>
      <button
        type="submit"
        disabled={pending}
        className={cx(buttonLook({}), 'min-h-12 max-sm:w-full sm:mt-8.5')}
      >
        {call}
      </button>
    </div>
  );
}

import type { ComponentProps } from 'react';
import { buttonLook } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Field } from '../ui/field.tsx';

type Props = ComponentProps<typeof Field> & { call: string };

/** A form's only field with its button beside it; an element of app/elements writes what is wrong underneath. */
export function OneField({ call, ...field }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-48 flex-1">
        <Field required {...field} />
        <p data-error="" role="alert" className="mt-1.5 text-fine font-semibold text-bad empty:hidden" />
      </div>
      <button type="submit" className={cx(buttonLook({}), 'min-h-12 max-sm:w-full sm:mt-8.5')}>
        {call}
      </button>
    </div>
  );
}

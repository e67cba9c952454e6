import { useFetcher } from 'react-router';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';

export type ProgramAnswer = { problem?: Problem; shown?: string };
export type Option = { value: string; label: string };

/** A key or a secret, in the moment in which it can be copied. */
export function ShownOnce({ text }: { text?: string }) {
  return (
    <div role="status">
      {text && (
        <div className="rounded-md border border-gold p-3">
          <p className="text-fine text-quiet">Copy it now. It is shown this once.</p>
          <code className="block text-fine break-all select-all">{text}</code>
        </div>
      )}
    </div>
  );
}

type OptionsProps = { legend: string; name: string; options: Option[]; error?: string };

export function Options({ legend, name, options, error }: OptionsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={name} value={value} label={label} />
      ))}
      {error && <p className="text-fine font-semibold text-bad">{error}</p>}
    </fieldset>
  );
}

type ButtonProps = { intent: string; field: string; id: string; label: string; about: string };

/** A button that does one thing to one row. */
export function RowButton({ intent, field, id, label, about }: ButtonProps) {
  const fetcher = useFetcher<ProgramAnswer>();
  return (
    <fetcher.Form method="post">
      <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
      <input type="hidden" name={field} value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="outline"
        size="sm"
        pending={fetcher.state !== 'idle'}
      >
        {label}
        <span className="sr-only">: {about}</span>
      </Button>
    </fetcher.Form>
  );
}

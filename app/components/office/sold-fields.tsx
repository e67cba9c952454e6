import { euros } from '../../../shared/money.ts';
import { Field } from '../../ui/field.tsx';

type Named = { name: string; error?: string };

/** What an event or a session costs. */
export function PriceField({
  cents,
  isOwner,
  ...field
}: Named & { cents?: number | null; isOwner: boolean; required?: boolean; placeholder?: string }) {
  return (
    <Field
      label="Price in €"
      inputMode="decimal"
      defaultValue={euros(cents)}
      readOnly={!isOwner}
      hint={isOwner ? '0 is free of charge.' : 'The owner changes prices.'}
      {...field}
    />
  );
}

/** How long it takes. */
export const MinutesField = ({ minutes, most, ...field }: Named & { minutes: number; most: number }) => (
  <Field
    label="Minutes"
    inputMode="numeric"
    required
    defaultValue={minutes}
    hint={`15 to ${most}.`}
    {...field}
  />
);

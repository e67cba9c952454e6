import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEuro } from '../../formats.ts';
import { Field } from '../../ui/field.tsx';
import type { FieldProps } from '../action-form.tsx';

/**
 * The discount code where a session or a seat is paid for, and what the button may say: with a code the price is another,
 * which the payment page shows before anything is paid.
 */
export function useBookingCode(priceCents: number) {
  const euro = useEuro();
  const linked = useSearchParams()[0].get('code')?.slice(0, 64) ?? '';
  const [isUsed, setIsUsed] = useState(linked !== '');
  const draw = (field: FieldProps) =>
    priceCents > 0 && (
      <Field
        label="Discount code"
        hint="If you have one. The payment page shows the new price before you pay."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        className="uppercase"
        onChange={({ target }) => setIsUsed(target.value.trim() !== '')}
        {...field}
        defaultValue={field.defaultValue ?? linked}
      />
    );
  /** What the button says, after what else it does. */
  const pay = (lead?: string) => {
    const price = euro(priceCents);
    if (lead) return `${lead} ${isUsed ? 'go on to pay' : `pay ${price}`}`;
    return isUsed ? 'Go on to pay' : `Pay ${price}`;
  };
  return { draw, pay };
}

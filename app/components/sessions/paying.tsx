import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { readAsks } from '../../../domain/shop/index.ts';
import { useEuro } from '../../formats.ts';
import { Field } from '../../ui/field.tsx';
import type { FieldProps } from '../action-form.tsx';
import { BuyerBox, buyerFields, buyerValues } from '../checkout/buyer-fields.tsx';

type Name = 'code' | 'country' | 'business' | 'buyerName' | 'address' | 'vatNumber';
type Asks = Awaited<ReturnType<typeof readAsks>>;

/**
 * Where a session or a seat is paid for: the discount code, who pays where the tax has to know it, and what the button may
 * say. With a code the price is another, which the payment page shows before anything is paid.
 */
export function usePaying(priceCents: number, asked: Asks) {
  const euro = useEuro();
  const linked = useSearchParams()[0].get('code')?.slice(0, 64) ?? '';
  const [isUsed, setIsUsed] = useState(linked !== '');
  const asks = priceCents > 0 ? asked : undefined;
  const draw = (field: Record<Name, FieldProps>) => ({
    ...buyerFields(field, asks),
    code: priceCents > 0 && (
      <Field
        label="Discount code"
        hint="If you have one. The payment page shows the new price before you pay."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        className="uppercase"
        onChange={({ target }) => setIsUsed(target.value.trim() !== '')}
        {...field.code}
        defaultValue={field.code.defaultValue ?? linked}
      />
    ),
  });
  /** What the button says, after what else it does. */
  const pay = (lead?: string) => {
    const price = euro(priceCents);
    if (lead) return `${lead} ${isUsed ? 'go on to pay' : `pay ${price}`}`;
    return isUsed ? 'Go on to pay' : `Pay ${price}`;
  };
  return { asks, values: buyerValues(asks?.known), draw, pay };
}

/** What was drawn, where it stands. */
export function Paying({ asks, code, ...buyer }: Record<Name, ReactNode> & { asks: Asks }) {
  return (
    <>
      <BuyerBox asks={asks} {...buyer} />
      {code}
    </>
  );
}

import type { ReactNode } from 'react';
import type { Asks } from '../../../domain/shop/index.ts';
import { Checkbox, Choice, Field, TextArea } from '../../ui/field.tsx';
import type { FieldProps } from '../action-form.tsx';

type Name = 'country' | 'business' | 'buyerName' | 'address' | 'vatNumber';
type Known = {
  kind: 'consumer' | 'business';
  country: string;
  name?: string;
  address?: string;
  vatNumber?: string;
};

type More = {
  isReverse?: boolean;
  /** What was said changes the tax. */
  onSaid?(): void;
};

/** Who buys: where, and for a business as whom. Asked only where the tax depends on it. */
export function buyerFields(
  field: Record<Name, FieldProps>,
  asks: Pick<Asks, 'country' | 'countries'> | undefined,
  { isReverse, onSaid }: More = {},
): Record<Name, ReactNode> {
  if (!asks) return { country: null, business: null, buyerName: null, address: null, vatNumber: null };
  return {
    country: (
      <Choice
        label="Country"
        autoComplete="country"
        options={[{ value: '', label: 'Please choose' }, ...asks.countries]}
        hint="The tax inside the price depends on it. The price does not."
        onChange={onSaid}
        {...field.country}
        defaultValue={field.country.defaultValue ?? ''}
      />
    ),
    business: (
      <Checkbox label="I buy for a business, and want an invoice" onChange={onSaid} {...field.business} />
    ),
    buyerName: <Field label="Name of the business" autoComplete="organization" {...field.buyerName} />,
    address: <TextArea label="Its address" autoComplete="street-address" rows={3} {...field.address} />,
    vatNumber: (
      <Field
        label="VAT number, if it has one"
        autoComplete="off"
        hint={
          isReverse
            ? 'Reverse charge: no VAT is charged, and you account for it in your country.'
            : 'With one, a business in another country of the EU is charged no VAT.'
        }
        onBlur={onSaid}
        {...field.vatNumber}
      />
    ),
  };
}

/** For a business alone; by its style, so that it works before any script runs. */
const IF_BUSINESS = 'hidden group-has-[input[name=business]:checked]/buyer:block';

type BoxProps = Record<Name, ReactNode> & { asks?: Pick<Asks, 'country'> };

/** The same where they stand: what a business alone is asked opens with its tick. */
export function BuyerBox({ asks, country, business, buyerName, address, vatNumber }: BoxProps) {
  if (!asks) return null;
  return (
    <fieldset className="group/buyer space-y-3">
      <legend className="sr-only">Where you are, and for whom you buy</legend>
      <div className={asks.country ? undefined : IF_BUSINESS}>{country}</div>
      {business}
      <div className={IF_BUSINESS}>
        <div className="space-y-4 border-l border-leaf pl-4">
          {buyerName}
          {address}
          {vatNumber}
        </div>
      </div>
    </fieldset>
  );
}

/** What the fields hold at first: what she said with an earlier order. */
export const buyerValues = (known: Known | undefined) => ({
  country: known?.country,
  business: known?.kind === 'business',
  ...{ buyerName: known?.name, address: known?.address, vatNumber: known?.vatNumber },
});

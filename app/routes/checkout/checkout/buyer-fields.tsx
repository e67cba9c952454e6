import { useEffect, useRef } from 'react';
import type { Asks } from '../../../../domain/shop/index.ts';
import { fillUntouched } from '../../../components/fill-untouched.ts';
import { Checkbox, Choice, Field, TextArea } from '../../../ui/field.tsx';
import type { ShownQuote } from './use-purchase.ts';

type Props = {
  asks?: Asks;
  quote?: ShownQuote;
  fields?: Record<string, string>;
  /** What was said changes the tax. */
  onSaid(): void;
};

/** For a business alone; by its style, so that it works before any script runs. */
const IF_BUSINESS = 'hidden group-has-[input[name=business]:checked]/buyer:block';

/** Who buys: where, and for a business as whom. Asked only where the tax depends on it. */
export function BuyerFields({ asks, quote, fields = {}, onSaid }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const isTouched = useRef(false);
  const known = quote?.buyer;
  useEffect(() => {
    if (!isTouched.current) fillIn(box.current, known);
  }, [known]);
  if (!asks) return null;
  return (
    <fieldset
      ref={box}
      className="group/buyer space-y-3"
      onInput={() => {
        isTouched.current = true;
      }}
    >
      <legend className="sr-only">Where you are, and for whom you buy</legend>
      <div className={asks.country ? undefined : IF_BUSINESS}>
        <Choice
          label="Country"
          name="country"
          autoComplete="country"
          defaultValue=""
          options={[{ value: '', label: 'Please choose' }, ...asks.countries]}
          error={fields.country}
          hint="The tax inside the price depends on it. The price does not."
          onChange={onSaid}
        />
      </div>
      <Checkbox name="business" label="I buy for a business, and want an invoice" onChange={onSaid} />
      <div className={IF_BUSINESS}>
        <div className="space-y-4 border-l border-leaf pl-4">
          <Field
            label="Name of the business"
            name="buyerName"
            autoComplete="organization"
            error={fields.buyerName}
          />
          <TextArea
            label="Its address"
            name="address"
            autoComplete="street-address"
            rows={3}
            error={fields.address}
          />
          <Field
            label="VAT number, if it has one"
            name="vatNumber"
            autoComplete="off"
            error={fields.vatNumber ?? quote?.vatProblem}
            hint={
              quote?.isReverse
                ? 'Reverse charge: no VAT is charged, and you account for it in your country.'
                : 'With one, a business in another country of the EU is charged no VAT.'
            }
            onBlur={onSaid}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** What she said with an earlier order, or where she seems to be. */
function fillIn(box: HTMLFieldSetElement | null, known: ShownQuote['buyer']): void {
  if (!box || !known) return;
  const country = box.querySelector('select');
  if (country && !country.value) country.value = known.country;
  if (known.kind !== 'business') return;
  const tick = box.querySelector<HTMLInputElement>('[name=business]');
  if (tick) tick.checked = true;
  const { name: buyerName, address, vatNumber } = known;
  for (const [field, value] of Object.entries({ buyerName, address, vatNumber }))
    fillUntouched(box.querySelector<HTMLInputElement>(`[name=${field}]`), value);
}

/** What stands in the form of it, as the server wants it. */
export function buyerIn(form: HTMLFormElement | null) {
  if (!form?.elements.namedItem('business')) return {};
  const typed = new FormData(form);
  const said = (name: string) => String(typed.get(name) ?? '').trim() || undefined;
  const business = typed.has('business');
  return {
    country: said('country'),
    business,
    ...(business && {
      ...{ buyerName: said('buyerName'), address: said('address'), vatNumber: said('vatNumber') },
    }),
  };
}
export type BuyerSaid = ReturnType<typeof buyerIn>;

import { useEffect, useRef } from 'react';
import type { Asks } from '../../../../domain/shop/index.ts';
import { BuyerBox, buyerFields } from '../../../components/checkout/buyer-fields.tsx';
import { fillUntouched } from '../../../components/fill-untouched.ts';
import type { ShownQuote } from './use-purchase.ts';

type Props = {
  asks?: Asks;
  quote?: ShownQuote;
  fields?: Record<string, string>;
  /** What was said changes the tax. */
  onSaid(): void;
};

/** Who buys, on a page that is the same for everybody: what is known of her is filled in once it is there. */
export function BuyerFields({ asks, quote, fields = {}, onSaid }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  const known = quote?.buyer;
  useEffect(() => {
    if (!isTouched.current) fillIn(box.current, known);
  }, [known]);
  const fieldOf = (name: string) => ({ name, error: fields[name] });
  const drawn = buyerFields(
    {
      country: fieldOf('country'),
      business: fieldOf('business'),
      buyerName: fieldOf('buyerName'),
      address: fieldOf('address'),
      vatNumber: { name: 'vatNumber', error: fields.vatNumber ?? quote?.vatProblem },
    },
    asks,
    { isReverse: quote?.isReverse, onSaid },
  );
  return (
    <div
      ref={box}
      onInput={() => {
        isTouched.current = true;
      }}
    >
      <BuyerBox asks={asks} {...drawn} />
    </div>
  );
}

/** What she said with an earlier order, or where she seems to be. */
function fillIn(box: HTMLElement | null, known: ShownQuote['buyer']): void {
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

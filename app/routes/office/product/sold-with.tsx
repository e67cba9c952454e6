import type { OfficeProduct } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import type { FieldProps } from '../../../components/action-form.tsx';
import { ProductChoice, ProductTicks } from '../../../components/office/product-choice.tsx';
import { Field } from '../../../ui/field.tsx';

type BundleProps = { chosen: string[]; products: OfficeProduct['choices']['products']; error?: string };

/** What it is put together of, where it is a bundle. */
export function Bundle({ chosen, products, error }: BundleProps) {
  return (
    <details open={chosen.length > 0 || error !== undefined}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        A bundle of other products, at one price
      </summary>
      <fieldset aria-invalid={error ? true : undefined} tabIndex={-1}>
        <legend className="sr-only">Products of the bundle</legend>
        <ProductTicks
          name="includes"
          options={pricedOf(products.filter(({ isBundle }) => !isBundle))}
          chosen={chosen}
          columns="sm:grid-cols-2"
        />
        <p className="text-fine text-quiet">
          Each is delivered as ever, and can be refunded alone with its share of the price. What is asked
          twice is asked once.
        </p>
        {error && <p className="text-fine font-semibold text-bad">{error}</p>}
      </fieldset>
    </details>
  );
}

type Name = 'besideProduct' | 'besideCents' | 'afterProduct' | 'afterCents';

/** What is offered with it, and for how much. */
export function offerFields(field: Record<Name, FieldProps>, products: OfficeProduct['choices']['products']) {
  const offered = { none: 'Nothing', options: pricedOf(products) };
  return {
    besideProduct: <ProductChoice label="Beside it, at the checkout" {...offered} {...field.besideProduct} />,
    besideCents: <Field {...reduced} {...field.besideCents} />,
    afterProduct: <ProductChoice label="After paying, with one click" {...offered} {...field.afterProduct} />,
    afterCents: <Field {...reduced} {...field.afterCents} />,
  };
}

const pricedOf = (products: OfficeProduct['choices']['products']) =>
  products.map(({ id, name, priceCents }) => ({ value: id, label: `${name}, ${euro(priceCents)}` }));

const reduced = { label: 'For €', inputMode: 'decimal', placeholder: 'its own price' } as const;

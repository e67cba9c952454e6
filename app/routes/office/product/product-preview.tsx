import type { ContentPreview } from '../../../../domain/office/index.ts';
import { PriceLines } from '../../../components/checkout/price-lines.tsx';
import { ProductStory } from '../../../components/checkout/product-story.tsx';
import { Plan } from '../../../components/landing/plans.tsx';

/** The product as visitors would see it, from what stands in the form. */
export function ProductPreview({ preview }: { preview?: ContentPreview }) {
  return (
    <section aria-labelledby="preview" aria-live="polite">
      <h2 id="preview" className="text-[1.375rem]">
        Preview
      </h2>
      <div className="mt-3">
        {preview?.kind === 'product' ? (
          <div className="rounded-md border border-rule bg-paper p-5 sm:p-7" inert>
            <Shown {...preview} />
          </div>
        ) : (
          <p className="rounded-md border border-dashed border-control px-5 py-10 text-center text-quiet">
            Press Preview to see it as visitors would.
          </p>
        )}
      </div>
    </section>
  );
}

type Preview = Extract<ContentPreview, { kind: 'product' }>;

function Shown({ offer, product, quote }: Preview) {
  return (
    <div className="space-y-10">
      {offer.card && (
        <ul className="mx-auto max-w-md pt-4">
          <Plan offer={offer} quote={quote} />
        </ul>
      )}
      <ProductStory product={product} />
      <PriceLines
        priceCents={product.priceCents}
        originalPriceCents={product.originalPriceCents}
        discountCents={0}
        totalCents={product.trialDays ? 0 : product.priceCents}
        every={product.recurring}
        trialDays={product.trialDays}
      />
    </div>
  );
}

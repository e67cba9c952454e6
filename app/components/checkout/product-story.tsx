import type { Product } from '../../../content/product.ts';
import type { Testimonial } from '../../../content/testimonials.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { drawn } from '../../ui/drawn.ts';
import { ProductFigure } from '../drawings/product-figure.tsx';
import { OneByOneNote } from '../landing/offer-call.tsx';
import { SaidBy } from '../quote-card.tsx';
import { RenderedText } from '../rendered-text.tsx';

export type ShownProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'description'
  | 'features'
  | 'priceCents'
  | 'originalPriceCents'
  | 'suggestedCents'
  | 'plan'
  | 'popular'
  | 'vip'
  | 'badge'
  | 'urgency'
  | 'recurring'
  | 'yearlyCents'
  | 'trialDays'
  | 'nextWeek'
  | 'oneByOne'
  | 'more'
> & {
  /** What it costs for 24 hours after the quiz, where only quiz takers are offered it. */
  quizPriceCents?: number;
  /** Hers, of the media library. */
  pictureHtml?: string;
  /** What is offered with it. */
  beside?: { id: string; name: string; description: string; priceCents: number; originalPriceCents?: number };
};

/** The left page of the open book: what is being bought. */
export function ProductStory({ product }: { product: ShownProduct }) {
  return (
    // The office shows it in a column, where the figure has no room.
    <div className="@container">
      <div className="flex items-end justify-between gap-8">
        <div>
          <ProductBadges product={product} />
          <h1 className="text-display text-balance">{product.name}</h1>
        </div>
        {!product.pictureHtml && (
          <ProductFigure productId={product.id} className="h-28 shrink-0 @max-md:hidden xl:h-36" />
        )}
      </div>
      <p className="measure mt-5 text-lead text-quiet">{product.description}</p>
      {product.pictureHtml && <RenderedText html={product.pictureHtml} className="mt-7" />}
      <div className="double-rule mt-9" />
      <h2 className="mt-8 text-[1.375rem]">What you will receive</h2>
      <ul className="mt-4">
        {product.features.map((feature) => (
          <li key={feature} className="flex gap-4 border-b border-rule py-3 text-pretty">
            <Spark className="mt-1.5 size-4 shrink-0 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      <OneByOneNote offer={product} className="mt-6" />
    </div>
  );
}

/** What happens after the button, as numbered as everything here. */
export function NextSteps({ steps }: { steps: string[] }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-[1.375rem]">
        How it goes on
      </h2>
      <ol className="mt-5 space-y-5">
        {steps.map((step, at) => (
          <li key={step} className="flex items-start gap-5">
            <span
              aria-hidden="true"
              className="serif flex size-11 shrink-0 items-center justify-center rounded-full border border-leaf text-[1.375rem] leading-none text-gold lining-nums outline-1 outline-offset-2 outline-rule"
            >
              {at + 1}
            </span>
            <span className="measure pt-2">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ProductBadges({ product: { popular, vip, badge } }: { product: ShownProduct }) {
  const words = badge ?? (popular ? 'Most Popular' : undefined);
  if (!words && !vip) return null;
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {words && <Badge look="gold">{words}</Badge>}
      {vip && <Badge look="gold">VIP</Badge>}
    </div>
  );
}

export function BuyerQuote({
  quote,
}: {
  quote: Pick<Testimonial, 'quote' | 'name' | 'place' | 'rating' | 'photo' | 'shortened'> & {
    sample?: boolean;
  };
}) {
  return (
    <figure className="border-l-2 border-leaf pl-6">
      <blockquote className="serif text-[1.25rem] leading-normal text-pretty">“{quote.quote}”</blockquote>
      <figcaption className="mt-3 flex flex-wrap items-center gap-3 text-fine text-quiet">
        <SaidBy {...quote} />
      </figcaption>
    </figure>
  );
}

/** A four-pointed star, as an almanac marks its feast days. */
const Spark = drawn(function Spark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={cx('block', className)} fill="currentColor" aria-hidden="true">
      <path d="M8 0C8.5 5 11 7.5 16 8 11 8.5 8.5 11 8 16 7.5 11 5 8.5 0 8 5 7.5 7.5 5 8 0Z" />
    </svg>
  );
});

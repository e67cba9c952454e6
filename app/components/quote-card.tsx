import type { Testimonial } from '../../content/testimonials.ts';
import type { Quote } from '../../domain/content/index.ts';
import { Badge } from '../ui/badge.tsx';

export function QuoteCard({ quote: { quote, product, productName, ...said } }: { quote: Quote }) {
  return (
    <li className="flex flex-col border-t border-leaf pt-4 sm:pt-6">
      <figure className="flex flex-1 flex-col">
        <span className="serif h-9 text-[4.5rem] leading-none text-leaf" aria-hidden="true">
          “
        </span>
        <blockquote className="serif flex-1 text-[1.125rem] leading-normal sm:text-[1.25rem] text-pretty">
          {quote}
        </blockquote>
        <figcaption className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <SaidBy {...said} />
          <a
            href={`/checkout/${product}`}
            className="inline-flex min-h-11 w-full items-center text-fine text-quiet"
          >
            {productName}
          </a>
        </figcaption>
      </figure>
    </li>
  );
}

type Said = Pick<Testimonial, 'name' | 'place' | 'rating' | 'photo' | 'shortened'> & { sample?: boolean };

/** Who said it, and how it came to stand here. */
export function SaidBy({ name, place, rating, photo, shortened, sample }: Said) {
  return (
    <>
      {photo && (
        <img src={photo} alt="" width={48} height={48} loading="lazy" className="size-12 rounded-full" />
      )}
      <span>{place ? `${name}, ${place}` : name}</span>
      {rating !== undefined && <span className="text-quiet lining-nums">{rating} of 5</span>}
      {shortened && <span className="text-quiet">shortened</span>}
      {sample && <Badge look="secondary">Sample</Badge>}
    </>
  );
}

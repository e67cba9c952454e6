import type { ProductId } from './product.ts';

/** The quotes that came with the house; the office's own have ids of their own. */
export type WrittenTestimonialId =
  | 'mini-fifteen-minutes'
  | 'report-checked-twice'
  | 'video-paused-it'
  | 'transformation-three-mondays'
  | 'vip-standing-date'
  | 'snapshot-two-columns'
  | 'couples-the-sofa'
  | 'union-both-heard'
  | 'business-kept-the-name'
  | 'brand-one-page'
  | 'ceo-the-hire'
  | 'circle-first-of-the-month';

export type TestimonialId = WrittenTestimonialId | (string & {});

/** A `sample` is illustrative, and each place that shows one must say so. All that came with the house are. */
export type Testimonial = {
  id: TestimonialId;
  quote: string;
  name: string;
  place: string;
  product: ProductId;
  sample: boolean;
  /** Only of what a customer wrote about an order of hers, if she gave one. */
  rating?: number;
  photo?: string;
  /** Passages of what she wrote, in her words. */
  shortened?: boolean;
};

/** What a customer wrote by the link of our letter, and the owner approved. */
export type CustomersWords = Testimonial & { sample: false };

export const writtenTestimonials: Testimonial[] = [
  {
    id: 'mini-fifteen-minutes',
    quote:
      'A quarter of an hour, on a bus, with headphones. She said my name the way my family says it, and I missed my stop.',
    name: 'Inês F.',
    place: 'Braga',
    product: 'mini-reading',
    sample: true,
  },
  {
    id: 'report-checked-twice',
    quote:
      'I sat down with a calculator to catch it out. Every sum was there on the page, and every sum was right. After that I read the rest more slowly.',
    name: 'Marta S.',
    place: 'Porto',
    product: 'report',
    sample: true,
  },
  {
    id: 'video-paused-it',
    quote:
      'I paused the video twice to ring my sister. The part about saying yes too early was a little too accurate for a Wednesday.',
    name: 'Helen O.',
    place: 'Cork',
    product: 'video-reading',
    sample: true,
  },
  {
    id: 'transformation-three-mondays',
    quote:
      'Three conversations, and between them I actually did the homework. I still have the same job. I have stopped bringing it to dinner.',
    name: 'Jonas W.',
    place: 'Leipzig',
    product: 'transformation',
    sample: true,
  },
  {
    id: 'vip-standing-date',
    quote:
      'The blueprint lives in my desk drawer and comes out once a month before our call. By summer I had started writing in the margins.',
    name: 'Anneke V.',
    place: 'Utrecht',
    product: 'vip-blueprint',
    sample: true,
  },
  {
    id: 'snapshot-two-columns',
    quote:
      'Six pages, two columns, and one of them was plainly my husband. We bought it for fun and kept it on the fridge.',
    name: 'Clara N.',
    place: 'Ghent',
    product: 'couples-snapshot',
    sample: true,
  },
  {
    id: 'couples-the-sofa',
    quote:
      'We read it aloud to each other on the sofa and argued about page nine until midnight, in a good way. Eleven years married and that was new.',
    name: 'Sofia and Pedro',
    place: 'Lisbon',
    product: 'couples-blueprint',
    sample: true,
  },
  {
    id: 'union-both-heard',
    quote:
      'I expected to be the one who was wrong. Nobody was. We each left with one thing to try, and mine turned out to be smaller than I feared.',
    name: 'Daniel R.',
    place: 'Lyon',
    product: 'union-path',
    sample: true,
  },
  {
    id: 'business-kept-the-name',
    quote:
      'I ordered it hoping to be told to change the name. It made a fair case for keeping it, so I changed the opening hours.',
    name: 'Ilse K.',
    place: 'Ghent',
    product: 'business-blueprint',
    sample: true,
  },
  {
    id: 'brand-one-page',
    quote:
      'Half an hour on the call with the worksheet in front of us. We crossed out four names, and the artwork went to the printer that same evening.',
    name: 'Tomás B.',
    place: 'Valencia',
    product: 'brand-alignment',
    sample: true,
  },
  {
    id: 'ceo-the-hire',
    quote:
      'I came with a spreadsheet about whom to hire. We spent the first month on why I had put it off for a year.',
    name: 'Miriam K.',
    place: 'Graz',
    product: 'ceo-mentorship',
    sample: true,
  },
  {
    id: 'circle-first-of-the-month',
    quote:
      'The letter arrives on the first and I read it with my coffee. Some months it fits like a glove, other months it gives me something to disagree with.',
    name: 'Ruth M.',
    place: 'Bristol',
    product: 'membership',
    sample: true,
  },
];

/** What customers really said. Letters quote nothing else: there is no room in them to explain a sample. */
export const realOnes = (testimonials: readonly Testimonial[]): Testimonial[] =>
  testimonials.filter(({ sample }) => !sample);

/** Said of this product, and of no other: a quote about a book of sixteen pages says nothing about one of six. A real one first. */
export const testimonialFor = (
  testimonials: readonly Testimonial[],
  product: ProductId,
): Testimonial | undefined => {
  const own = testimonials.filter((testimonial) => testimonial.product === product);
  return own.find(({ sample }) => !sample) ?? own[0];
};

export type Ratings = {
  count: number;
  average: number;
  quotes: readonly (Testimonial & { rating: number })[];
};

/**
 * What customers gave a product, for readers and search engines alike: counted from those who bought it, wrote by the link of
 * our letter and are shown. A demo has sold nothing, so it has none.
 */
export function ratingsOf(
  testimonials: readonly Testimonial[],
  { product, isLive }: { product: ProductId; isLive: boolean },
): Ratings | undefined {
  const quotes = isLive
    ? realOnes(testimonials).flatMap(({ rating, ...one }) =>
        one.product === product && rating !== undefined ? [{ ...one, rating }] : [],
      )
    : [];
  if (quotes.length === 0) return undefined;
  const sum = quotes.reduce((all, { rating }) => all + rating, 0);
  return { count: quotes.length, average: Math.round((sum / quotes.length) * 10) / 10, quotes };
}

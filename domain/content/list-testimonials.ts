import type { Catalogue } from '../../content/catalogue.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import type { ReadsContent } from '../services.ts';

export type Quote = Testimonial & { productName: string };

export async function listTestimonials({ content }: ReadsContent): Promise<Quote[]> {
  const { testimonials, catalogue } = content.current();
  return testimonials.map((testimonial) => toQuote(testimonial, catalogue));
}

export const toQuote = (testimonial: Testimonial, catalogue: Catalogue): Quote => ({
  ...testimonial,
  productName: catalogue[testimonial.product].name,
});

import { catalogue } from '../../content/catalogue.ts';
import { currentTestimonials, type Testimonial } from '../../content/testimonials.ts';
import type { Parts } from '../services.ts';

export type Quote = Testimonial & { productName: string };

export async function listTestimonials(_services: Parts): Promise<Quote[]> {
  return currentTestimonials().map(toQuote);
}

export const toQuote = (testimonial: Testimonial): Quote => ({
  ...testimonial,
  productName: catalogue[testimonial.product].name,
});

import { catalogue } from '../../content/catalogue.ts';
import { currentTestimonials, type Testimonial } from '../../content/testimonials.ts';
import type { Services } from '../services.ts';

export type Quote = Testimonial & { productName: string };

export async function listTestimonials(_services: Services): Promise<Quote[]> {
  return currentTestimonials().map((testimonial) => ({
    ...testimonial,
    productName: catalogue[testimonial.product].name,
  }));
}

import { catalogue } from '../../content/catalogue.ts';
import { type Testimonial, testimonials } from '../../content/testimonials.ts';
import type { Services } from '../services.ts';

export type Quote = Testimonial & { productName: string };

export async function listTestimonials(_services: Services): Promise<Quote[]> {
  return testimonials.map((testimonial) => ({
    ...testimonial,
    productName: catalogue[testimonial.product].name,
  }));
}

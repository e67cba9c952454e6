import { expect, test } from 'vitest';
import { firstEdition } from './edition.ts';
import { makeContent } from './make-content.ts';
import { type CustomersWords, ratingsOf, testimonialFor } from './testimonials.ts';

const said = (id: string, more: Partial<CustomersWords> = {}): CustomersWords => ({
  ...{ id, quote: 'It fitted.', name: 'Ada', place: '', product: 'report', sample: false, ...more },
});

const truth = { isOpen: true, mailbox: 'a@example.test', figures: {}, badges: [] };

test('ratings are counted from what customers wrote, and from a live site alone', () => {
  const customersWords = [
    said('one', { rating: 5 }),
    said('two', { rating: 4 }),
    said('three', { rating: 4 }),
    said('without a rating'),
    said('of another product', { rating: 1, product: 'video-reading' }),
  ];
  const { testimonials } = makeContent({ ...firstEdition, customersWords, truth });
  expect(ratingsOf(testimonials, { product: 'report', isLive: true })).toMatchObject({
    count: 3,
    average: 4.3,
  });
  expect(ratingsOf(testimonials, { product: 'mini-reading', isLive: true })).toBeUndefined();
  expect(ratingsOf(testimonials, { product: 'report', isLive: false })).toBeUndefined();
});

test('a sample has no say in it, and stands behind what somebody really wrote', () => {
  const { testimonials } = makeContent({ ...firstEdition, customersWords: [said('real')] });
  expect(testimonialFor(testimonials, 'report')?.id).toBe('real');
  const rated = testimonials.map((one) => ({ ...one, rating: 5 }));
  expect(ratingsOf(rated, { product: 'report', isLive: true })?.count).toBe(1);
  expect(ratingsOf(rated, { product: 'mini-reading', isLive: true })).toBeUndefined();
});

test('a live site shows what customers wrote, and no sample', () => {
  const { testimonials } = makeContent({ ...firstEdition, customersWords: [said('real')], truth });
  expect(testimonials.map(({ id }) => id)).toEqual(['real']);
});

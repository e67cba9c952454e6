import { describe, expect, test } from 'vitest';
import { type WrittenProductId, writtenCatalogue, writtenProductIds } from './catalogue.ts';
import type { Product } from './product.ts';
import { testimonialFor, writtenTestimonials } from './testimonials.ts';

const products: Product[] = Object.values(writtenCatalogue);

const specified: [WrittenProductId, string, number][] = [
  ['report', 'Personal Report', 59],
  ['video-reading', 'Video Reading', 67],
  ['transformation', 'Transformation Package', 249],
  ['vip-blueprint', 'VIP Yearly Blueprint', 479],
  ['couples-snapshot', 'Mini Couples Snapshot', 29],
  ['couples-blueprint', 'Soulmates & Karmic Bonds', 97],
  ['union-path', 'The Union Path', 379],
  ['business-blueprint', 'Business Blueprint', 129],
  ['brand-alignment', 'Brand Alignment', 179],
  ['ceo-mentorship', 'CEO Mentorship', 379],
  ['membership', 'Soul Circle Membership', 19],
  ['mini-reading', 'Mini Video Reading', 19],
];

const idsWhere = (holds: (product: Product) => unknown) =>
  products
    .filter(holds)
    .map((product) => product.id)
    .sort();

describe('the price list of the specification', () => {
  test.each(specified)('%s is sold as %s for %i euro', (id, name, euro) => {
    expect(writtenCatalogue[id]).toMatchObject({ id, name, priceCents: euro * 100 });
  });

  test('sells these twelve products and no other', () => {
    expect(Object.keys(writtenCatalogue)).toEqual([...writtenProductIds]);
    expect([...writtenProductIds].sort()).toEqual(specified.map(([id]) => id).sort());
  });

  test('marks the offers as specified', () => {
    expect(idsWhere((product) => product.popular)).toEqual([
      'brand-alignment',
      'couples-blueprint',
      'video-reading',
    ]);
    expect(idsWhere((product) => product.vip)).toEqual(['vip-blueprint']);
    expect(idsWhere((product) => product.recurring)).toEqual(['membership']);
    expect(writtenCatalogue['video-reading'].badge).toBe('Client Favorite');
    expect(writtenCatalogue['couples-blueprint'].badge).toBe('Best Seller');
  });

  test('only the mini reading is reduced and in a hurry', () => {
    expect(writtenCatalogue['mini-reading']).toMatchObject({
      originalPriceCents: 6_700,
      urgency: '24 hours only',
    });
    expect(idsWhere((product) => product.originalPriceCents ?? product.urgency)).toEqual(['mini-reading']);
  });
});

describe('what is delivered', () => {
  test.each<[WrittenProductId, Product['delivers']]>([
    ['mini-reading', [{ kind: 'video', minutes: 15 }]],
    ['video-reading', [{ kind: 'video', minutes: 45 }]],
    ['transformation', [{ kind: 'session-credits', sessionType: 'Transformation Package', count: 3 }]],
    ['union-path', [{ kind: 'session-credits', sessionType: 'Couples Journey', count: 3 }]],
    ['ceo-mentorship', [{ kind: 'session-credits', sessionType: 'Executive Coaching', count: 3 }]],
    [
      'vip-blueprint',
      [
        { kind: 'document', document: 'yearly-blueprint' },
        { kind: 'session-credits', sessionType: '1:1 Live Session (60 min)', count: 12 },
      ],
    ],
    [
      'brand-alignment',
      [
        { kind: 'document', document: 'brand-alignment' },
        { kind: 'session-credits', sessionType: 'Brand Alignment Call', count: 1 },
      ],
    ],
    ['membership', [{ kind: 'membership' }, { kind: 'course', course: 'numerology-101' }]],
  ])('%s', (id, delivers) => {
    expect(writtenCatalogue[id].delivers).toEqual(delivers);
  });

  test.each<[WrittenProductId, string]>([
    ['report', '20 pages'],
    ['couples-snapshot', '6-page'],
    ['couples-blueprint', '16-page'],
    ['business-blueprint', '14-page'],
    ['brand-alignment', '8-page'],
    ['vip-blueprint', '24-page'],
  ])('%s promises %s, as the document has them', (id, pages) => {
    expect(writtenCatalogue[id].features.join('\n')).toContain(pages);
  });

  test('a product that makes documents or videos asks for the data they need', () => {
    expect(idsWhere((product) => product.intake === 'none')).toEqual([]);
    expect(idsWhere((product) => product.intake === 'couple')).toEqual([
      'couples-blueprint',
      'couples-snapshot',
      'union-path',
    ]);
  });
});

describe('texts', () => {
  test.each(products)('$id lists 4 to 6 features, none twice', ({ features }) => {
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(features.length).toBeLessThanOrEqual(6);
    expect(new Set(features).size).toBe(features.length);
  });

  test('the three plan cards stand on their specified products', () => {
    expect(products.flatMap(({ id, card }) => (card ? [[card.name, id]] : []))).toEqual([
      ['Starter', 'report'],
      ['Deep Dive', 'video-reading'],
      ['Transformational', 'transformation'],
    ]);
    expect(writtenCatalogue.report.card?.features).toContain('15-page personal report');
    expect(writtenCatalogue['video-reading'].card?.features.join()).toContain('30-minute');
    expect(writtenCatalogue.transformation.card?.features).toContain('3 x 45-minute live sessions');
    expect(writtenCatalogue.transformation.card?.features).toContain('WhatsApp support for 30 days');
  });
});

describe('sample testimonials', () => {
  test('twelve, each with its own id and marked as a sample', () => {
    expect(new Set(writtenTestimonials.map(({ id }) => id)).size).toBe(12);
    expect(writtenTestimonials.every(({ sample }) => sample)).toBe(true);
  });

  test.each([...writtenProductIds])('%s has one of its own to show at checkout', (id) => {
    expect(testimonialFor(writtenTestimonials, id)?.product).toBe(id);
  });

  test('a card quotes a testimonial of its own product', () => {
    for (const { id, card } of products.filter((product) => product.card)) {
      expect(testimonialFor(writtenTestimonials, id)?.id).toBe(card?.testimonial);
    }
  });
});

test('a line that promises WhatsApp and what the product brings along say the same', () => {
  for (const product of Object.values(writtenCatalogue)) {
    const days = product.features.flatMap((line) => /whatsapp.*?\b(\d+) days/i.exec(line)?.[1] ?? []).at(0);
    expect([product.id, days]).toEqual([product.id, product.whatsappDays?.toString()]);
  }
});

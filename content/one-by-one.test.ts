import { describe, expect, test } from 'vitest';
import { makeCatalogue, writtenCatalogue } from './catalogue.ts';
import { firstEdition, readEdits } from './edition.ts';
import { oneByOne, type SessionKind } from './one-by-one.ts';
import type { Delivery, Product } from './product.ts';

const kind = (name: string, priceCents: number | null, rest: Partial<SessionKind> = {}): SessionKind => ({
  ...{ name, title: name, minutes: 60, people: 1, priceCents },
  ...rest,
});

/** As the practice begins. */
const sessions = [
  kind('1:1 Live Session (60 min)', 9_500),
  kind('Transformation Package', null),
  kind('Couples Journey', null, { people: 2 }),
  kind('Executive Coaching', null),
  kind('Brand Alignment Call', null, { minutes: 30 }),
];

const shelf = makeCatalogue(readEdits(firstEdition), { sessions });
const compared = (changes: Partial<Product>, others: Product[] = []) => {
  const byId = new Map([...shelf.byId, ...others.map((other) => [other.id, other] as const)]);
  return oneByOne({ ...writtenCatalogue.report, id: 'hers', ...changes }, { byId, sessions });
};
const credits = (sessionType: string, count: number): Delivery => ({
  kind: 'session-credits',
  sessionType,
  count,
});

describe('the price list of the first edition', () => {
  test.each([...shelf.byId.values()])(
    '$id is not dearer than its parts, or says what is more in it',
    (product) => {
      expect(product.oneByOne?.dearer === undefined || product.more).toBeTruthy();
    },
  );

  test('says what is saved only of what is sold alone exactly as it is in it', () => {
    const saving = [...shelf.byId.values()].flatMap(({ id, oneByOne: { alone } = {} }) =>
      alone ? [[id, alone]] : [],
    );
    expect(saving).toEqual([
      ['vip-blueprint', { what: ['12 single sessions of 60 minutes'], cents: 114_000, isAll: false }],
    ]);
  });

  test('the mentorship costs more than three single sessions', () => {
    expect(shelf.byId.get('ceo-mentorship')?.oneByOne?.dearer).toEqual({
      what: ['3 single sessions of 60 minutes'],
      cents: 28_500,
      byCents: 9_400,
    });
  });
});

describe('a product of her own', () => {
  test.each<[string, Partial<Product>, number | undefined]>([
    [
      'a pack of five sessions',
      { delivers: [credits('1:1 Live Session (60 min)', 5)], priceCents: 50_000 },
      2_500,
    ],
    [
      'of a kind that is sold in packages',
      { delivers: [credits('Executive Coaching', 1)], priceCents: 40_000 },
      30_500,
    ],
    [
      'a report again',
      { delivers: [{ kind: 'document', document: 'personal-report' }], priceCents: 6_000 },
      100,
    ],
    [
      'a report with its text',
      {
        delivers: [
          { kind: 'document', document: 'personal-report' },
          { kind: 'text', title: 'A letter' },
        ],
        priceCents: 9_000,
      },
      undefined,
    ],
    [
      'sessions with WhatsApp',
      { delivers: [credits('1:1 Live Session (60 min)', 1)], whatsappDays: 30, priceCents: 12_000 },
      undefined,
    ],
    ['sessions for two', { delivers: [credits('Couples Journey', 1)], priceCents: 90_000 }, undefined],
    ['a bundle', { includes: ['report', 'video-reading'], priceCents: 13_000 }, 400],
    ['a year', { recurring: 'month', yearlyCents: 24_000, priceCents: 1_900 }, 1_200],
    ['a year for ten months', { recurring: 'month', yearlyCents: 19_000, priceCents: 1_900 }, undefined],
  ])('%s', (_, product, by) => expect(compared(product).dearer?.byCents).toBe(by));

  test('a larger pack against a smaller one that costs less for each', () => {
    const three: Product = {
      ...writtenCatalogue.report,
      ...{
        id: 'three',
        name: 'Three',
        delivers: [credits('1:1 Live Session (60 min)', 3)],
        priceCents: 21_000,
      },
    };
    const six = { delivers: [credits('1:1 Live Session (60 min)', 6)], priceCents: 45_000 };
    expect(compared(six, [three]).dearer).toEqual({ what: ['2 × Three'], cents: 42_000, byCents: 3_000 });
    expect(compared(six, [{ ...three, paused: true }]).dearer).toBeUndefined();
    expect(compared(six, [{ ...three, paused: true }]).alone?.cents).toBe(57_000);
  });

  test('a bundle that saves', () => {
    expect(compared({ includes: ['report', 'video-reading'], priceCents: 9_900 }).alone).toEqual({
      what: ['Personal Report', 'Video Reading'],
      cents: 12_600,
      isAll: true,
    });
  });
});

import { isKeyOf } from '../shared/records.ts';
import type { Edition, Edits } from './edition.ts';
import { productDuring } from './holiday.ts';
import { oneByOne } from './one-by-one.ts';
import {
  agreedOver,
  type Product,
  type ProductBody,
  type ProductId,
  type ProductTerms,
  toProduct,
} from './product.ts';
import { truthOf, withoutBadge } from './truth.ts';
import type { NextPlace } from './weeks.ts';

/** The first edition, in the order of the shop window: the free quiz's offer, single readings, couples, business, membership. */
export const writtenProductIds = [
  'mini-reading',
  'report',
  'video-reading',
  'transformation',
  'vip-blueprint',
  'couples-snapshot',
  'couples-blueprint',
  'union-path',
  'business-blueprint',
  'brand-alignment',
  'ceo-mentorship',
  'membership',
] as const;

export type WrittenProductId = (typeof writtenProductIds)[number];

export const writtenCatalogue: Readonly<Record<WrittenProductId, Product>> = {
  'mini-reading': {
    id: 'mini-reading',
    name: 'Mini Video Reading',
    priceCents: 1_900,
    originalPriceCents: 6_700,
    urgency: '24 hours only',
    description:
      'Your three core numbers, spoken to you by name. A short video made for you alone, to watch with your quiz results beside it.',
    features: [
      'A 15-minute video, recorded personally for you',
      'Life Path, Expression and Soul Urge, and how they pull together',
      'The sums shown, so you can check them',
      'Ready within 24 hours, kept in your portal to watch again',
    ],
    delivers: [{ kind: 'video', minutes: 15 }],
    intake: 'person',
    taxClass: 'service',
    productType: 'video',
    sections: [],
  },
  report: {
    id: 'report',
    name: 'Personal Report',
    priceCents: 5_900,
    description:
      'A written portrait to keep: who you are in numbers, how those numbers get on with each other, and what the coming year asks of them.',
    features: [
      '20 pages in all: a 15-page reading and a 5-page year-ahead forecast',
      '5 core numbers: Life Path, Expression, Soul Urge, Personality and Birthday',
      'Pinnacles, cycles, karmic lessons and your Lo Shu grid',
      'Your next twelve months on a drawn wheel',
      'Every calculation printed, letter by letter',
      'A PDF in your portal within 24 hours',
    ],
    delivers: [{ kind: 'document', document: 'personal-report' }],
    intake: 'person',
    taxClass: 'digital',
    productType: 'report',
    sections: ['services'],
    card: {
      name: 'Starter',
      description: 'Your numbers in writing, to read slowly and keep in a drawer.',
      features: [
        '15-page personal report',
        'A 5-page year-ahead forecast with it',
        'Five core numbers, each with its working',
        'PDF within 24 hours',
      ],
      testimonial: 'report-checked-twice',
      cta: 'Get Your Report',
    },
  },
  'video-reading': {
    id: 'video-reading',
    name: 'Video Reading',
    priceCents: 6_700,
    popular: true,
    badge: 'Client Favorite',
    description:
      'Somebody looks at your whole chart and talks it through with only you in mind, then answers the questions you sent.',
    features: [
      '45 minutes in all, recorded personally for you',
      'A 30-minute reading of your chart as a whole',
      '15 minutes of answers to your own questions',
      'The calculations shown as they are discussed',
      'Ready within 24 hours, kept in your portal to watch again',
    ],
    delivers: [{ kind: 'video', minutes: 45 }],
    intake: 'person-with-questions',
    taxClass: 'service',
    productType: 'video',
    sections: ['services'],
    card: {
      name: 'Deep Dive',
      description: 'Your chart talked through by a person, at the pace of a good conversation.',
      features: [
        '30-minute video reading, made for you',
        '15 minutes more for your own questions',
        'Ready to watch within 24 hours',
        'Yours to replay in the portal',
      ],
      testimonial: 'video-paused-it',
      cta: 'Book Your Video Reading',
    },
  },
  transformation: {
    id: 'transformation',
    name: 'Transformation Package',
    priceCents: 24_900,
    description:
      'Three conversations about one change you want to make, with time between them to try things out in real life.',
    features: [
      'Three live 45-minute sessions, each in a 60-minute slot so nobody has to rush',
      'Your chart and questions prepared before we first meet',
      'Written notes in your portal after each session',
      'WhatsApp support for 30 days',
      'Reschedule up to 24 hours before',
    ],
    delivers: [{ kind: 'session-credits', sessionType: 'Transformation Package', count: 3 }],
    whatsappDays: 30,
    intake: 'person-with-questions',
    taxClass: 'service',
    productType: 'session',
    sections: ['services', 'packages'],
    card: {
      name: 'Transformational',
      description: 'Company for one change you mean to make, from the first step to the third.',
      features: [
        '3 x 45-minute live sessions',
        'WhatsApp support for 30 days',
        'Notes after every session',
        'Times you choose, and can move',
      ],
      testimonial: 'transformation-three-mondays',
      cta: 'Begin Your Three Sessions',
    },
  },
  'vip-blueprint': {
    id: 'vip-blueprint',
    name: 'VIP Yearly Blueprint',
    priceCents: 47_900,
    vip: true,
    description:
      'A whole year in good company: a blueprint of your twelve months on paper, and a conversation in each of them.',
    features: [
      '12 monthly live sessions of 60 minutes, one to one',
      'A 24-page yearly blueprint, drawn up for you as a PDF',
      'The blueprint within 24 hours; sessions at times you choose',
      'Written notes in your portal after each session',
      'Reschedule up to 24 hours before',
    ],
    delivers: [
      { kind: 'document', document: 'yearly-blueprint' },
      { kind: 'session-credits', sessionType: '1:1 Live Session (60 min)', count: 12 },
    ],
    intake: 'person-with-questions',
    taxClass: 'service',
    productType: 'session',
    sections: ['packages'],
  },
  'couples-snapshot': {
    id: 'couples-snapshot',
    name: 'Mini Couples Snapshot',
    priceCents: 2_900,
    description:
      'A first look at two charts laid side by side: where you meet without trying, and where a bridge is needed.',
    features: [
      'A 6-page PDF for the two of you',
      'Both sets of core numbers, with the working',
      'What each pair makes together, and the bridge between',
      'No invented percentages',
      'In your portal within 24 hours',
    ],
    delivers: [{ kind: 'document', document: 'couples-snapshot' }],
    intake: 'couple',
    taxClass: 'digital',
    productType: 'report',
    sections: ['couples'],
  },
  'couples-blueprint': {
    id: 'couples-blueprint',
    name: 'Soulmates & Karmic Bonds',
    priceCents: 9_700,
    popular: true,
    badge: 'Best Seller',
    description:
      'The long reading for two: each pair of core numbers taken in turn, with the lessons each of you brought along.',
    features: [
      'A 16-page PDF for the two of you',
      'Each pair of core numbers read in turn: both numbers, their sum and their difference',
      'The families of numbers you share, and the ones you do not',
      'Karmic lessons of both charts, side by side',
      'Every calculation printed, with no invented percentages',
      'In your portal within 24 hours',
    ],
    delivers: [{ kind: 'document', document: 'couples-blueprint' }],
    intake: 'couple',
    taxClass: 'digital',
    productType: 'report',
    sections: ['couples'],
  },
  'union-path': {
    id: 'union-path',
    name: 'The Union Path',
    priceCents: 37_900,
    description:
      'Three conversations for two people and one guide, with both charts on the table and room for both voices.',
    features: [
      'Three live couple sessions of 60 minutes',
      'Both charts prepared before the first session',
      'One thing for each of you to try between sessions',
      'Written notes in your portal after each session',
      'Reschedule up to 24 hours before',
    ],
    delivers: [{ kind: 'session-credits', sessionType: 'Couples Journey', count: 3 }],
    intake: 'couple',
    taxClass: 'service',
    productType: 'session',
    sections: ['couples'],
  },
  'business-blueprint': {
    id: 'business-blueprint',
    name: 'Business Blueprint',
    priceCents: 12_900,
    description:
      'Your trade name and your own numbers read together, for the evening before the sign is painted.',
    features: [
      'A 14-page PDF about you and your business',
      'The business name in both systems, Pythagorean and Chaldean',
      'Your own core numbers beside it, and how the two get on',
      'Good days for a launch',
      'Every calculation printed, letter by letter',
      'In your portal within 24 hours',
    ],
    delivers: [{ kind: 'document', document: 'business-blueprint' }],
    intake: 'business',
    taxClass: 'digital',
    productType: 'report',
    sections: ['business'],
  },
  'brand-alignment': {
    id: 'brand-alignment',
    name: 'Brand Alignment',
    priceCents: 17_900,
    popular: true,
    description: 'A worksheet to think with and a call to think aloud in, until one name is left standing.',
    features: [
      'An 8-page brand worksheet as a PDF',
      'The name read in both systems, with the working shown',
      'A 30-minute call to go through it together',
      'Written notes in your portal after the call',
      'The worksheet within 24 hours; the call at a time you choose',
    ],
    delivers: [
      { kind: 'document', document: 'brand-alignment' },
      { kind: 'session-credits', sessionType: 'Brand Alignment Call', count: 1 },
    ],
    intake: 'business',
    taxClass: 'service',
    productType: 'report',
    sections: ['business'],
  },
  'ceo-mentorship': {
    id: 'ceo-mentorship',
    name: 'CEO Mentorship',
    priceCents: 37_900,
    description:
      'A monthly hour for the person whom everybody else comes to with questions, over one quarter of real decisions.',
    features: [
      'Three monthly live sessions of 60 minutes, one to one',
      'Your chart and your company name prepared before we first meet',
      'Your personal year and months set against the plans you bring',
      'Written notes in your portal after each session',
      'Reschedule up to 24 hours before',
    ],
    more: 'Your company’s name is read beside your own chart before we first meet, and the three sessions follow one set of plans over a quarter. A single session is prepared from your own chart alone.',
    delivers: [{ kind: 'session-credits', sessionType: 'Executive Coaching', count: 3 }],
    intake: 'business',
    taxClass: 'service',
    productType: 'session',
    sections: ['business'],
  },
  membership: {
    id: 'membership',
    name: 'Soul Circle Membership',
    priceCents: 1_900,
    recurring: 'month',
    description:
      'A little numerology every month: a letter about your own month, a calendar of your days, and two courses to understand both.',
    features: [
      'Your personal-month letter by e-mail on the 1st',
      'A calendar feed of your personal days, for your phone or computer',
      'The Numerology 101 course: 8 modules, about 4 hours',
      'After it Advanced Readings: 6 modules, about 2 hours',
      'Cancel anytime in two clicks; it runs to the end of the month you paid for',
    ],
    delivers: [{ kind: 'membership' }, { kind: 'course', course: 'numerology-101' }],
    intake: 'person',
    taxClass: 'digital',
    productType: 'membership',
    sections: ['membership'],
  },
};

/**
 * One session, sold by booking it and not in the shop window: its name and price are those of its type. The credit it
 * becomes is given by the practice, so there is nothing else to deliver.
 */
export const sessionProduct = {
  id: 'session',
  name: 'Session',
  delivers: [],
  intake: 'none',
  taxClass: 'service',
  productType: 'session',
} as const satisfies ProductTerms & Pick<Product, 'id' | 'name'>;

/** A seat at an event, sold on the event's own page: its name and price are the event's. */
export const seatProduct = {
  ...sessionProduct,
  id: 'event-seat',
  name: 'Event seat',
  taxClass: 'event',
} as const;

/** A gift for somebody else, sold on the page of gifts: what it is made into stands in the gift. */
export const giftProduct = { ...sessionProduct, id: 'gift', name: 'Gift', productType: 'other' } as const;

/** What is missing of an order for which less was paid than agreed. */
export const restProduct = { ...giftProduct, id: 'rest', name: 'Rest' } as const;

/** Sold by other contexts and not in the shop window. */
export const soldElsewhere = [sessionProduct, seatProduct, giftProduct, restProduct];

/** What the shop sells, at one moment. */
export type Catalogue = {
  /** In the order of the shop window. What is archived is in no list. */
  all: readonly Product[];
  /** Archived ones too: orders, codes and quotes outlive what they name. */
  byId: ReadonlyMap<ProductId, Product>;
};

/** The first edition and what the office added, each as it was last published. */
export function makeCatalogue(
  edits: Edits,
  {
    truth,
    away,
    switches,
    places,
    sessions = [],
  }: Pick<Edition, 'truth' | 'away' | 'switches' | 'places' | 'sessions'>,
): Catalogue {
  const asClaimed = (product: Product): Product =>
    switches?.sampleClaims === false && isWritten(product.id) ? withoutBadge(product) : product;
  const shown = ({ id, body }: { id: ProductId; body?: ProductBody }): Product => {
    const product = placed(currentProduct(id, body), places?.[id]);
    return productDuring(truth ? truthOf(product, truth, isWritten(id)) : asClaimed(product), away);
  };
  const written = writtenProductIds.map((id) => ({ id, body: edits.of<ProductBody>('product', id) }));
  const added = edits
    .added<ProductBody>('product', writtenProductIds)
    .map(({ key, body }) => ({ id: key, body }));
  const products = [...written, ...added].map(shown);
  const byId = new Map(products.map((product) => [product.id, product]));
  const whole = products.map((product) => bundled(product, byId));
  return catalogueOf(
    whole.map((product) => ({ ...product, oneByOne: oneByOne(product, { byId, sessions }) })),
  );
}

const placed = (product: Product, next?: NextPlace): Product =>
  product.weekly && next ? { ...product, nextWeek: next.week, isFull: !next.week } : product;

/** The products of a bundle, in the order of their places; none where one of them cannot be sold. */
export function partsOf(
  { includes }: Pick<Product, 'includes'>,
  byId: ReadonlyMap<ProductId, Product>,
): Product[] {
  const parts = (includes ?? []).flatMap((id) => byId.get(id) ?? []);
  const canBeSold = parts.every((part) => isOnSale(part) && !part.recurring && !part.includes);
  return canBeSold && parts.length === includes?.length ? parts : [];
}

/** What a bundle delivers and asks is what its products do today. Off sale while one of them is. */
function bundled(product: Product, byId: ReadonlyMap<ProductId, Product>): Product {
  if (!product.includes) return product;
  const [first, ...others] = partsOf(product, byId);
  if (!first) return { ...product, paused: true };
  const { taxClass, productType } = product;
  return {
    ...product,
    ...agreedOver([first, ...others]),
    taxClass,
    productType,
    ...whenAll([first, ...others]),
  };
}

/** A bundle is there when the last of its products is. */
function whenAll(parts: readonly Product[]): Pick<Product, 'nextWeek' | 'isFull'> {
  const weeks = parts.flatMap(({ nextWeek }) => nextWeek ?? []).sort();
  return { nextWeek: weeks.at(-1), isFull: parts.some(({ isFull }) => isFull) || undefined };
}

export function catalogueOf(products: readonly Product[]): Catalogue {
  const placeOf = new Map(products.map((product, index) => [product, product.position ?? (index + 1) * 10]));
  const inOrder = products.toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));
  return {
    all: inOrder.filter(({ archived }) => !archived),
    byId: new Map(inOrder.map((product) => [product.id, product])),
  };
}

/** As the office sees it, without what a live site must leave out. */
export function currentProduct(id: ProductId, body?: ProductBody): Product {
  const written = findWritten(id);
  const product = body ? toProduct(id, body, written) : written;
  if (!product) throw new Error(`there is no product ${id}`);
  return product;
}

export const isWritten = (id: ProductId): id is WrittenProductId => isKeyOf(writtenCatalogue, id);
export const findWritten = (id: ProductId): Product | undefined =>
  isWritten(id) ? writtenCatalogue[id] : undefined;

/** Ids of orders and links are any text: what the shop has never sold has no product. */
export const findProduct = (catalogue: Catalogue, id: ProductId): Product | undefined =>
  catalogue.byId.get(id);

/** A product of the first edition, which our own texts may name: it can be archived, and is never gone. */
export function writtenProduct(catalogue: Catalogue, id: WrittenProductId): Product {
  return catalogue.byId.get(id) ?? writtenCatalogue[id];
}

export const isOnSale = ({ paused, archived }: Pick<Product, 'paused' | 'archived'>): boolean =>
  !paused && !archived;

/** What can be ordered now, in the order of the shop window. */
export const soldNow = ({ all }: Catalogue): Product[] => all.filter(isOnSale);

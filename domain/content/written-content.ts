import { type ProductId, productIds, writtenCatalogue } from '../../content/catalogue.ts';
import type { ContentKind } from '../../content/edition.ts';
import { writtenFaq } from '../../content/faq.ts';
import { meaningKey, meaningPlaces, positions } from '../../content/meanings/index.ts';
import { writtenTestimonials } from '../../content/testimonials.ts';
import { has } from '../../shared/problem.ts';
import { isKeyOf } from '../../shared/records.ts';
import type { ContentBodies } from './content-bodies.ts';
import { letterGroup, letterNames, letterTitle } from './letter-texts.ts';
import { writtenArticles } from './list-articles.ts';

export type Written<Kind extends ContentKind = ContentKind> = { key: string; body: ContentBodies[Kind] };

type Shelves = { [Kind in ContentKind]: () => Written<Kind>[] };

const shelves: Shelves = {
  product: () => productIds.map((id) => ({ key: id, body: textsOf(id) })),
  testimonial: () => writtenTestimonials.map((body) => ({ key: body.id, body })),
  question: () => writtenFaq.map((body) => ({ key: body.id, body })),
  article: () => writtenArticles().map((body) => ({ key: body.id, body })),
  meaning: () =>
    meaningPlaces.flatMap(({ position, texts }) =>
      Object.entries(texts).map(([number, body]) => ({ key: meaningKey(position, number), body })),
    ),
  letter: () => letterNames.map((key) => ({ key, body: {} })),
};

/** The first edition of a kind: what the files say, in their order. */
export const writtenOf = <Kind extends ContentKind>(kind: Kind): Written<Kind>[] => shelves[kind]();

export const findWritten = <Kind extends ContentKind>(kind: Kind, key: string) =>
  writtenOf(kind).find((entry) => entry.key === key)?.body;

function textsOf(id: ProductId): ContentBodies['product'] {
  const { name, priceCents, originalPriceCents, description, features } = writtenCatalogue[id];
  const { popular, vip, urgency, badge, card } = writtenCatalogue[id];
  return {
    ...{ name, priceCents, originalPriceCents, description, features },
    ...{ popular, vip, urgency, badge, card },
  };
}

/** What the office calls a text, in its lists and in the audit log. */
export function titleOf(kind: ContentKind, key: string, body: unknown): string {
  const text = (field: string) => textIn(body, field);
  switch (kind) {
    case 'product':
      return text('name') ?? key;
    case 'testimonial':
      return text('name') ? `${text('name')}, ${text('place')}` : key;
    case 'question':
      return text('question') ?? key;
    case 'article':
      return text('title') ?? key;
    case 'meaning':
      return placeName(key);
    case 'letter':
      return letterTitle(key);
  }
}

/** Bodies come from the files, the database and older versions alike. */
function textIn(body: unknown, field: string): string | undefined {
  const text = has(body, field) ? body[field] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** 'lifePath.7' as one says it: 'Life Path 7'. */
export function placeName(key: string): string {
  const [position = '', number = ''] = key.split('.');
  return `${positionName(position)} ${number}`;
}

export function positionName(position: string): string {
  if (position === 'triads') return 'Family of numbers';
  return isKeyOf(positions, position) ? positions[position].name : position;
}

/** The heading a text stands under in the office's lists. */
export function groupOf(kind: ContentKind, key: string, body: unknown): string {
  if (kind === 'meaning') return positionName(key.split('.')[0] ?? '');
  if (kind === 'question') return textIn(body, 'group') ?? '';
  if (kind === 'letter') return letterGroup(key);
  return '';
}

import type { Fact } from '../../../adapters/assistant/assistant.ts';
import { assistantFacts, faqKeywords } from '../../../content/assistant.ts';
import { type Catalogue, type Product, type ProductId, productIds } from '../../../content/catalogue.ts';
import { notedHoliday } from '../../../content/holiday.ts';
import type { Content } from '../../../content/make-content.ts';
import { positions } from '../../../content/meanings/index.ts';
import { excerpt, plainText } from './plain-text.ts';
import { readPages } from './read-pages.ts';
import { priceOf } from './recommend.ts';

export type Entry = {
  fact: Fact;
  /** Other words for what the title says. */
  keywords: string;
  /** Everything the page says there; the fact quotes its beginning. */
  body: string;
  /** How readily this kind of page answers a question. */
  weight: number;
  product?: ProductId;
};

const QUOTED = 620;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Everything the assistant may quote, each with the page it stands on. */
export function buildLibrary(content: Content): Entry[] {
  const { questions, site, catalogue, meaningOf } = content;
  const sold = soldProducts(catalogue);
  return [
    ...questions.map(({ id, question, answer }) =>
      entry(question, plainText(notedHoliday(answer, site)), `/faq#${id}`, {
        keywords: Object.hasOwn(faqKeywords, id) ? faqKeywords[id] : undefined,
        weight: 1.3,
      }),
    ),
    ...assistantFacts(site).map(({ title, text, url, keywords }) =>
      entry(title, text, url, { keywords, weight: 1.2 }),
    ),
    ...sold.map(productEntry),
    pricesEntry(sold),
    ...readPages(content).map(({ title, text, url }) =>
      entry(title, text, url, { weight: url === '/about-aura' ? 1.2 : 0.8 }),
    ),
    ...Object.values(positions).map(({ name, explanation, howItIsFound }) =>
      entry(name, `${explanation} ${howItIsFound}`, '/numbers', {
        keywords: 'number meaning definition explain',
        weight: 0.9,
      }),
    ),
    ...digits.map((number) => {
      const { title, essence, short } = meaningOf('lifePath', number);
      return entry(`Life Path ${number}: ${title}`, `${essence} ${short}`, `/numbers/${number}`, {
        weight: 0.6,
      });
    }),
  ];
}

export const soldProducts = (catalogue: Catalogue): Product[] =>
  productIds.map((id) => catalogue[id]).filter(({ paused }) => !paused);

function entry(title: string, body: string, url: string, more: Partial<Entry> = {}): Entry {
  return { fact: { title, text: excerpt(body, QUOTED), url }, keywords: '', body, weight: 1, ...more };
}

export function productEntry(product: Product): Entry {
  const { id, name, description, features, recurring, originalPriceCents } = product;
  const per = recurring ? ' a month' : '';
  const during = id === 'mini-reading' ? ', within 24 hours of the quiz' : '';
  const before = originalPriceCents ? ` (instead of €${originalPriceCents / 100}${during})` : '';
  const text = `${name} costs ${priceOf(product).replace('/mo', '')}${per}${before}. ${description}\n\n${features.map((line) => `• ${line}`).join('\n')}`;
  return {
    ...entry(name, text, `/checkout/${id}`, { product: id }),
    keywords: `${id.replaceAll('-', ' ')} cost much`,
  };
}

export function pricesEntry(sold: Product[]): Entry {
  const lines = sold.map((product) => `• ${product.name}: ${priceOf(product)}`);
  return {
    ...entry('What our readings and packages cost', '', '/#services'),
    fact: {
      title: 'What our readings and packages cost',
      text: `Prices include tax.\n\n${lines.join('\n')}`,
      url: '/#services',
    },
    weight: 1.4,
    keywords:
      'price prices pricing cost costs everything much expensive cheap cheapest list all readings services offer offers',
    body: 'prices of all readings and services',
  };
}

import { landing } from '../../content/landing.ts';
import type { Site } from '../../content/site.ts';
import type { ShareCard } from '../../documents/share-card/draw.ts';
import { isDigit, isMaster } from '../../numerology/index.ts';
import { notFound } from '../errors.ts';
import type { ReadsContent } from '../services.ts';
import { listArticles } from './list-articles.ts';
import { listLifePaths } from './list-numbers.ts';

type Words = Pick<ShareCard, 'title' | 'line' | 'number'>;

const pageWords = (site: Site): Record<string, Words> => ({
  home: { line: site.tagline, title: 'Every number shown with its working' },
  blog: { line: 'Blog', title: landing.blog.heading },
  about: { line: 'About', title: `Who ${site.guide} is, and who makes the readings` },
  testimonials: { line: 'Testimonials', title: landing.testimonials.heading },
  faq: { line: 'Questions', title: 'Questions, answered plainly' },
  numbers: { line: 'Meanings', title: 'Twelve numbers, twelve characters' },
  quiz: { line: 'Free quiz', title: 'Discover Your 3 Core Numbers' },
  'your-year': { line: 'Three months, free', title: 'Your year, month by month' },
  compatibility: { line: 'Two birth dates', title: 'What you two make together' },
  'help-now': { line: 'Help now', title: 'People who listen, day and night' },
  contact: { line: 'Contact', title: 'Write to us, and a person answers' },
  privacy: { line: 'Fair play', title: 'Privacy' },
  terms: { line: 'Fair play', title: 'Terms' },
  refunds: { line: 'Fair play', title: 'Refunds' },
  withdraw: { line: 'Fair play', title: 'Withdraw from a purchase' },
});

/** `numbers-3-7-6`: what somebody passes on of her quiz, which is the numbers alone. */
function sharedNumbers(name: string): Words | undefined {
  const [lifePath, expression, soulUrge, ...more] = (/^numbers-(.+)$/.exec(name)?.[1] ?? '')
    .split('-')
    .map(Number)
    .filter((number) => isDigit(number) || isMaster(number));
  if (!lifePath || !expression || !soulUrge || more.length > 0) return undefined;
  if (name !== `numbers-${lifePath}-${expression}-${soulUrge}`) return undefined;
  const title = `Life Path ${lifePath}, Expression ${expression}, Soul Urge ${soulUrge}`;
  return { line: 'Three core numbers', title, number: lifePath };
}

/** What stands on the picture that is shared with a page. Articles and numbers bring their own words. */
export async function findShareCard(services: ReadsContent, { name }: { name: string }): Promise<ShareCard> {
  const { site, catalogue } = services.content.current();
  const [articles, numbers] = await Promise.all([listArticles(services), listLifePaths(services)]);
  const cards = new Map<string, Words>([
    ...Object.entries(pageWords(site)),
    ...articles.map(({ id, title }) => [id, { line: landing.blog.heading, title }] as const),
    ...numbers.map(
      ({ number, title }) => [`number-${number}`, { line: `Number ${number}`, title, number }] as const,
    ),
    ...Object.values(catalogue).map(
      (product) => [`product-${product.id}`, { line: 'Readings', title: product.name }] as const,
    ),
  ]);
  const card = cards.get(name) ?? sharedNumbers(name);
  if (!card) throw notFound('Picture');
  return { ...card, brand: site.brand };
}

import { z } from 'zod';
import { findProduct, soldNow } from '../../content/catalogue.ts';
import type { MediaIndex } from '../../content/edition.ts';
import { landing } from '../../content/landing.ts';
import type { Content } from '../../content/make-content.ts';
import { type CoreNumber, type Digit, pairKey, positions } from '../../content/meanings/index.ts';
import type { Product, ProductId } from '../../content/product.ts';
import { LANDING, type PageBody, writtenLanding } from '../../content/sections.ts';
import type { Site } from '../../content/site.ts';
import type { ShareCard } from '../../documents/share-card/draw.ts';
import { isDigit, isMaster, singleDigit } from '../../numerology/index.ts';
import { pick } from '../../shared/records.ts';
import { notFound } from '../errors.ts';
import type { ReadsContent } from '../services.ts';
import { listPreviews } from './courses.ts';
import {
  firstPicture,
  listMarkdownFiles,
  readMarkdownFile,
  renderMarkdown,
  type ShownPicture,
} from './markdown.ts';
import { oncePerEdition } from './site-words.ts';

export type Article = ArticleCard & { html: string };

export type ArticlePage = {
  article: Article;
  /** Nothing where it has left the shop. */
  product?: Pick<Product, 'id' | 'name' | 'description' | 'priceCents'>;
  /** What the reader's own number might be, for the browser to choose from. */
  own: { position: ArticleCard['number']; positionName: string; meanings: YearCard[] };
  others: Teaser[];
};

export function toArticle(text: ArticleText, content: Content): Article {
  return { ...cardOf(text, content.media), html: renderMarkdown(text.body, content) };
}

/** An article with everything that stands around it. */
export async function readArticlePage(
  services: ReadsContent,
  { articleId }: { articleId: string },
): Promise<ArticlePage> {
  return pageOf(services, await readArticle(services, { articleId }));
}

async function readArticle(
  { content }: ReadsContent,
  { articleId }: { articleId: string },
): Promise<Article> {
  const current = content.current();
  const article = publishedArticles(current).find(({ id }) => id === articleId);
  if (!article) throw notFound('Article');
  return toArticle(article, current);
}

/** Also for articles that nobody but the office has seen yet. */
async function pageOf(services: ReadsContent, article: Article): Promise<ArticlePage> {
  const product = findProduct(services.content.current().catalogue, article.product);
  const [meanings, teasers] = await Promise.all([
    listQuizMeanings(services, { position: article.number }),
    listTeasers(services),
  ]);
  return {
    article,
    product:
      product && !product.archived ? pick(product, ['id', 'name', 'description', 'priceCents']) : undefined,
    own: { position: article.number, positionName: positions[article.number].name, meanings },
    others: nextAfter(teasers, article.id),
  };
}

const OTHERS = 3;

/** The ones that follow it, round and round: so every article is reached from three others. */
function nextAfter(teasers: Teaser[], id: string): Teaser[] {
  const place = teasers.findIndex((teaser) => teaser.id === id);
  return [...teasers.slice(place + 1), ...teasers.slice(0, Math.max(0, place))].slice(0, OTHERS);
}

/** An article with the name of what it leads to. */
export type Teaser = ArticleCard & { productName: string };

export async function listTeasers(services: ReadsContent): Promise<Teaser[]> {
  const { catalogue } = services.content.current();
  const articles = await listArticles(services);
  return articles.map((article) => ({
    ...article,
    productName: findProduct(catalogue, article.product)?.name ?? '',
  }));
}

export async function readBlog(services: ReadsContent) {
  return { texts: landing.blog, newsletter: landing.newsletter, articles: await listTeasers(services) };
}

type ArticleCard = {
  id: string;
  title: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** The same, of what the office has changed since. */
  changed?: string;
  minutes: number;
  product: ProductId;
  image: 'wheel' | 'pair' | 'calendar' | 'constellation';
  /** Which of the reader's own numbers the article speaks to. */
  number: 'lifePath' | 'expression' | 'soulUrge';
  /** The first that its text shows, for those who pass the article on. */
  picture?: ShownPicture;
};

/** An article as it is written: the card, and the Markdown. */
export type ArticleText = Omit<ArticleCard, 'picture'> & { body: string };

/** Newest first. */
export async function listArticles({ content }: ReadsContent): Promise<ArticleCard[]> {
  const current = content.current();
  return publishedArticles(current).map((text) => cardOf(text, current.media));
}

function cardOf({ body, ...card }: ArticleText, media: MediaIndex): ArticleCard {
  const picture = firstPicture(body, media);
  return picture ? { ...card, picture } : card;
}

/** Newest first, with the office's changes. */
export const publishedArticles = oncePerEdition(({ edits }): readonly ArticleText[] =>
  edits
    .list('article', writtenArticles())
    .map((article) => ({ ...article, changed: edits.since('article', article.id) }))
    .sort((a, b) => b.date.localeCompare(a.date)),
);

export function writtenArticles(): ArticleText[] {
  return writtenIds().map((id) => {
    const { facts, body } = readMarkdownFile(`articles/${id}.md`);
    return { ...card.parse(facts), body };
  });
}

export const writtenIds = () => listMarkdownFiles('articles');

/** The files' own lines: a wrong one stops the first page that needs it, and the tests. */
const card = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  minutes: z.coerce.number(),
  product: z.string(),
  image: z.enum(['wheel', 'pair', 'calendar', 'constellation']),
  number: z.enum(['lifePath', 'expression', 'soulUrge']),
}) satisfies z.ZodType<Omit<ArticleCard, 'picture'>>;

type PublicPage = { path: string /** YYYY-MM-DD, where we know it. */; changed?: string };

const fixed = [
  '/',
  '/quiz',
  '/blog',
  '/numbers',
  '/compatibility',
  '/your-year',
  '/book',
  '/events',
  '/gifts',
  '/about-aura',
  '/testimonials',
  '/faq',
  '/contact',
  '/help-now',
  '/privacy',
  '/terms',
  '/refunds',
  '/withdraw',
  '/cancel-membership',
];

/** Every page that a search engine should know. The mini reading is the quiz's own offer, and is found there. */
export async function listPublicPages(services: ReadsContent): Promise<PublicPage[]> {
  const content = services.content.current();
  const articles = await listArticles(services);
  return [
    ...fixed.map((path) => ({ path })),
    ...articles.map(({ id, date, changed = date }) => ({ path: `/blog/${id}`, changed })),
    ...pageNumbers.map((number) => ({ path: `/numbers/${number}` })),
    ...content.edits
      .list<PageBody>('page', [writtenLanding])
      .filter(({ id }) => id !== LANDING)
      .map(({ id, slug }) => ({ path: `/p/${slug}`, changed: content.edits.since('page', id) })),
    ...listPreviews(content).map(({ course, lesson }) => ({
      path: `/courses/${course.id}/${lesson.id}`,
      changed: content.edits.since('course', course.id),
    })),
    ...soldNow(content.catalogue)
      .filter(({ id }) => id !== 'mini-reading')
      .map(({ id }) => ({ path: `/checkout/${id}` })),
  ];
}

type Words = Pick<ShareCard, 'title' | 'line' | 'number' | 'other'>;

/** What stands on the picture that is shared with a page. Articles and numbers bring their own words. */
export async function findShareCard(services: ReadsContent, { name }: { name: string }): Promise<ShareCard> {
  const content = services.content.current();
  const { site, catalogue, meaningOf, edits } = content;
  const [articles, numbers] = await Promise.all([listArticles(services), listLifePaths(services)]);
  const cards = new Map<string, Words>([
    ...Object.entries(pageWords(site)),
    ...articles.map(({ id, title }) => [id, { line: landing.blog.heading, title }] as const),
    ...numbers.map(
      ({ number, title }) => [`number-${number}`, { line: `Number ${number}`, title, number }] as const,
    ),
    ...edits
      .list<PageBody>('page', [writtenLanding])
      .map(({ id, title }) => [`page-${id}`, { line: site.tagline, title }] as const),
    ...listPreviews(content).map(
      ({ course }) => [`course-${course.id}`, { line: 'Courses', title: course.title }] as const,
    ),
    ...catalogue.all.map(
      (product) => [`product-${product.id}`, { line: 'Readings', title: product.name }] as const,
    ),
  ]);
  const card = cards.get(name) ?? sharedNumbers(name) ?? sharedPair(name, meaningOf);
  if (!card) throw notFound('Picture');
  return { ...card, brand: site.brand, look: site };
}

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

/** `pair-3-7`: what two people pass on of their comparison. */
function sharedPair(name: string, meaningOf: Content['meaningOf']): Words | undefined {
  const [, first, second] = /^pair-([1-9])-([1-9])$/.exec(name) ?? [];
  if (!first || !second) return undefined;
  const [number, other] = [singleDigit(Number(first)), singleDigit(Number(second))];
  const { title } = meaningOf('couples', pairKey(number, other));
  return { line: `Life Path ${number} and ${other}`, title, number, other };
}

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
  'cancel-membership': { line: 'Fair play', title: 'Cancel a membership' },
});

export const pageNumbers: CoreNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];
const digits: Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type Card<N> = { number: N; title: string; essence: string };
export type LifePathCard = Card<CoreNumber>;
export type YearCard = Card<Digit>;

export async function listLifePaths({ content }: ReadsContent): Promise<LifePathCard[]> {
  const { meaningOf } = content.current();
  return pageNumbers.map((number) => toCard(number, meaningOf('lifePath', number)));
}

export async function listPersonalYears({ content }: ReadsContent): Promise<YearCard[]> {
  const { meaningOf } = content.current();
  return digits.map((number) => toCard(number, meaningOf('personalYear', number)));
}

/** What each of the nine digits means in one of the quiz's three places. */
async function listQuizMeanings(
  { content }: ReadsContent,
  { position }: { position: 'lifePath' | 'expression' | 'soulUrge' },
): Promise<YearCard[]> {
  const { meaningOf } = content.current();
  return digits.map((number) => toCard(number, meaningOf(position, number)));
}

function toCard<N>(number: N, { title, essence }: { title: string; essence: string }): Card<N> {
  return { number, title, essence };
}

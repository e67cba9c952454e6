import type { Language } from '../../care/index.ts';
import { type Country, countries, directory } from '../../content/care/helplines.ts';
import { careWords } from '../../content/care/words.ts';
import { type Catalogue, findProduct } from '../../content/catalogue.ts';
import { type FaqEntry, faqGroups } from '../../content/faq.ts';
import { notedHoliday } from '../../content/holiday.ts';
import { landing } from '../../content/landing.ts';
import type { LegalKey } from '../../content/legal.ts';
import { type CoreNumber, type Digit, type Meaning, positions } from '../../content/meanings/index.ts';
import type { Product } from '../../content/product.ts';
import { notedSlower } from '../../content/promise.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import { isDigit, singleDigit } from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { notFound } from '../errors.ts';
import type { ReadsContent, Services } from '../services.ts';
import { listLifePaths, pageNumbers } from './articles.ts';
import { legalText } from './legal.ts';
import { readMarkdownFile, renderMarkdown } from './markdown.ts';
import { listProductNames } from './products.ts';
import { fillBrand } from './site-words.ts';

export type Offer = Pick<
  Product,
  | 'id'
  | 'name'
  | 'priceCents'
  | 'description'
  | 'features'
  | 'badge'
  | 'popular'
  | 'vip'
  | 'recurring'
  | 'trialDays'
  | 'card'
  | 'originalPriceCents'
  | 'paused'
  | 'nextWeek'
  | 'isFull'
  | 'oneByOne'
  | 'more'
>;

export function toOffer(product: Product): Offer {
  const { id, name, priceCents, originalPriceCents, description, features } = product;
  const { badge, popular, vip, recurring, trialDays, card, paused, nextWeek, isFull } = product;
  const { oneByOne, more } = product;
  return {
    id,
    name,
    priceCents,
    originalPriceCents,
    description,
    features,
    badge,
    popular,
    vip,
    recurring,
    trialDays,
    card,
    paused,
    nextWeek,
    isFull,
    oneByOne,
    more,
  };
}

type PageId = 'about' | LegalKey;

type TextPage = { title: string; description: string; updated?: string; html: string };

export async function readPage(
  services: Pick<Services, 'config'> & ReadsContent,
  { pageId }: { pageId: PageId },
): Promise<TextPage> {
  if (pageId !== 'about') {
    const { title, description, updated, body } = legalText(services, pageId);
    return { title, description, updated, html: renderMarkdown(body) };
  }
  const { facts, body } = readMarkdownFile('about.md');
  const { site } = services.content.current();
  const fill = (text = '') => fillBrand(text, site, { siteUrl: services.config.appUrl });
  const { title, description, updated } = facts;
  return {
    title: fill(title),
    description: fill(description),
    updated,
    html: renderMarkdown(notedHoliday(fill(notedSlower(body, site.slower)), site)),
  };
}

/** The form's list holds what is archived too: it may have been bought last week. */
export const readWithdrawPage = async (services: Pick<Services, 'config'> & ReadsContent) => ({
  ...(await readPage(services, { pageId: 'withdraw' })),
  products: listProductNames(services),
});

const corePositions = ['expression', 'soulUrge', 'personality', 'birthday', 'maturity'] as const;

type NumberPlace = { name: string; question: string; title: string; text: string };

/** The calculator's words and every number it can come to. */
export async function readNumbers(services: ReadsContent) {
  return { finder: landing.numberToday, lifePaths: await listLifePaths(services) };
}

export async function readNumberPage(services: ReadsContent, { number }: { number: string }) {
  const [page, numbers] = await Promise.all([readNumber(services, { number }), readNumbers(services)]);
  return { page, ...numbers };
}

type NumberPage = {
  number: CoreNumber;
  /** The digit a master number is an intensified form of. */
  root?: Digit;
  previous: CoreNumber;
  next: CoreNumber;
  lifePath: Omit<Meaning, 'long'>;
  howItIsFound: string;
  places: NumberPlace[];
};

/** The meaning of one number in every place it can stand. The long readings stay in the reports. */
async function readNumber({ content }: ReadsContent, { number }: { number: string }): Promise<NumberPage> {
  const known = pageNumbers.find((candidate) => String(candidate) === number);
  if (!known) throw notFound('Number');
  const { meaningOf } = content.current();
  const at = pageNumbers.indexOf(known);
  const neighbour = (step: number) => itemAt(pageNumbers, (at + step) % pageNumbers.length);
  const { long: _forTheReport, ...lifePath } = meaningOf('lifePath', known);
  return {
    number: known,
    root: isDigit(known) ? undefined : singleDigit(known),
    previous: neighbour(-1),
    next: neighbour(1),
    lifePath,
    howItIsFound: positions.lifePath.howItIsFound,
    places: [
      ...corePositions.map((position) => place(position, meaningOf(position, known))),
      ...(isDigit(known) ? [place('personalYear', meaningOf('personalYear', known))] : []),
    ],
  };
}

function place(
  position: (typeof corePositions)[number] | 'personalYear',
  { title, short }: Meaning,
): NumberPlace {
  const { name, question } = positions[position];
  return { name, question, title, text: short };
}

type Question = Pick<FaqEntry, 'id' | 'question'> & { html: string };
export type QuestionGroup = { name: string; questions: Question[] };

/** Group by group, in the order they were written. */
export async function listQuestions({ content }: ReadsContent): Promise<QuestionGroup[]> {
  const current = content.current();
  const { questions, site } = current;
  const groups = Object.groupBy(questions, ({ group }) => group);
  const asked = faqGroups.filter((name) => groups[name]);
  return asked.map((name) => ({
    name,
    questions: (groups[name] ?? []).map(({ id, question, answer }) => ({
      id,
      question,
      html: renderMarkdown(notedHoliday(fillBrand(notedSlower(answer, site.slower), site), site), current),
    })),
  }));
}

export type Quote = Testimonial & { productName: string };

export async function listTestimonials({ content }: ReadsContent): Promise<Quote[]> {
  const { testimonials, catalogue } = content.current();
  return testimonials.map((testimonial) => toQuote(testimonial, catalogue));
}

export const toQuote = (testimonial: Testimonial, catalogue: Catalogue): Quote => ({
  ...testimonial,
  productName: findProduct(catalogue, testimonial.product)?.name ?? '',
});

/** In which language the lines of a country are told of. Switzerland and Belgium have several, and one place here. */
const spoken: Record<Language, readonly Country[]> = {
  en: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'LU'],
  es: ['ES', 'MX', 'AR'],
  pt: ['PT', 'BR'],
  it: ['IT'],
  nl: ['NL'],
};

/** Everybody whom somebody in need can call, by language and country. */
export function listHelplines({ content }: ReadsContent) {
  const { helplines } = content.current();
  const languages = Object.entries(careWords).map(([language, { call, emergency, topics }]) => ({
    language,
    heading: call.crisis.replace(/\s?:$/, ''),
    countries: countriesOf(language).map((code) => ({
      code,
      name: countries[code].name,
      emergency: {
        words: emergency.replace('{number}', '').trim(),
        number: countries[code].emergency,
      },
      lines: helplines
        .filter(({ country }) => country === code)
        .map(({ id, topic, name, number, url, asOf }) => ({
          id,
          topic: topics[topic],
          name,
          number,
          url,
          asOf,
        })),
    })),
  }));
  return { languages, directory };
}

const countriesOf = (language: string): readonly Country[] =>
  Object.entries(spoken).find(([code]) => code === language)?.[1] ?? [];

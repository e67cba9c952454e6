import type { Product } from '../../content/catalogue.ts';
import { duringHoliday } from '../../content/holiday.ts';
import { type Landing, landing, type ProductSection } from '../../content/landing.ts';
import type { Site } from '../../content/site.ts';
import type { ReadsContent } from '../services.ts';
import { fillBrand } from './fill-brand.ts';
import { writtenIds } from './list-articles.ts';
import { type LifePathCard, listLifePaths, listPersonalYears, type YearCard } from './list-numbers.ts';
import { listTestimonials, type Quote } from './list-testimonials.ts';
import { oncePerEdition } from './once-per-edition.ts';
import { listTeasers, type Teaser } from './read-blog.ts';

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
  | 'card'
  | 'originalPriceCents'
  | 'paused'
>;

export type LandingPage = {
  texts: Landing;
  offers: Record<keyof typeof productSections, Offer[]>;
  articles: Teaser[];
  quotes: Quote[];
  lifePaths: LifePathCard[];
  years: YearCard[];
};

const productSections = {
  services: landing.services,
  packages: landing.packages,
  couples: landing.couples,
  business: landing.business,
  membership: landing.membership,
} satisfies Record<string, ProductSection>;

export const readLanding = ({ content }: ReadsContent): Promise<LandingPage> => landingOf(content.current());

const landingOf = oncePerEdition(async (content): Promise<LandingPage> => {
  const { catalogue, site } = content;
  const services: ReadsContent = { content: { current: () => content } };
  const offersOf = ({ products }: ProductSection) => products.map((id) => toOffer(catalogue[id]));
  const [articles, quotes, lifePaths, years] = await Promise.all([
    listTeasers(services),
    listTestimonials(services),
    listLifePaths(services),
    listPersonalYears(services),
  ]);
  return {
    texts: filled(withTrueClaims(site), site),
    offers: {
      services: offersOf(productSections.services),
      packages: offersOf(productSections.packages),
      couples: offersOf(productSections.couples),
      business: offersOf(productSections.business),
      membership: offersOf(productSections.membership),
    },
    articles: onLanding(articles),
    quotes,
    lifePaths,
    years,
  };
});

/** Each text by itself: a brand with a quotation mark in it is a brand like any other. */
const filled = (texts: Landing, site: Site): Landing =>
  JSON.parse(JSON.stringify(texts), (_name, value) =>
    typeof value === 'string' ? duringHoliday(fillBrand(value, site), site.away) : value,
  );

const TEASERS = 4;

/** What the office wrote itself comes first, then the specification's four; all the others are on the blog's page. */
function onLanding(articles: Teaser[]): Teaser[] {
  const written = new Set(writtenIds());
  const rank = ({ id }: Teaser) => (written.has(id) ? (landing.blog.articles.includes(id) ? 1 : 2) : 0);
  return articles.toSorted((a, b) => rank(a) - rank(b)).slice(0, TEASERS);
}

/** A claim needs its figure; where there is none, something that is true of every site takes its place. */
function withTrueClaims({ figures }: Site): Landing {
  const { claims, otherwise } = landing.hero;
  const borne = claims.filter((claim) =>
    [...claim.matchAll(/\{\{(souls\w+)\}\}/g)].every(([, name]) =>
      Object.entries(figures).some(([known, value]) => known === name && value),
    ),
  );
  const all = [...borne, ...otherwise].slice(0, claims.length);
  return { ...landing, hero: { ...landing.hero, claims: all } };
}

export function toOffer(product: Product): Offer {
  const { id, name, priceCents, originalPriceCents, description, features } = product;
  const { badge, popular, vip, recurring, card, paused } = product;
  return {
    ...{ id, name, priceCents, originalPriceCents, description, features },
    ...{ badge, popular, vip, recurring, card, paused },
  };
}

import { findProduct } from '../../content/catalogue.ts';
import { duringHoliday } from '../../content/holiday.ts';
import { landing } from '../../content/landing.ts';
import type { Content } from '../../content/make-content.ts';
import { NAVIGATION, type Navigation, writtenNavigation } from '../../content/navigation.ts';
import type { LandingSectionId } from '../../content/product.ts';
import { notedSlower, promisesIn } from '../../content/promise.ts';
import { LANDING, type PageBody, type Section, writtenLanding } from '../../content/sections.ts';
import type { Site } from '../../content/site.ts';
import { notFound } from '../errors.ts';
import type { ReadsContent } from '../services.ts';
import { listLifePaths, listPersonalYears, listTeasers, writtenIds } from './articles.ts';
import { pictureHtml, renderMarkdown, type ShownPicture, shownPicture } from './markdown.ts';
import { listTestimonials, type Offer, type Quote, toOffer } from './pages.ts';
import { fillBrand, oncePerEdition } from './site-words.ts';

/** A section as its page shows it: words filled, Markdown rendered, and what it is about at hand. */
export type ShownSection = Section & {
  html?: string;
  pictureHtml?: string;
  answers?: { question: string; html: string }[];
  quote?: Quote;
  offer?: Offer;
};

export type SitePage = {
  key: string;
  title: string;
  description: string;
  picture?: ShownPicture;
  changed?: string;
  sections: ShownSection[];
  offers: Record<LandingSectionId, Offer[]>;
  articles: Awaited<ReturnType<typeof listTeasers>>;
  quotes: Quote[];
  lifePaths: Awaited<ReturnType<typeof listLifePaths>>;
  years: Awaited<ReturnType<typeof listPersonalYears>>;
};

export const readLanding = ({ content }: ReadsContent): Promise<SitePage> => landingOf(content.current());

const landingOf = oncePerEdition((content) =>
  toSitePage({ content: { current: () => content } }, landingBody(content)),
);

const landingBody = ({ edits }: Content): PageBody => edits.of<PageBody>('page', LANDING) ?? writtenLanding;

/** Own pages that visitors can open, in the order in which they were first published. */
export const ownPagesOf = oncePerEdition(({ edits }): readonly PageBody[] =>
  edits.list<PageBody>('page', [writtenLanding]).filter(({ id }) => id !== LANDING),
);

export async function readOwnPage(services: ReadsContent, { slug }: { slug: string }): Promise<SitePage> {
  const page = ownPagesOf(services.content.current()).find((own) => own.slug === slug);
  if (!page) throw notFound('Page');
  return toSitePage(services, page);
}

/** Also for pages that nobody but the office has seen yet. */
export async function toSitePage(services: ReadsContent, body: PageBody): Promise<SitePage> {
  const content = services.content.current();
  const { catalogue, site, edits } = content;
  const offersIn = (section: LandingSectionId) =>
    catalogue.all.filter(({ sections }) => sections.includes(section)).map(toOffer);
  const [articles, quotes, lifePaths, years] = await Promise.all([
    listTeasers(services),
    listTestimonials(services),
    listLifePaths(services),
    listPersonalYears(services),
  ]);
  const visible = body.sections
    .filter(({ hidden }) => !hidden)
    .map((section) => withTrueClaims(section, site));
  return {
    key: body.id,
    ...filled({ title: body.title, description: body.description }, site),
    picture: body.picture && shownPicture(body.picture, content.media),
    changed: edits.since('page', body.id),
    sections: visible.flatMap((section) => toShownSection(filled(section, site), content, quotes)),
    offers: {
      services: offersIn('services'),
      packages: offersIn('packages'),
      couples: offersIn('couples'),
      business: offersIn('business'),
      membership: offersIn('membership'),
    },
    articles: onLanding(articles),
    quotes,
    lifePaths,
    years,
  };
}

/** Nothing where what it is about has left the site. */
function toShownSection(section: Section, content: Content, quotes: Quote[]): ShownSection[] {
  const { catalogue, media } = content;
  switch (section.kind) {
    case 'text':
      return [{ ...section, html: renderMarkdown(section.words.body, content) }];
    case 'picture': {
      const html = renderMarkdown(section.words.body, content);
      return [{ ...section, html, pictureHtml: pictureHtml(section.words.picture, media) }];
    }
    case 'questions': {
      const answers = section.words.questions.map(({ title, text }) => ({
        question: title,
        html: renderMarkdown(text, content),
      }));
      return [{ ...section, answers }];
    }
    case 'quote': {
      const quote = quotes.find(({ id }) => id === section.words.quote);
      return quote ? [{ ...section, quote }] : [];
    }
    case 'product': {
      const product = findProduct(catalogue, section.words.product);
      return product && !product.archived ? [{ ...section, offer: toOffer(product) }] : [];
    }
    default:
      return [section];
  }
}

/** Each text by itself: a brand with a quotation mark in it is a brand like any other. */
function filled<Texts>(texts: Texts, site: Site): Texts {
  return JSON.parse(JSON.stringify(texts), (_name, value) =>
    typeof value === 'string'
      ? duringHoliday(fillBrand(notedSlower(value, site.slower), site), site.away)
      : value,
  );
}

const TEASERS = 4;

/** What the office wrote itself comes first, then the specification's four; all the others are on the blog's page. */
function onLanding(articles: SitePage['articles']): SitePage['articles'] {
  const written = new Set(writtenIds());
  const rank = ({ id }: { id: string }) =>
    written.has(id) ? (landing.blog.articles.includes(id) ? 1 : 2) : 0;
  return articles.toSorted((a, b) => rank(a) - rank(b)).slice(0, TEASERS);
}

/** A claim needs its figure; where there is none, something that is true of every site takes its place. */
function withTrueClaims(section: Section, { figures, slower }: Site): Section {
  if (section.kind !== 'hero') return section;
  const { claims, otherwise } = section.words;
  const isKept = (claim: string) => !slower?.length || promisesIn(claim).length === 0;
  const borne = claims
    .filter(isKept)
    .filter((claim) =>
      [...claim.matchAll(/\{\{(souls\w+)\}\}/g)].every(([, name]) =>
        Object.entries(figures).some(([known, value]) => known === name && value),
      ),
    );
  const all = [...borne, ...otherwise].slice(0, claims.length);
  return { ...section, words: { ...section.words, claims: all } };
}

// What moved.

/** As addresses are compared: without what comes after ? and #, and without a slash at the end. */
export function plainPath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  let end = path.length;
  while (end > 1 && path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}

/** Where an address leads that no page answers: as the office says, or to where a page of hers has moved. */
export function findRedirect(
  { content }: ReadsContent,
  { path: asked }: { path: string },
): string | undefined {
  const current = content.current();
  const from = plainPath(asked);
  const { redirects } = current.edits.of<Navigation>('navigation', NAVIGATION) ?? writtenNavigation;
  const said = redirects.find((redirect) => plainPath(redirect.from) === from)?.to;
  if (said) return said;
  const slug = /^\/p\/([a-z0-9-]+)$/.exec(from)?.[1];
  const moved = slug && current.edition.formerSlugs?.find((former) => former.slug === slug)?.key;
  const page = moved ? ownPagesOf(current).find(({ id }) => id === moved) : undefined;
  return page && page.slug !== slug ? `/p/${page.slug}` : undefined;
}

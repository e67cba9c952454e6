import type { Product } from '../../content/product.ts';
import type { Ratings } from '../../content/testimonials.ts';
import type { PageSite } from '../page-words.ts';

type Value = string | number | JsonLd | Value[];
export type JsonLd = { [key: string]: Value };

const thing = (type: string, facts: JsonLd): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});

const organization = (appUrl: string, site: PageSite): JsonLd => ({
  '@type': 'Organization',
  '@id': `${appUrl}/#organization`,
  name: site.brand,
  ...(site.legalName ? { legalName: site.legalName } : {}),
  url: `${appUrl}/`,
  logo: `${appUrl}${site.icons ?? '/'}icon-512.png`,
  email: site.contactEmail,
  ...(site.legalAddress ? { address: site.legalAddress } : {}),
});

export const organizationJsonLd = (appUrl: string, site: PageSite) =>
  thing('Organization', organization(appUrl, site));

export const websiteJsonLd = (appUrl: string, site: PageSite) =>
  thing('WebSite', {
    name: site.brand,
    url: `${appUrl}/`,
    inLanguage: site.language,
    publisher: { '@id': `${appUrl}/#organization` },
  });

/** A product of the catalogue with its offer: for checkout pages. */
export function productJsonLd(
  appUrl: string,
  site: PageSite,
  product: Pick<
    Product,
    | 'id'
    | 'name'
    | 'description'
    | 'priceCents'
    | 'recurring'
    | 'trialDays'
    | 'paused'
    | 'deliveryHours'
    | 'nextWeek'
    | 'isFull'
  >,
  { image = `/share/product-${product.id}.png`, ratings }: { image?: string; ratings?: Ratings } = {},
): JsonLd {
  const address = `${appUrl}/checkout/${product.id}`;
  const price = (product.priceCents / 100).toFixed(2);
  const monthly = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: site.currency,
    unitText: product.recurring ?? 'month',
  };
  // The free days are a price of their own, for so long; the other one begins after them.
  const free = product.trialDays && {
    '@type': 'UnitPriceSpecification',
    price: '0.00',
    priceCurrency: site.currency,
    billingDuration: `P${product.trialDays}D`,
  };
  return thing('Product', {
    name: product.name,
    description: product.description,
    image: appUrl + image,
    url: address,
    sku: product.id,
    brand: { '@type': 'Brand', name: site.brand },
    offers: {
      '@type': 'Offer',
      url: address,
      price,
      priceCurrency: site.currency,
      availability: `https://schema.org/${availabilityOf(product)}`,
      ...(product.nextWeek ? { availabilityStarts: product.nextWeek } : {}),
      seller: organization(appUrl, site),
      ...(product.deliveryHours ? { deliveryLeadTime: leadTime(product.deliveryHours) } : {}),
      ...(product.recurring ? { priceSpecification: free ? [free, monthly] : monthly } : {}),
    },
    ...(ratings ? ratingJsonLd(ratings) : {}),
  });
}

/** Of people who bought it: what they gave, what they wrote, and how many they are. */
const ratingJsonLd = ({ count, average, quotes }: Ratings): JsonLd => ({
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: average,
    bestRating: 5,
    worstRating: 1,
    ratingCount: count,
    reviewCount: count,
  },
  review: quotes.map(({ name, quote, rating }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewBody: quote,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  })),
});

function availabilityOf({ paused, isFull, nextWeek }: Pick<Product, 'paused' | 'isFull' | 'nextWeek'>) {
  if (paused) return 'OutOfStock';
  if (isFull) return 'SoldOut';
  return nextWeek ? 'PreOrder' : 'InStock';
}

/** In the codes of UN/CEFACT, as schema.org asks for them. */
const leadTime = (hours: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  ...(hours % 24 === 0 ? { maxValue: hours / 24, unitCode: 'DAY' } : { maxValue: hours, unitCode: 'HUR' }),
});

type EventFacts = {
  slug: string;
  title: string;
  summary: string;
  startsAt: string;
  endsAt: string;
  priceCents: number;
  seats: number;
  left: number;
  isCancelled: boolean;
};

/** An online event with its offer. */
export function eventJsonLd(appUrl: string, site: PageSite, event: EventFacts): JsonLd {
  const address = `${appUrl}/events/${event.slug}`;
  return thing('Event', {
    name: event.title,
    description: event.summary,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/${event.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'VirtualLocation', url: address },
    image: `${appUrl}/share/home.png`,
    organizer: organization(appUrl, site),
    performer: { '@type': 'Person', name: site.guide },
    maximumAttendeeCapacity: event.seats,
    remainingAttendeeCapacity: event.left,
    offers: {
      '@type': 'Offer',
      url: address,
      price: (event.priceCents / 100).toFixed(2),
      priceCurrency: site.currency,
      availability: `https://schema.org/${event.left > 0 ? 'InStock' : 'SoldOut'}`,
    },
  });
}

/** `answer` is HTML: search engines accept the links and paragraphs of it. */
export const faqJsonLd = (questions: { question: string; html: string }[]) =>
  thing('FAQPage', {
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  });

type ArticleFacts = {
  id: string;
  title: string;
  description: string;
  date: string;
  changed?: string;
  picture?: { address: string };
};

export const articleJsonLd = (
  appUrl: string,
  site: PageSite,
  { id, title, description, date, changed = date, picture }: ArticleFacts,
) =>
  thing('Article', {
    headline: title,
    description,
    datePublished: date,
    dateModified: changed,
    image: appUrl + (picture?.address ?? `/share/${id}.png`),
    mainEntityOfPage: `${appUrl}/blog/${id}`,
    inLanguage: site.language,
    author: organization(appUrl, site),
    publisher: organization(appUrl, site),
  });

type Step = [name: string, path: string];
const home: Step = ['Home', '/'];

/** A course of which a lesson may be read by everybody. */
export const courseJsonLd = (appUrl: string, course: { name: string; description: string }): JsonLd =>
  thing('Course', { ...course, provider: { '@id': `${appUrl}/#organization` } });

/** From the front page down; each step is a name and a path. */
export const breadcrumbJsonLd = (appUrl: string, steps: Step[]) =>
  thing('BreadcrumbList', {
    itemListElement: [home, ...steps].map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: appUrl + path,
    })),
  });

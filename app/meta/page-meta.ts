import type { MetaDescriptor } from 'react-router';
import type { PageSite, PageWords } from '../page-words.ts';
import type { JsonLd } from './json-ld.ts';

/** What every route's `meta` function is given and we need of it. */
type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};

export type PageFacts = {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** The name of its share picture, as domain/content/articles.ts knows it. */
  image?: string;
  /** A picture of its own, which is shared in its place. */
  picture?: { shared: { address: string; width: number; height: number }; alt: string };
  /** YYYY-MM-DD, for articles. */
  published?: string;
  changed?: string;
  jsonLd?: (appUrl: string, site: PageSite) => JsonLd[];
};

type RootData = { appUrl: string; words: PageWords };

const rootData = ({ matches }: Pick<MetaArgs, 'matches'>) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

/** The brand, as the root loader says; nothing where a request was refused before it ran. */
export const siteOf = (args: Pick<MetaArgs, 'matches'>): PageSite | undefined => rootData(args)?.words.site;

/** Title, description, canonical address, language alternates, share cards and structured data of a public page. */
export function pageMeta(args: MetaArgs, page: PageFacts): MetaDescriptor[] {
  const { title, description, image = 'home', published, changed = published } = page;
  const root = rootData(args);
  if (!root) return [{ title }, { name: 'description', content: description }];
  const { appUrl } = root;
  const { site } = root.words;
  const { pathname } = args.location;
  const address = appUrl + (pathname === '/' ? '/' : pathname.replace(/(?<!\/)\/+$/, ''));
  const fullTitle = title.includes(site.brand) ? title : `${title} · ${site.brand}`;
  const card = { address: `/share/${image}.png`, width: 1200, height: 630, alt: title };
  const picture = page.picture ? { ...page.picture.shared, alt: page.picture.alt } : card;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    // One language so far. A second one adds its addresses here, and nowhere else.
    { tagName: 'link', rel: 'alternate', hrefLang: site.language, href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:type', content: published ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: appUrl + picture.address },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(published
      ? [
          { property: 'article:published_time', content: published },
          { property: 'article:modified_time', content: changed },
        ]
      : []),
    ...(page.jsonLd?.(appUrl, site) ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

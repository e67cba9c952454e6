import { createContext, useContext } from 'react';
import { type ProductId, productIds } from '../content/catalogue.ts';
import type { Content } from '../content/make-content.ts';
import type { Site } from '../content/site.ts';
import { pick, recordOf } from '../shared/records.ts';

const siteFields = [
  'brand',
  'guide',
  'tagline',
  'description',
  'contactEmail',
  'timeZone',
  'clock',
  'answerHours',
  'school',
  'legalName',
  'legalAddress',
  'language',
  'currency',
  'social',
  'opensSoon',
  'away',
] as const satisfies (keyof Site)[];

export type PageSite = Pick<Site, (typeof siteFields)[number]>;

/** What every page knows of the content, on the server and in the browser: the root loader sends it along. */
export type PageWords = { site: PageSite; productNames: Record<ProductId, string> };

export function toPageWords({ site, catalogue }: Content): PageWords {
  return {
    site: pick(site, siteFields),
    productNames: recordOf(productIds, (id) => catalogue[id].name),
  };
}

export const PageWordsContext = createContext<PageWords | undefined>(undefined);

function usePageWords(): PageWords {
  const words = useContext(PageWordsContext);
  if (!words) throw new Error('A component that names the brand was rendered outside the root layout');
  return words;
}

/** The brand, as the office last changed it. */
export const useSite = (): PageSite => usePageWords().site;

/** The products' names, as the office last changed them. */
export function useProductNames(): (id: ProductId) => string {
  const { productNames } = usePageWords();
  return (id) => productNames[id];
}

import { createContext, useContext } from 'react';
import { writtenProduct } from '../content/catalogue.ts';
import { brandFolder, type ShownLogo, shownLogo } from '../content/logo.ts';
import { lookAddress, themesOf } from '../content/look.ts';
import type { Content } from '../content/make-content.ts';
import { changedMenu, type FooterColumn, type NavLink } from '../content/navigation.ts';
import type { Site } from '../content/site.ts';
import { pick } from '../shared/records.ts';
import { type FormatName, formatsOf } from '../shared/visitor-formats.ts';

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

export type PageSite = Pick<Site, (typeof siteFields)[number]> & {
  /** Where the brand's own icons are. */
  icons?: string;
};

/** What the foot of every page links to. */
const footed = [
  'report',
  'video-reading',
  'couples-blueprint',
  'business-blueprint',
  'transformation',
  'vip-blueprint',
] as const;

/** What every page knows of the content, on the server and in the browser: the root loader sends it along. */
export type PageWords = {
  site: PageSite;
  readings: { id: string; name: string }[];
  /** How the visitor writes dates, hours and money. */
  formats: FormatName;
  /** The menu and the foot of the site, once the office has changed them. */
  menu?: { top: NavLink[]; columns: FooterColumn[] };
  /** The style sheet of a brand with colours of its own, and the paper that a browser's frame goes with. */
  look?: { sheet: string; paper: string };
  /** Its own mark. */
  logo?: ShownLogo;
};

export function toPageWords({ site, catalogue, edits }: Content, request: Request): PageWords {
  const menu = changedMenu(edits, site);
  const sheet = lookAddress(site);
  const icons = brandFolder(site);
  const logo = shownLogo(site);
  return {
    site: { ...pick(site, siteFields), ...(icons ? { icons } : {}) },
    readings: footed
      .map((id) => writtenProduct(catalogue, id))
      .filter(({ archived }) => !archived)
      .map(({ id, name }) => ({ id, name })),
    formats: formatsOf(request.headers.get('accept-language')),
    ...(menu ? { menu } : {}),
    ...(logo ? { logo } : {}),
    ...(sheet ? { look: { sheet, paper: themesOf(site).light.paper } } : {}),
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

/** A few readings, by the names the office last gave them. */
export const useReadings = (): PageWords['readings'] => usePageWords().readings;

/** What the bar at the top says. */
export function useTopBar() {
  const { site, menu, logo } = usePageWords();
  return { brand: site.brand, ...(menu ? { places: menu.top } : {}), ...(logo ? { logo } : {}) };
}

export const useLogo = (): PageWords['logo'] => usePageWords().logo;

export const useMenu = (): PageWords['menu'] => usePageWords().menu;

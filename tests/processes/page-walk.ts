import type { Page } from 'playwright-core';
import { axeFindings, coveredControls, isProof, isTooWide, type Theme } from '../harness/browser.ts';
import { pagePatterns, patternOf } from '../harness/site-map.ts';

/**
 * On each walk every page is opened once. `npm run proof:pages` takes them all and has axe look at each page by day and by
 * night; otherwise the pages of one walk take turns at the four widths, and axe, which takes most of the time, looks at one
 * page in six.
 */
const allWalks = [
  { timezoneId: 'Pacific/Auckland', width: 320 },
  { timezoneId: 'Asia/Kathmandu', width: 390 },
  { timezoneId: 'America/Los_Angeles', width: 820 },
  { timezoneId: 'UTC', width: 1440 },
];
const HEIGHT = 844;
export const walks = allWalks.slice(0, isProof ? 4 : 1).map(({ timezoneId, width }) => ({
  timezoneId,
  widths: isProof ? `at ${width} pixels` : 'at four widths in turn',
  options: { timezoneId, viewport: { width, height: HEIGHT }, expectErrors: /status of 4\d\d/ },
}));

type Area = 'site' | 'portal' | 'office';
function areaOf(pattern: string): Area {
  const [, first] = pattern.split('/');
  return first === 'portal' || first === 'office' ? first : 'site';
}

/** Where a walk can begin without knowing anything. */
export const plainPages = pagePatterns.filter((pattern) => !pattern.includes(':'));

/** Every console message counts, of whatever kind; a page that is refused on purpose may say so. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!/status of 4\d\d/.test(message.text())) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
  return said;
}

/** Opens one address of every page of an area that the links lead to. */
export function walkThrough(area: Area) {
  const opened = new Set<string>();
  return {
    /** What was wrong on the way. */
    async walk(page: Page, starts: string[]): Promise<string[]> {
      const met = new Set<string>();
      const faults: string[] = [];
      const ahead = [...starts];
      for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
        const pattern = patternOf(path.split('?')[0] ?? '');
        if (!pattern || met.has(pattern) || areaOf(pattern) !== area) continue;
        met.add(pattern);
        opened.add(pattern);
        if (!isProof) await page.setViewportSize({ width: widthFor(met.size), height: HEIGHT });
        await page.goto(path);
        faults.push(...(await faultsOf(page, themesFor(met.size))));
        const links = await linksOn(page);
        // The office's lists begin with what waits; of a member's, the oldest has most to show.
        ahead.push(...(area === 'office' ? links : links.reverse()));
      }
      return faults;
    },
    forgotten: () => pagePatterns.filter((pattern) => areaOf(pattern) === area && !opened.has(pattern)),
  };
}

function themesFor(pageNumber: number): Theme[] {
  const themes: Theme[] = pageNumber % 2 ? ['light', 'dark'] : ['dark', 'light'];
  if (isProof) return themes;
  return pageNumber % 6 === 0 ? [pageNumber % 12 ? 'dark' : 'light'] : [];
}

const widthFor = (pageNumber: number): number => allWalks[pageNumber % 4]?.width ?? 0;

/** What is wrong with a page, when all of it is hydrated. */
export async function faultsOf(page: Page, themes: Theme[]): Promise<string[]> {
  await hydrateAll(page);
  const faults = themes.length > 0 ? await axeFindings(page, themes) : [];
  for (const covered of await coveredControls(page)) faults.push(`under another: ${covered}`);
  if (await isTooWide(page)) faults.push('wider than the screen');
  return faults.map((fault) => `${page.url()}: ${fault}`);
}

/** As if somebody touched everything on the page. */
async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-island] > *'))
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // One that shows nothing yet has nothing to touch.
    const isDone = () => document.querySelector('[data-island]:not(:empty, [data-ready])') === null;
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
    // Pages of the router hydrate when the browser has a moment.
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)));
  });
}

function linksOn(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));
}

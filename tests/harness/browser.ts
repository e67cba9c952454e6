import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page,
} from 'playwright-core';
import type { Browserlike } from './browserlike.ts';
import { findOrInstallChromium } from './find-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One browser for all workers of a run; each connects to its address. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const executablePath = await findOrInstallChromium((line) => process.stdout.write(`${line}\n`));
  return chromium.launchServer({ executablePath, args: flags });
}

export type VisitOptions = BrowserContextOptions & {
  theme?: 'light' | 'dark';
  /** The address of one of the site's people to be signed in as, or somebody who is signed in already. */
  as?: string | Browserlike;
  /** Console errors that the test itself provokes, such as a failing request. */
  expectErrors?: RegExp;
};

/** `complaints` grows by each console error and page error that was not expected. */
export type Visit = { page: Page; context: BrowserContext; complaints: string[] };

/** Opens a page as a person would. */
export async function openPage(
  browser: Browser,
  server: { url: string; signedIn(email: string): Promise<Browserlike> },
  options: VisitOptions = {},
): Promise<Visit> {
  const { theme, as, expectErrors, ...contextOptions } = options;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // A live site has a certificate of the test's own making, which no browser knows.
    ignoreHTTPSErrors: server.url.startsWith('https:'),
    ...contextOptions,
  });
  if (theme) await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  if (as) {
    const visitor = typeof as === 'string' ? await server.signedIn(as) : as;
    const cookies = visitor
      .cookieHeader()
      .split('; ')
      .map((pair) => pair.split('='));
    await context.addCookies(
      cookies.map(([name = '', ...value]) => ({ name, value: value.join('='), url: server.url })),
    );
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (words: string) => {
    if (!expectErrors?.test(words)) complaints.push(words);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complain(error.stack ?? error.message));
  return { page, context, complaints };
}

/**
 * What axe finds on the page as it stands, in the light and in the dark; an empty list is what we want. Of the rules only
 * that of contrast looks at colours: the others need no second look.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await showWhole(page);
  const asItStands = await analyse(page);
  await changeTheme(page);
  const inTheOther = await analyse(page, 'color-contrast');
  await changeTheme(page);
  return [...asItStands, ...inTheOther];
}

/** What the browser has not laid out yet, because it is far down the page, has no colours that could be judged. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    await document.fonts.ready;
  });
}

/** Whether a phone would have to be moved sideways to read the page. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function changeTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { classList } = document.documentElement;
    classList.toggle('light', !classList.toggle('dark'));
  });
}

async function analyse(page: Page, rule?: string): Promise<string[]> {
  // Colours half-way between two states are nobody's choice.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const done = Promise.allSettled(passing.map((transition) => transition.finished));
    // One on an element that the browser skips, such as a closed menu's, does not end before the menu is opened.
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
  // Nothing is told about what is well, and no second page is opened for frames that we do not have: twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

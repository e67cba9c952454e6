import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import type { Browserlike } from './browserlike.ts';
import { findOrInstallChromium } from './find-chromium.ts';
import { WAIT_MS } from './limits.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that shows a clock and a microphone that beeps, for the recording desk.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findOrInstallChromium((line) => process.stdout.write(`${line}\n`));
  return chromium.launch({ executablePath, args: flags });
}

let ownBrowser: Promise<Browser> | undefined;

/**
 * The browser of this worker, for all its files: it ends with the worker. One for all workers would have every call
 * travel through the runner's own process, at a tenth of the time.
 */
export function browserOfWorker(): Promise<Browser> {
  ownBrowser ??= launchBrowser();
  return ownBrowser;
}

/** With our own patience: Playwright's thirty seconds are too few for a page that a busy machine draws for the first time. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  // A visitor who writes as the site does; tests of other ways of writing say so.
  const context = await browser.newContext({ locale: 'en-AU', ...options });
  context.setDefaultTimeout(WAIT_MS);
  return context;
}

export type VisitOptions = BrowserContextOptions & {
  theme?: Theme;
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
  const context = await openContext(browser, {
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

export type Theme = 'light' | 'dark';

/** The long version of the browser tests: `npm run proof:pages`. */
export const isProof = process.env.PROOF !== undefined;

// Without its comments it is half as long to send and to read.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page; an empty list is what we want. Of the rules only that of contrast looks at colours: the
 * others need no second look. All of it happens in the page, by one call: what travels between two processes is the list
 * alone.
 */
export async function axeFindings(page: Page, themes = themesOf(page)): Promise<string[]> {
  // A page that was looked at before still has it.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(lookInThemes, themes);
}

/**
 * By day and by night in the long version. Otherwise one of both, as its address has it: contrast is most of what axe
 * does, and a page is looked at in more than one journey.
 */
function themesOf(page: Page): Theme[] {
  if (isProof) return ['light', 'dark'];
  return new URL(page.url()).pathname.length % 2 ? ['light'] : ['dark'];
}

/** Runs in the page. */
async function lookInThemes(themes: Theme[]): Promise<string[]> {
  const { axe: looker } = window;
  // What the browser has not laid out yet, because it is far down the page, has no colours that could be judged; and
  // colours half-way between two states are nobody's choice. Ending each transition by itself took twice as long as axe.
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
  );
  document.adoptedStyleSheets.push(still);
  await document.fonts.ready;

  const look = async (options: axe.RunOptions) => {
    // Frames show letters, in which no script may run. Style sheets are not fetched once more: the one rule that reads
    // them is about screens that may not be turned.
    const thrifty = { resultTypes: ['violations' as const], preload: false, iframes: false };
    const { violations } = await looker.run({ ...thrifty, ...options });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  };
  const { classList } = document.documentElement;
  const chosen = classList.contains('dark');
  const show = (dark: boolean) => {
    classList.toggle('dark', dark);
    classList.toggle('light', !dark);
  };
  const findings: string[] = [];
  for (const [at, theme] of themes.entries()) {
    show(theme === 'dark');
    findings.push(...(await look(at === 0 ? {} : { runOnly: ['color-contrast'] })));
  }
  show(chosen);
  // Seen by the browser before transitions are possible again: otherwise all colours would set out on their way back.
  getComputedStyle(document.body).getPropertyValue('color');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return findings;
}

/** Whether a phone would have to be moved sideways to read the page. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The controls of which something else would get the press, each looked at in the middle of the screen. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    const covered: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What only a reader of screens or the keyboard meets is no bigger than a point until then.
      if (control.matches('.sr-only, [aria-hidden="true"] *') || control.closest('[inert]')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = control.closest('label');
      const isIts = hit && (control.contains(hit) || hit.contains(control) || label?.contains(hit));
      if (!isIts) covered.push(`${control.outerHTML.slice(0, 120)} by ${hit?.outerHTML.slice(0, 80)}`);
    }
    scrollTo(0, 0);
    return covered;
  });

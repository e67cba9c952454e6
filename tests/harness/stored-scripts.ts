import type pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openContext } from './browser.ts';
import type { ChatVisitor } from './chat-visitor.ts';
import { payloads } from './script-payloads.ts';
import { readDownload } from './stored-downloads.ts';
import { StoredFields } from './stored-fields.ts';
import { type Person, type Place, placesOf, type Site } from './stored-places.ts';

export type ScriptFigures = {
  payloads: number;
  fields: number;
  /** Fields whose words were seen on a page or in a letter, and on how many; and those in a file somebody can save. */
  shown: Map<string, number>;
  inFiles: Set<string>;
  /** Neither, though they are not among those that nobody is shown; and those that are, and were seen. */
  unseen: string[];
  unexpected: string[];
  refused: Map<string, string>;
  pages: number;
  visits: number;
  letters: number;
  files: number;
  /** Each would be a hole. */
  ran: string[];
  violations: string[];
  survivors: string[];
  /** Pages that could not be drawn from such words. */
  failed: string[];
};

/** What the pages know of a change in the database, they know after this long. */
const CONTENT_SEEN_MS = 2_500;
const SETTLE_MS = 80;
const BUSY_TRIES = 3;
const LONGEST_MS = 60_000;
const BUSY_MS = 2_000;

/**
 * Fills every stored field with programs, some at a time, and opens every page that draws one of them. `ran` is what the
 * programs call; a browser tells here if one did, if the page's policy had to stop one, or if one stands in the page.
 */
export async function storeScripts(
  site: Site,
  client: pg.Client,
  { rounds, workers = 2 }: { rounds: string[]; workers?: number },
): Promise<ScriptFigures> {
  const stored = await StoredFields.open(client);
  const { people, pages, files } = await placesOf(site, client);
  const figures: ScriptFigures = {
    payloads: payloads.length,
    fields: stored.fields.length,
    refused: stored.refused,
    shown: new Map(),
    inFiles: new Set(),
    pages: pages.length,
    visits: 0,
    letters: 0,
    files: 0,
    unseen: [],
    unexpected: [],
    ran: [],
    violations: [],
    survivors: [],
    failed: [],
  };
  const browser = await launchBrowser();
  try {
    for (const [round, value] of rounds.entries()) {
      const gently = round % 2 === 1;
      await stored.fill(value, { gently });
      await new Promise((resolve) => setTimeout(resolve, CONTENT_SEEN_MS));
      const open = ({ isSet }: Place) => gently || !isSet;
      const left = pages.filter(open);
      const letters = new Map<string, string>();
      await Promise.all(
        Array.from({ length: workers }, async () => {
          const contexts = await openContexts(browser, site, people, figures);
          for (let next = left.pop(); next; next = left.pop()) {
            const page = contexts.get(next.as);
            if (page) await visit(page, next, { figures, stored, letters });
          }
          for (const page of contexts.values()) await page.context().close();
        }),
      );
      await openLetters(browser, letters, figures);
      for (const file of files.filter(open)) await save(file, { figures, stored });
    }
    const seen = new Set([...figures.shown.keys(), ...figures.inFiles]);
    return { ...figures, ...stored.missing(seen) };
  } finally {
    await browser.close();
  }
}

async function openContexts(browser: Browser, { url }: Site, people: Person[], figures: ScriptFigures) {
  const pages = new Map<Person, Page>();
  for (const person of people) {
    const context = await openContext(browser, { baseURL: url, reducedMotion: 'reduce' });
    const cookies = person.visitor.cookieHeader().split('; ').filter(Boolean);
    await context.addCookies(
      cookies.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name, value: value.join('='), url };
      }),
    );
    await watch(context, figures);
    if (person.chatting) await context.addInitScript(openChat, chatOf(person.chatting));
    pages.set(person, await context.newPage());
  }
  return pages;
}

const chatOf = ({ sessionId, key }: ChatVisitor) => ({
  chat_session_id: sessionId,
  chat_session_key: key,
  chat_view: 'open',
  chat_progress: 'waiting',
});

/** In the page: a chat that goes on where it was left. */
function openChat(kept: Record<string, string>) {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}

/** A browser that tells when one of the programs ran, and when the policy of a page had to stop one. */
export async function watch(
  context: BrowserContext,
  figures: Pick<ScriptFigures, 'ran' | 'violations'>,
): Promise<void> {
  await context.exposeBinding('ran', ({ page }) => void figures.ran.push(page.url()));
  await context.exposeBinding('violated', ({ page }, what: string) => {
    figures.violations.push(`${page.url()}: ${what}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'violated');
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** A file that is saved is no page: its type says so, and no browser may guess another. */
async function save(place: Place, { figures, stored }: Pick<Findings, 'figures' | 'stored'>): Promise<void> {
  const { status, isSafe, words } = await readDownload(place);
  figures.files += 1;
  if (status >= 500) figures.failed.push(`${status} ${place.path} (${place.as.name})`);
  if (!isSafe) figures.violations.push(`${place.path}: a browser may take it for a page`);
  for (const [at, { name }] of stored.fields.entries()) {
    if (words.includes(StoredFields.markOf(at))) figures.inFiles.add(name);
  }
}

type Findings = { figures: ScriptFigures; stored: StoredFields; letters: Map<string, string> };

async function visit(page: Page, { path, as }: Place, { figures, stored, letters }: Findings): Promise<void> {
  const status = await statusOf(page, path);
  if (as.chatting) {
    const line = page.getByRole('log').getByText(StoredFields.markOf(0).slice(0, 1)).nth(1);
    await line.waitFor().catch(async () => {
      figures.failed.push(`${path}: no chat in ${(await page.getByRole('log').allInnerTexts()).join()}`);
    });
  }
  await page.waitForTimeout(SETTLE_MS);
  figures.visits += 1;
  if (status >= 500) figures.failed.push(`${status} ${path} (${as.name})`);
  const { html, survivors, letter } = await page.evaluate(look);
  for (const [at, { name }] of stored.fields.entries()) {
    const mark = StoredFields.markOf(at);
    if (html.includes(mark)) figures.shown.set(name, (figures.shown.get(name) ?? 0) + 1);
  }
  figures.survivors.push(...survivors.map((what) => `${path}: ${what}`));
  if (letter) letters.set(path, letter);
}

/** Of a page that has loaded. A busy machine may ask to wait, as anybody would be asked; one that never ends is a 504. */
async function statusOf(page: Page, path: string): Promise<number> {
  for (let tries = 0; ; tries++) {
    const answer = await page.goto(path, { waitUntil: 'load', timeout: LONGEST_MS }).catch(() => undefined);
    const status = answer?.status() ?? 504;
    if ((status !== 503 && status !== 504) || tries === BUSY_TRIES) return status;
    await page.waitForTimeout(BUSY_MS);
  }
}

/** In the page: what stands there that nobody but a stranger can have written. */
export function look() {
  const survivors: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isProgram = /^[\s\p{Cc}]*(j\s*a\s*v\s*a\s*|v\s*b\s*)script:|^\s*data:text\/html/iu.test(value);
      const isAddress = /^(href|src|action|formaction|data|xlink:href|poster)$/.test(name);
      if (/^on/.test(name) || (isAddress && isProgram)) {
        survivors.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
      }
    }
  }
  const letter = document.querySelector('iframe[srcdoc]')?.getAttribute('srcdoc') ?? undefined;
  return { html: document.documentElement.outerHTML, survivors, letter };
}

/** The letters as a mailbox without any protection would show them: no policy, no frame. */
async function openLetters(
  browser: Browser,
  letters: Map<string, string>,
  figures: ScriptFigures,
): Promise<void> {
  const context = await openContext(browser, { offline: true });
  await watch(context, figures);
  const page = await context.newPage();
  for (const [path, html] of letters) {
    await page.setContent(html, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    figures.letters += 1;
    const { survivors } = await page.evaluate(look);
    figures.survivors.push(...survivors.map((what) => `letter of ${path}: ${what}`));
  }
  await context.close();
}

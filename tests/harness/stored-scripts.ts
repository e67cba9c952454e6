import type pg from 'pg';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchBrowserServer } from './browser.ts';
import { Browserlike } from './browserlike.ts';
import { ChatVisitor } from './chat-visitor.ts';
import { payloads } from './script-payloads.ts';
import { StoredFields, writtenContent } from './stored-fields.ts';

export type ScriptFigures = {
  payloads: number;
  fields: number;
  /** Fields whose words were seen on a page, and on how many pages each. */
  shown: Map<string, number>;
  unseen: string[];
  refused: Map<string, string>;
  pages: number;
  visits: number;
  letters: number;
  /** Each would be a hole. */
  ran: string[];
  violations: string[];
  survivors: string[];
  /** Pages that could not be drawn from such words. */
  failed: string[];
};

type Site = { url: string; accounts: { email: string; password: string }[] };
type Person = { name: string; visitor: Browserlike; area: RegExp; seeds: string[]; chatting?: ChatVisitor };
type Place = { path: string; as: Person };

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
  const people = await peopleOf(site, client);
  const places: Place[] = [];
  for (const as of people) {
    for (const path of await pagesOf(as)) places.push({ path, as });
  }
  const figures: ScriptFigures = {
    ...{ payloads: payloads.length, fields: stored.fields.length, refused: stored.refused },
    ...{ shown: new Map(), pages: places.length, visits: 0, letters: 0 },
    ...{ unseen: [], ran: [], violations: [], survivors: [], failed: [] },
  };
  const browserServer = await launchBrowserServer();
  const browser = await chromium.connect(browserServer.wsEndpoint());
  try {
    for (const value of rounds) {
      await stored.fill(value);
      await new Promise((resolve) => setTimeout(resolve, CONTENT_SEEN_MS));
      const left = [...places];
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
    }
    figures.unseen = stored.fields.map(({ name }) => name).filter((name) => !figures.shown.has(name));
    return figures;
  } finally {
    await browser.close();
    await browserServer.close();
  }
}

/** Each has pages of her own; what all may see is seen by the visitor. */
async function peopleOf({ url, accounts }: Site, client: pg.Client): Promise<Person[]> {
  const signedIn = async (email: string, area: RegExp, seeds: string[]) => {
    const visitor = new Browserlike(url);
    await visitor.signIn(email, accounts.find((account) => account.email === email)?.password ?? '');
    return { name: email, visitor, area, seeds };
  };
  const paths = async (query: string) =>
    (await client.query<{ path: string }>(query)).rows.map(({ path }) => path);
  const keyed = await paths(
    `select distinct (regexp_match(text, '/(?:orders|partner)/[\\w.%~-]+'))[1] as path from mails
     where text ~ '/(orders|partner)/' limit 8`,
  );
  const certificates = await paths(`select '/certificates/' || id as path from certificates`);
  const letters = await paths(
    `select '/office/outbox/' || min(id::text) as path from mails group by template`,
  );
  const orders = await paths(
    `select distinct on (product_id, state) '/office/orders/' || id as path from orders order by product_id, state, id`,
  );
  const edited = writtenContent.map(({ kind, key }) => `/office/content/${kind}/${key}`);
  const articles = writtenContent.filter(({ kind }) => kind === 'article').map(({ key }) => `/blog/${key}`);
  const chatting = new ChatVisitor(new Browserlike(url));
  await chatting.say('Which reading do you recommend to me?');
  return [
    {
      name: 'a visitor',
      visitor: new Browserlike(url),
      area: /^\/(?!portal|office)/,
      seeds: ['/', ...articles, ...keyed, ...certificates],
    },
    { name: 'somebody in the chat', visitor: new Browserlike(url), area: /^$/, seeds: ['/faq'], chatting },
    await signedIn('member@demo.local', /^\/portal/, ['/portal', '/portal/account']),
    await signedIn('owner@demo.local', /^\/(office|portal\/(support|emails))/, [
      ...['/office', '/office/settings/log', '/portal/support', '/portal/emails'],
      ...orders,
      ...edited,
      ...letters,
    ]),
  ];
}

/** Two of a kind are enough; what differs between them is what somebody wrote. */
const MOST_ALIKE = 2;
const kindOf = (path: string) =>
  path
    .replaceAll(/[0-9a-f]{8}-[\w-]{27}|[\w.%~-]{30,}|\d+/g, '*')
    .replaceAll(/=[^&]*/g, '=*')
    .replace(/^(\/(?:blog|numbers|checkout|quiz\/\w+|portal\/\w+|office\/\w+\/\w+))\/[^?]+/, '$1/*');

/** Every page that can be reached by links from where a person begins. */
async function pagesOf({ visitor, seeds, area }: Person): Promise<string[]> {
  const waiting = [...seeds];
  const known = new Set(seeds);
  const alike = new Map<string, number>();
  const pages: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const answer = await visitor.get(path);
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    pages.push(path);
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
      const found = href.replaceAll('&amp;', '&');
      const kind = kindOf(found);
      const count = alike.get(kind) ?? 0;
      if (known.has(found) || count >= MOST_ALIKE || !area.test(found)) continue;
      if (/^\/(files|logout|r)\b/.test(found)) continue;
      known.add(found);
      alike.set(kind, count + 1);
      waiting.push(found);
    }
  }
  return pages;
}

async function openContexts(browser: Browser, { url }: Site, people: Person[], figures: ScriptFigures) {
  const pages = new Map<Person, Page>();
  for (const person of people) {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
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

type Findings = { figures: ScriptFigures; stored: StoredFields; letters: Map<string, string> };

async function visit(page: Page, { path, as }: Place, { figures, stored, letters }: Findings): Promise<void> {
  const status = await statusOf(page, path);
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
  const context = await browser.newContext({ offline: true });
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

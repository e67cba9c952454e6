import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFindings, coveredControls, isTooWide, type Theme } from '../harness/browser.ts';
import { orderInBrowser } from '../harness/checkout-page.ts';
import { guestPlaces } from '../harness/guest-places.ts';
import { pagePatterns, patternOf } from '../harness/site-map.ts';
import { openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', past: true, documents: 'drawn' });

/** On each walk every page is opened once; `npm run proof:pages` takes them all, and looks at each page by day and by night. */
const isProof = process.env.PROOF !== undefined;
const walks = [
  { timezoneId: 'Pacific/Auckland', width: 320 },
  { timezoneId: 'Asia/Kathmandu', width: 390 },
  { timezoneId: 'America/Los_Angeles', width: 820 },
  { timezoneId: 'UTC', width: 1440 },
].slice(0, isProof ? 4 : 1);

/** Addresses that no link of the site shows: what somebody holds in a letter. */
const fromLetters = [
  '/newsletter/confirm',
  '/cart/recover',
  '/account/delete',
  '/reset-password',
  '/unsubscribe',
];

/** Pages that need a secret of their own, or something that the sample business has not got. A new page is not among them. */
const notOpened = [
  '/invitation/:key',
  '/checkout/:productId/order',
  '/portal/emails/:sequenceId',
  '/portal/emails/preview/:template',
  '/portal/support/chats/:conversationId',
  '/office/orders/:orderId/documents/:fulfilmentId',
  '/office/withdrawals/:withdrawalId',
  '/office/letters/imports/:importId',
  '/sandbox/portal/:portalId',
  '/certificates/:certificateId',
];

/** `new` is a member of whom nothing is known yet: her pages are the empty ones. */
type Who = 'visitor' | 'member' | 'new' | 'owner';
const areas: Record<Who, (area: string) => boolean> = {
  visitor: (area) => area !== 'office' && area !== 'portal',
  member: (area) => area === 'portal',
  new: (area) => area === 'portal',
  owner: (area) => area === 'office',
};
const isFor = (who: Who, pattern: string) => areas[who](pattern.split('/')[1] ?? '');

/** Every console message counts, of whatever kind; a page that is refused on purpose may say so. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!/status of 4\d\d/.test(message.text())) said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
  return said;
}

/** As if somebody touched everything on the page: until all of it is hydrated. */
async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-island] > *'))
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const isDone = () => document.querySelector('[data-island]:not([data-ready])') === null;
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
    // Pages of the router hydrate when the browser has a moment.
    await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)));
  });
}

/** What is wrong with a page as it stands. */
async function faultsOf(page: Page, themes: Theme[]): Promise<string[]> {
  const faults = await axeFindings(page, themes);
  for (const covered of await coveredControls(page)) faults.push(`under another: ${covered}`);
  if (await isTooWide(page)) faults.push('wider than the screen');
  return faults.map((fault) => `${page.url()}: ${fault}`);
}

const opened = new Set<string>();

/** Opens one address of every page that the links lead to, and returns what was wrong there. */
async function walk(page: Page, who: Who, starts: string[]): Promise<string[]> {
  const met = new Set<string>();
  const faults: string[] = [];
  const ahead = [...starts];
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const pattern = patternOf(path.split('?')[0] ?? '');
    if (!pattern || met.has(pattern) || !isFor(who, pattern)) continue;
    met.add(pattern);
    await page.goto(path);
    await hydrateAll(page);
    const themes: Theme[] = met.size % 2 ? ['light', 'dark'] : ['dark', 'light'];
    faults.push(...(await faultsOf(page, isProof ? themes : themes.slice(0, 1))));
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));
    // The office's lists begin with what waits; of a member's, the oldest has most to show.
    ahead.push(...(who === 'owner' ? links : links.reverse()));
  }
  for (const pattern of met) opened.add(pattern);
  return faults;
}

const plain = pagePatterns.filter((pattern) => !pattern.includes(':'));

describe.for(walks)('in $timezoneId, at $width pixels', { timeout: 600_000 }, ({ timezoneId, width }) => {
  const options = { timezoneId, viewport: { width, height: 844 }, expectErrors: /status of 4\d\d/ };

  test('every page of a visitor is in order', async ({ visit }) => {
    const page = await visit(options);
    const said = listen(page);
    const faults = await walk(page, 'visitor', [
      ...(await guestPlaces(server)),
      ...[...plain, '/quiz/shared/3-7-6', ...fromLetters],
    ]);
    await orderInBrowser(page, 'report', { email: `${timezoneId.replace('/', '.')}@example.com` });
    await hydrateAll(page);
    opened.add('/sandbox/pay/:checkoutId');
    expect([...faults, ...(await faultsOf(page, ['light', 'dark'])), ...said]).toEqual([]);
  });

  test.for(['member', 'new', 'owner'] as const)(
    'every page of the %s is in order',
    async (who, { signedIn }) => {
      const page = await signedIn(who, options);
      const said = listen(page);
      expect([...(await walk(page, who, plain)), ...said]).toEqual([]);
    },
  );
});

test('no page was forgotten', () => {
  expect(pagePatterns.filter((pattern) => !opened.has(pattern))).toEqual(notOpened);
});

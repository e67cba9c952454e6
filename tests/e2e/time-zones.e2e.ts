import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { orderInBrowser } from '../harness/checkout-page.ts';
import { pagePatterns, patternOf } from '../harness/site-map.ts';
import { openSite } from './fixture.ts';

const { test } = await openSite({ mode: 'demo', past: true });

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'];

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
  '/orders/:key',
  '/orders/:key/details',
  '/orders/:key/videos/:videoId',
  '/orders/:key/sessions',
  '/sessions/:key',
  '/sessions/:key/move',
  '/partner/:token',
  '/sandbox/portal/:portalId',
  '/certificates/:certificateId',
];

type Who = 'visitor' | 'member' | 'owner';
const isFor = (who: Who, pattern: string) => {
  const area = pattern.split('/')[1] ?? '';
  if (area === 'office') return who === 'owner';
  return (area === 'portal') === (who === 'member');
};

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

/** Opens one address of every page that the links lead to, and returns the addresses. */
async function walk(page: Page, who: Who, starts: string[]): Promise<Map<string, string>> {
  const opened = new Map<string, string>();
  const ahead = [...starts];
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const pattern = patternOf(path.split('?')[0] ?? '');
    if (!pattern || opened.has(pattern) || !isFor(who, pattern)) continue;
    opened.set(pattern, path);
    await page.goto(path);
    await hydrateAll(page);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));
    ahead.push(...links);
  }
  return opened;
}

const plain = pagePatterns.filter((pattern) => !pattern.includes(':'));

describe('every page, in three time zones, without a word in the console', () => {
  test.for(zones)('%s', async (timezoneId, { visit, signedIn }) => {
    const expectErrors = /status of 4\d\d/;
    const visitor = await visit({ timezoneId, expectErrors });
    const said = [listen(visitor)];
    const opened = await walk(visitor, 'visitor', [...plain, '/quiz/shared/3-7-6', ...fromLetters]);
    await orderInBrowser(visitor, 'report', { email: `${timezoneId.replace('/', '.')}@example.com` });
    await hydrateAll(visitor);
    for (const who of ['member', 'owner'] as const) {
      const page = await signedIn(who, { timezoneId, expectErrors });
      said.push(listen(page));
      for (const [pattern, path] of await walk(page, who, plain)) opened.set(pattern, path);
    }
    expect(said.flat()).toEqual([]);
    opened.set('/sandbox/pay/:checkoutId', visitor.url());
    expect(pagePatterns.filter((pattern) => !opened.has(pattern))).toEqual(notOpened);
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue, type Delivery, productIds } from '../../content/catalogue.ts';
import { launchBrowser, openPage } from '../harness/browser.ts';
import { choose, orderInBrowser, sendDetails } from '../harness/checkout-page.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let browser: Browser;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  shop = shopOf(server);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const made: Record<Delivery['kind'], { guest: string; member: string }> = {
  document: { guest: 'Delivered', member: 'Delivered' },
  video: { guest: 'Being recorded', member: 'Being recorded' },
  'session-credits': { guest: 'Waiting for your account', member: 'Delivered' },
  course: { guest: 'Waiting for your account', member: 'Delivered' },
  membership: { guest: 'Delivered', member: 'Delivered' },
};

/** Every part of the order has reached its stage, and every document opens. */
async function expectDelivered(page: Page, delivers: Delivery[], who: 'guest' | 'member') {
  const parts = page.getByRole('region', { name: 'What you bought' }).getByRole('listitem');
  for (const [at, { kind }] of delivers.entries()) {
    await parts.nth(at).getByText(made[kind][who], { exact: true }).waitFor();
  }
  for (const link of await page.getByRole('link', { name: 'Download PDF' }).all()) {
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  }
  const documents = delivers.filter(({ kind }) => kind === 'document');
  expect(await page.getByRole('link', { name: 'Download PDF' }).count()).toBe(documents.length);
}

describe.each(['guest', 'member'] as const)('as a %s', (who) => {
  test.each(productIds)('buy %s in the sandbox and see it delivered', async (productId) => {
    const { page, close } = await openPage(
      browser,
      server,
      who === 'member' ? { as: 'member@demo.local' } : {},
    );
    const email = who === 'guest' ? `${productId}@guests.test` : undefined;
    await orderInBrowser(page, productId, { email });
    await choose(page, /^Pay €/);
    if (who === 'guest') {
      await page.waitForURL('**/login?payment=success**');
      await page.getByText('Payment Successful!').waitFor();
      await page.getByRole('link', { name: 'See your order' }).click();
    } else {
      await page.getByText('Payment Successful!').waitFor();
      await page.waitForURL((url) => url.search === '');
      await page.goto('/portal/orders');
      await page.getByRole('table').getByRole('link', { name: catalogue[productId].name }).first().click();
    }
    await page.getByRole('heading', { name: catalogue[productId].name, level: 1 }).waitFor();
    await sendDetails(page);
    await shop.settle();
    await page.reload();
    await expectDelivered(page, catalogue[productId].delivers, who);
    const receipt = page.getByRole('link', { name: /Receipt R-/ });
    const pdf = await page.request.get((await receipt.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await close();
  });
});

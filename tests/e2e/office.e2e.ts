import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeRefunds } from '../../domain/shop/refunds/make-refunds.ts';
import { axeFindings, launchBrowser, openPage } from '../harness/browser.ts';
import { choose, orderInBrowser, sendDetails } from '../harness/checkout-page.ts';
import { mailAbout, shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const recording = fileURLToPath(new URL('../../demo/demo-reading.webm', import.meta.url));

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer({ DEMO_ORDERS: 'yes' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('a working day: an order arrives, is read, recorded, released, watched, and another is refunded', async () => {
  const shop = shopOf(server);
  const buyer = await openPage(browser, server, { as: 'member@demo.local' });
  await orderInBrowser(buyer.page, 'mini-reading');
  await choose(buyer.page, /^Pay €/);
  await buyer.page.waitForURL('**/portal/dashboard**');
  await shop.settle();
  const [order] = await shop.rows<{ id: string; number: string }>(
    `select id, number from orders where email = 'member@demo.local' and paid_at is not null order by created_at desc`,
  );
  await buyer.page.goto(`/portal/orders/${order?.id}`);
  await sendDetails(buyer.page);

  const office = await openPage(browser, server, { as: 'owner@demo.local' });
  const { page } = office;
  await page.goto('/office');
  await page.getByRole('heading', { name: 'Readings due' }).waitFor();
  await page.locator(`a[href*="${order?.id}"]`, { hasText: 'Mini Video Reading' }).first().click();
  await page.getByText('Maya Ngozi Okafor').first().waitFor();
  await page
    .getByRole('img', { name: /^Life Path \d/ })
    .first()
    .waitFor();
  await page.getByLabel('The recording').setInputFiles(recording);
  await page.getByText('The recording is here').waitFor();
  await page.getByRole('button', { name: 'Release to the buyer' }).click();
  await page.getByRole('button', { name: 'Release it' }).click();
  await page.getByText('The buyer has been told.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await mailAbout(server, 'member@demo.local', 'Ready for you');

  await buyer.page.goto('/portal/videos');
  await buyer.page.getByRole('link', { name: /Watch/ }).first().click();
  const player = buyer.page.locator('video');
  await player.waitFor();
  await vi.waitFor(async () => {
    expect(await player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  }, 20_000);
  await buyer.close();

  await page.goto(`/office/orders/${order?.id}`);
  await page.getByRole('button', { name: /^Refund €/ }).click();
  await page.getByLabel('Why (for our own books)').fill('She heard it as a gift.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund €/ })
    .click();
  await page.getByText('Refund on its way').waitFor();
  await vi.waitFor(async () => {
    await makeRefunds(server.services);
    await page.reload();
    await page.getByText('went back').first().waitFor({ timeout: 2_000 });
  }, 30_000);
  await page.goto('/office/settings/log');
  for (const words of ['attached a recording', 'released a video', 'sent money back']) {
    await page.getByText(words).first().waitFor();
  }
  await office.close();
});

test('somebody is invited, comes in, and is refused where only the owner may go', async () => {
  const office = await openPage(browser, server, { as: 'owner@demo.local' });
  await office.page.goto('/office/settings/people');
  await office.page.getByLabel('E-mail address').fill('new@demo.local');
  await office.page.getByRole('button', { name: 'Send the invitation' }).click();
  await office.page.getByText('new@demo.local').first().waitFor();
  const letter = await mailAbout(server, 'new@demo.local', 'You are asked into the office');
  const [path = ''] = /\/invitation\/[\w-]+/.exec(letter.text ?? '') ?? [];
  const guest = await openPage(browser, server, { as: 'new@demo.local', expectErrors: /403|404/ });
  await guest.page.goto('/office');
  await guest.page.getByText('Page not found').first().waitFor();
  await guest.page.goto(path);
  await guest.page.getByRole('button', { name: 'Accept' }).click();
  await guest.page.getByRole('heading', { name: 'Readings due' }).waitFor();
  await guest.page.goto('/office/settings');
  expect(await guest.page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
  await guest.page.goto('/office/settings/log');
  await guest.page.getByText('Only the owner may go here.').first().waitFor();
  await guest.close();
  await office.close();
});

test('every page is clean by axe, on a phone and a desk, in both themes', async () => {
  const customer = await shopOf(server).rows<{ id: string }>(
    'select id from customers where bought_at is not null',
  );
  const paths = [
    '/office',
    '/office/orders',
    '/office/customers',
    `/office/customers/${customer[0]?.id}`,
    '/office/settings',
    '/office/settings/brand',
    '/office/settings/people',
    '/office/settings/health',
    '/office/settings/log',
  ];
  for (const [width, theme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    const viewport = { width, height: 900 };
    const { page, close } = await openPage(browser, server, { as: 'owner@demo.local', theme, viewport });
    for (const path of paths) {
      await page.goto(path);
      expect(await axeFindings(page), `${path} ${theme}`).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, `${path} at ${width}`).toBe(false);
    }
    await close();
  }
});

import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, PAYMENT_PAGE } from '../harness/checkout-page.ts';
import { expectBirthDate, fillBirthDate } from '../harness/quiz-page.ts';

type Mail = { text?: string; attachments: { contentType: string }[] };

/** What the way needs of a site, demo or live. */
type Site = {
  server: {
    mailAbout(to: string, words: string): Promise<{ text?: string }>;
    mailWith(to: string, words?: string): Promise<Mail>;
  };
  /** The practitioner records what this address has ordered, and hands it over. */
  release(email: string): Promise<void>;
  /** A good look at the page as it stands. */
  look?(page: Page, where: string): Promise<void>;
};

const name = 'Maya Ngozi Okafor';
const numbers = ['Life Path 3', 'Expression 6', 'Soul Urge 3'];
const press = (page: Page, button: string | RegExp) =>
  page.getByRole('button', { name: button }).first().click();

/**
 * Somebody who has never been here, on a phone: from the landing page by the quiz, its free report and its offer to a film
 * of her own, watched without an account, and by one tap into the portal, which knows her numbers. No page says a word in
 * the console on the whole way.
 */
export async function goTheWholeWay(page: Page, email: string, site: Site): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()} (${page.url()})`));
  await takeQuiz(page, email, site);
  await buyTheOffer(page, email, site);
  await tellDetails(page, site);
  await site.release(email);
  await watchAsGuest(page, email, site);
  await openAccount(page, email, site);
  expect(said).toEqual([]);
}

async function takeQuiz(page: Page, email: string, { server }: Site): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Discover Your 3 Core Numbers (Free Quiz)' }).first().click();
  await page.getByLabel('Your full name').fill(name);
  await press(page, 'Continue');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Continue');
  await fillBirthDate(page, '1990-07-04');
  await press(page, 'Calculate My Numbers');
  await page.getByRole('heading', { name: 'Free PDF Report Sent!' }).waitFor();
  for (const number of numbers) await page.getByRole('img', { name: number }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download the PDF now')]);
  expect((await buffer(await download.createReadStream())).subarray(0, 5).toString()).toBe('%PDF-');
  const { attachments } = await server.mailWith(email);
  expect(attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
}

async function buyTheOffer(page: Page, email: string, { look }: Site): Promise<void> {
  await page.getByRole('link', { name: 'Get My Mini Reading' }).first().click();
  await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.waitForURL(PAYMENT_PAGE);
  await choose(page, /^Pay €19/);
  await page.waitForURL('**/orders/*?payment=success');
  await page.getByText('Payment Successful!').waitFor();
  // What the quiz was told is not asked again.
  await expect.poll(() => page.getByLabel('Your full birth name').inputValue()).toBe(name);
  await expectBirthDate(page, '1990-07-04', 'Your birth date');
  await look?.(page, 'the order with its form');
}

async function tellDetails(page: Page, { look }: Site): Promise<void> {
  await page.getByLabel('Start now').check();
  await press(page, 'Send my details');
  await page.getByRole('heading', { name: 'Your chart' }).waitFor();
  await page.getByText('Your reading is being recorded from it.').waitFor();
  await page.getByText('Soul Urge').waitFor();
  await expect.poll(() => page.locator('dl .opacity-0').count()).toBe(0);
  await look?.(page, 'the chart');
}

const linkIn = async (mail: Promise<{ text?: string }>, pattern: RegExp) =>
  (await mail).text?.match(pattern)?.[0] ?? `no link like ${pattern}`;

async function watchAsGuest(page: Page, email: string, { server, look }: Site): Promise<void> {
  await page.goto(await linkIn(server.mailAbout(email, 'Ready for you'), /http\S+\/videos\/\S+/));
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
  await page.evaluate(() => document.querySelector('video')?.play());
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  await page.evaluate(() => document.querySelector('video')?.pause());
  await look?.(page, 'the film');
}

async function openAccount(page: Page, email: string, { server, look }: Site): Promise<void> {
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('link', { name: /^Watch it/ }).waitFor();
  await press(page, 'Send me the link');
  await page.getByText('Look into your mailbox').waitFor();
  await look?.(page, 'the order with its film');
  await page.goto(await linkIn(server.mailAbout(email, 'one tap away'), /http\S+\/login\/link\S+/));
  await page.waitForURL('**/portal/orders/*');
  await page.getByRole('heading', { name: 'Mini Video Reading', level: 1 }).waitFor();
  await page.goto('/portal');
  for (const number of numbers) await page.getByRole('img', { name: number }).waitFor();
  await page.goto('/portal/videos');
  await page.getByRole('link', { name: 'Watch Now' }).waitFor();
}

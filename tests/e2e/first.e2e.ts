import { expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { choose, orderInBrowser } from '../harness/checkout-page.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { openSite } from './fixture.ts';

/** What `npm test` sees in a browser beside the shell; all other journeys are in `npm run test:processes`. */
const { test, server } = await openSite({ mode: 'demo' });

test('a stranger takes the quiz, buys a report and gives her details', async ({ phone: page }) => {
  await page.goto('/quiz');
  await page.getByLabel('Your full name').fill('Maya Okafor');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill('maya@example.test');
  await page.keyboard.press('Enter');
  await fillBirthDate(page, '1990-07-04');
  await page.keyboard.press('Enter');
  for (const number of ['Life Path 3', 'Expression 7', 'Soul Urge 6'])
    await page.getByRole('img', { name: number }).waitFor();
  expect((await server.mailWith('maya@example.test')).attachments).toHaveLength(1);

  await orderInBrowser(page, 'report', { email: 'maya@example.test' });
  await choose(page, 'Have the bank decline it');
  await page.getByText('Your card was declined.').waitFor();
  await choose(page, /^Pay €59/);
  await page.waitForURL('**/orders/*?payment=success');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Your full birth name').fill('Maya Ngozi Okafor');
  await page.getByLabel('Start now').check();
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.getByRole('heading', { name: 'Your chart' }).waitFor();
});

test('a refund in two clicks', async ({ page }) => {
  await orderInBrowser(page, 'video-reading', { email: 'refund@example.com' });
  await choose(page, /^Pay €67/);
  await page.getByRole('button', { name: 'Request a refund' }).click();
  await page.getByRole('button', { name: 'Return €67' }).click();
  await page.getByText('Your refund', { exact: false }).first().waitFor();
  await server.mailAbout('refund@example.com', 'We have returned €67');
});

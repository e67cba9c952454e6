import type { Page } from 'playwright-core';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { fillBirthDate } from './quiz-page.ts';

/** The demo's, and the one of the strict provider. */
export const PAYMENT_PAGE = /\/(?:sandbox|c)\/pay\//;

/** The purchase as a person makes it, up to the payment page. */
export async function orderInBrowser(
  page: Page,
  productId: WrittenProductId,
  { email }: { email?: string } = {},
): Promise<void> {
  await page.goto(`/checkout/${productId}`);
  if (email) await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.waitForURL(PAYMENT_PAGE);
}

/** Presses one of the outcomes of the payment page. */
export async function choose(page: Page, outcome: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: outcome }).click();
}

/** Fills in whatever details an order asks for, and sends them. */
export async function sendDetails(page: Page): Promise<void> {
  // The Circle asks first when it opens, because it needs no details for that.
  const start = page.getByRole('button', { name: 'Start now' });
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  if ((await start.count()) > 0) {
    await start.click();
    await start.waitFor({ state: 'detached' });
  }
  await page.getByLabel('Your full birth name').fill('Maya Ngozi Okafor');
  await fillBirthDate(page, '1990-07-04', 'Your birth date');
  if ((await page.getByLabel('Trade name').count()) > 0)
    await page.getByLabel('Trade name').fill('Lantern & Pine');
  const together = page.getByLabel('I fill it in, with their agreement');
  if ((await together.count()) > 0) {
    await together.check();
    await page.getByLabel('Full birth name', { exact: true }).fill('Jonas Weber');
    await fillBirthDate(page, '1988-03-12', 'Birth date');
  }
  const now = page.getByLabel('Start now');
  if ((await now.count()) > 0) await now.check();
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.getByText('Your details arrived').waitFor();
}

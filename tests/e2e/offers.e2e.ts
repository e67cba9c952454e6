import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { choose, PAYMENT_PAGE } from '../harness/checkout-page.ts';
import { openSite, PHONE } from './fixture.ts';

const { test } = await openSite({ mode: 'demo' });

const picture = async (page: Page, name: string) => {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

test('she offers a video beside the report and a year after it; a guest ticks the one and clicks the other', async ({
  visit,
}) => {
  const office = await visit({ as: 'owner@demo.local' });
  await office.goto('/office/catalogue/report');
  await office.getByLabel('Beside it, at the checkout').selectOption('video-reading');
  await office.getByLabel('For €').first().fill('49');
  await office.getByLabel('After paying, with one click').selectOption('vip-blueprint');
  await office.getByLabel('For €').last().fill('199');
  await picture(office, 'office-product');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await office.getByText('Published', { exact: true }).waitFor();

  const guest = await visit({ ...PHONE });
  await guest.goto('/checkout/report');
  await guest.getByLabel('E-mail address').fill('nora@guests.test');
  const total = guest.getByTestId('total');
  await guest.getByRole('checkbox', { name: /^Add:/ }).check();
  await expect.poll(() => total.textContent()).toBe('€108');
  expect(await axeFindings(guest)).toEqual([]);
  await picture(guest, 'checkout');
  await guest.getByRole('button', { name: 'Complete Purchase' }).click();
  await guest.waitForURL(PAYMENT_PAGE);
  await picture(guest, 'payment');
  await choose(guest, 'Pay €108');
  await guest.waitForURL('**/orders/*?payment=success');
  const offer = guest.getByRole('button', { name: 'Order and pay €199' });
  await offer.waitFor();
  expect(await axeFindings(guest)).toEqual([]);
  await picture(guest, 'thank-you');
  const first = guest.url();
  await offer.click();
  await guest.waitForURL((url) => url.href !== first && url.searchParams.get('payment') === 'success');
  await guest.getByText('Payment Successful!').waitFor();
  await expect.poll(() => guest.getByRole('button', { name: 'Order and pay €199' }).count()).toBe(0);
  await picture(guest, 'second-order');
});

async function publish(office: Page, values: Record<string, string>): Promise<void> {
  await office.goto('/office/catalogue/new');
  for (const [label, value] of Object.entries(values))
    await office.getByLabel(label, { exact: true }).fill(value);
}

test('she sells a bundle at a price of the buyer’s own; one thing of it is refunded', async ({ visit }) => {
  const office = await visit({ as: 'owner@demo.local' });
  await publish(office, {
    Name: 'Read and Heard',
    'Price in €': '80',
    'Suggested, if the buyer chooses': '100',
    Description: 'The report and the video, together.',
    'What the buyer receives': 'The report\nThe video',
  });
  await office.getByText('A bundle of other products, at one price').click();
  await office.getByRole('checkbox', { name: 'Personal Report, €59' }).check();
  await office.getByRole('checkbox', { name: 'Video Reading, €67' }).check();
  await picture(office, 'office-bundle');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await office.waitForURL('**/office/catalogue/read-and-heard');

  const guest = await visit({ ...PHONE, expectErrors: /422/ });
  await guest.goto('/checkout/read-and-heard');
  await guest.getByLabel('E-mail address').fill('bea@guests.test');
  const total = guest.getByTestId('total');
  await expect.poll(() => total.textContent()).toBe('€100');
  await guest.getByLabel('Your price in €').fill('79');
  await guest.getByRole('button', { name: 'Complete Purchase' }).click();
  await guest.getByText('At least €80, please.').first().waitFor();
  await guest.getByLabel('Your price in €').fill('90');
  await expect.poll(() => total.textContent()).toBe('€90');
  expect(await axeFindings(guest)).toEqual([]);
  await picture(guest, 'checkout-own-price');
  await guest.getByRole('button', { name: 'Complete Purchase' }).click();
  await guest.waitForURL(PAYMENT_PAGE);
  await choose(guest, 'Pay €90');
  await guest.waitForURL('**/orders/*?payment=success');
  await picture(guest, 'bundle-order');

  await office.goto('/office/orders');
  await office
    .getByRole('link', { name: /Read and Heard/ })
    .first()
    .click();
  await office.getByRole('button', { name: 'Refund a part' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('What for').selectOption('Video Reading, €47.86');
  await dialog.getByLabel('Who asked for it').selectOption('The buyer');
  await dialog.getByLabel('Why (for your own books)').fill('One of the two was enough.');
  await picture(office, 'office-order');
  expect(await axeFindings(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send it back' }).click();
  await office.getByText('Refund on its way').waitFor();
});

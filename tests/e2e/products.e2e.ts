import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { choose, PAYMENT_PAGE } from '../harness/checkout-page.ts';
import { countingHands, type Hands } from '../harness/hands.ts';
import { shopOf } from '../harness/shop.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });
const shop = shopOf(server);
const WORKBOOK = 'A workbook about names.';

/** In the middle of the product, where it turns out to be missing. */
async function makeSessionType(page: Page, { press, type }: Hands): Promise<void> {
  await press(page.getByRole('button', { name: 'Another length or name' }));
  const form = page.getByRole('dialog');
  await type(form.getByLabel('What it is called'), 'Name talk');
  await type(form.getByLabel('Minutes'), '25');
  await press(form.getByRole('button', { name: 'Make it' }));
  await form.waitFor({ state: 'hidden' });
  const chosen = page.getByLabel('Of the type').locator('option:checked');
  await expect.poll(() => chosen.textContent()).toBe('Name talk, 25 minutes');
  await expect.poll(() => page.getByLabel('Price in €').inputValue()).toBe('49');
}

async function makeProduct(page: Page, hands: Hands): Promise<void> {
  const { press, type, pick, attach } = hands;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/office/catalogue');
  await press(page.getByRole('link', { name: 'New product' }));
  await type(page.getByLabel('Name', { exact: true }), 'Name Consultation');
  await type(page.getByLabel('Price in €'), '49');
  const about = 'A talk about the name you carry, and the one you think of.';
  await type(page.getByLabel('Description'), about);
  const features = 'A live session of 25 minutes\nA workbook to keep\nAnswers to your own questions';
  await type(page.getByLabel('What the buyer receives'), features);
  // The first try says what is missing, where it is missing.
  await press(button('Publish now'));
  await page.getByText('It delivers nothing yet.').first().waitFor();

  await press(button('Add'));
  await makeSessionType(page, hands);
  await pick(page.getByLabel('Add to what it delivers'), 'files');
  await press(button('Add'));
  const workbook = { name: 'Workbook.txt', mimeType: 'text/plain', buffer: Buffer.from(WORKBOOK) };
  await attach(page.getByLabel('Choose a file'), workbook);
  await page.getByText('Workbook.txt').first().waitFor();

  await pick(page.getByLabel('Ask the buyer for'), 'own');
  for (const [at, question] of ['Which name?', 'Since when?', 'Why now?'].entries()) {
    await press(button('Add the question'));
    await type(page.getByLabel(`Question ${at + 1}`), question);
  }
  await press(button('Preview'));
  await page.getByRole('region', { name: 'Preview' }).getByText('€49').first().waitFor();
  await press(button('Publish now'));
  await page.waitForURL('**/office/catalogue/name-consultation');
  expect(await axeFindings(page)).toEqual([]);
}

test('she makes a product of her own; a guest buys it, answers, downloads and is refunded', async ({
  visit,
}) => {
  const office = await visit({ as: 'owner@demo.local', expectErrors: /422/ });
  const hands = countingHands();
  await makeProduct(office, hands);
  // Under five minutes: half of them for the hands, the rest to think of the words.
  const { seconds, ...counted } = hands.counted();
  expect(counted).toEqual({ presses: 15, fields: 12, keys: 195 });
  expect(seconds).toBeLessThan(150);

  const guest = await visit({ ...PHONE, expectErrors: /404/ });
  await guest.goto('/');
  await guest.getByText('Name Consultation').first().waitFor();
  await guest.goto('/checkout/name-consultation');
  await guest.getByLabel('E-mail address').fill('nora@guests.test');
  await guest.getByRole('button', { name: 'Complete Purchase' }).click();
  await guest.waitForURL(PAYMENT_PAGE);
  await choose(guest, 'Pay €49');
  await guest.waitForURL('**/orders/*?payment=success');
  await guest.getByRole('heading', { name: 'Your details' }).waitFor();
  await guest.getByLabel('Which name?').fill('Iris');
  await guest.getByLabel('Since when?').fill('Since spring');
  await guest.getByLabel('Why now?').fill('There is a baby coming.');
  await guest.getByLabel('Start now').check();
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Send my details' }).click();
  await guest.getByText('Your details arrived').waitFor();
  await shop.settleDeliveries();
  await guest.reload();
  const bought = guest.getByRole('region', { name: 'What you bought' });
  await bought.getByText('Ready to book', { exact: true }).waitFor();
  const link = bought.getByRole('link', { name: 'Workbook.txt' });
  const href = (await link.getAttribute('href')) ?? '';
  const file = await guest.request.get(href);
  expect(await file.text()).toBe(WORKBOOK);
  expect(file.headers()['content-disposition']).toContain('Workbook.txt');

  const [order] = await shop.rows<{ id: string }>(`select id from orders where email = 'nora@guests.test'`);
  await office.goto(`/office/orders/${order?.id}`);
  for (const words of ['Which name?', 'Iris', 'There is a baby coming.', 'Files to download'])
    await office.getByText(words).first().waitFor();
  await office.getByRole('button', { name: /^Refund €/ }).click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund €/ })
    .click();
  await office.getByText('Refund on its way').waitFor();
  await shop.settle();
  expect((await guest.request.get(href)).status()).toBe(404);
  const credits = await shop.rows('select 1 from session_credits where source = $1', [`order:${order?.id}`]);
  expect(credits).toEqual([]);
});

test('one a week: the second buyer is told of the next week before she pays; the third can wait for more', async ({
  visit,
}) => {
  const office = await visit({ as: 'owner@demo.local' });
  await office.goto('/office/catalogue/video-reading');
  await office.getByLabel('At most, a week').fill('1');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await office.getByText('Visitors see it from now on.').waitFor();

  const [first, second] = [await visit(PHONE), await visit({ ...PHONE, expectErrors: /409/ })];
  for (const [page, email] of [
    [first, 'first@guests.test'],
    [second, 'second@guests.test'],
  ] as const) {
    await page.goto('/checkout/video-reading');
    await page.getByLabel('E-mail address').fill(email);
  }
  await first.getByRole('button', { name: 'Complete Purchase' }).click();
  await first.waitForURL(PAYMENT_PAGE);
  await second.getByRole('button', { name: 'Complete Purchase' }).click();
  await second.getByRole('alert').getByText('The next readings are from Monday').waitFor();
  expect(await axeFindings(second)).toEqual([]);
  await second.getByRole('button', { name: 'Order for that week' }).click();
  await second.waitForURL(PAYMENT_PAGE);
  await choose(second, 'Pay €67');
  await second.waitForURL('**/orders/*?payment=success');
  await second.getByText('In the week from').first().waitFor();

  await server.runJob('refresh-places');
  const third = await visit(PHONE);
  await third.goto('/checkout/video-reading');
  await third.getByText('Next readings from Monday').first().waitFor();
  expect(await axeFindings(third)).toEqual([]);
  await office.getByRole('button', { name: 'Pause', exact: true }).click();
  await office.getByText('It is shown, and cannot be ordered.').waitFor();
  await third.goto('/checkout/video-reading');
  await third.getByRole('link', { name: 'Tell me when it opens' }).click();
  await third.getByLabel('E-mail address').fill('third@guests.test');
  expect(await axeFindings(third)).toEqual([]);
  await third.getByRole('button', { name: 'Tell me once' }).click();
  await third.getByText('Then the address is forgotten.').last().waitFor();
  await office.getByRole('button', { name: 'Put on sale' }).click();
  await office.getByText('Visitors can order it from now on.').waitFor();
  await server.runJob('refresh-places');
  await server.mailAbout('third@guests.test', 'can be ordered again');
});

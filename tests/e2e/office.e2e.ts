import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { choose, orderInBrowser, sendDetails } from '../harness/checkout-page.ts';
import { shopOf } from '../harness/shop.ts';
import { expectGoodPage, openSite } from './fixture.ts';

const recording = fileURLToPath(new URL('../../demo/demo-reading.webm', import.meta.url));

const { test, server } = await openSite({ mode: 'demo', past: true });

test('a working day: an order arrives, is read, recorded, released, watched, and another is refunded', async ({
  signedIn,
}) => {
  const shop = shopOf(server);
  const buyer = await signedIn('member');
  await orderInBrowser(buyer, 'mini-reading');
  await choose(buyer, /^Pay €/);
  await buyer.waitForURL('**/portal/dashboard**');
  await shop.settle();
  const [order] = await shop.rows<{ id: string; number: string }>(
    `select id, number from orders where email = 'member@demo.local' and paid_at is not null order by created_at desc`,
  );
  await buyer.goto(`/portal/orders/${order?.id}`);
  await sendDetails(buyer);

  const page = await signedIn('owner');
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
  await server.mailAbout('member@demo.local', 'Ready for you');

  await buyer.goto('/portal/videos');
  await buyer.getByRole('link', { name: /Watch/ }).first().click();
  const player = buyer.locator('video');
  await player.waitFor();
  await buyer.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);

  await page.goto(`/office/orders/${order?.id}`);
  await page.getByRole('button', { name: /^Refund €/ }).click();
  await page.getByLabel('Why (for our own books)').fill('She heard it as a gift.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund €/ })
    .click();
  await page.getByText('Refund on its way').waitFor();
  await server.runJobs();
  await page.reload();
  await page.getByText('went back').first().waitFor();
  await page.goto('/office/settings/log');
  for (const words of ['attached a recording', 'released a video', 'sent money back']) {
    await page.getByText(words).first().waitFor();
  }
});

test('somebody is invited, comes in, and is refused where only the owner may go', async ({ signedIn }) => {
  const office = await signedIn('owner');
  await office.goto('/office/settings/people');
  await office.getByLabel('E-mail address').fill('new@demo.local');
  await office.getByRole('button', { name: 'Send the invitation' }).click();
  await office.getByText('new@demo.local').first().waitFor();
  const letter = await server.mailAbout('new@demo.local', 'You are invited to the office');
  const [path = ''] = /\/invitation\/[\w-]+/.exec(letter.text ?? '') ?? [];
  const guest = await signedIn('new', { expectErrors: /403|404/ });
  await guest.goto('/office');
  await guest.getByText('Page not found').first().waitFor();
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.getByRole('heading', { name: 'Readings due' }).waitFor();
  await guest.goto('/office/settings');
  await expect.poll(() => guest.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
  await guest.goto('/office/settings/log');
  await guest.getByText('Only the owner may go here.').first().waitFor();
});

test('the words of a document are found, and saved while they are written, with the page beside them', async ({
  signedIn,
}) => {
  const [document] = await shopOf(server).rows<{ path: string }>(
    `select '/office/orders/' || order_id || '/documents/' || fulfilments.id as path
     from fulfilments join intakes using (order_id)
     where delivery->>'document' = 'personal-report' and submitted_at is not null limit 1`,
  );
  const path = document?.path ?? '';
  const words = 'Walk which way you like; the slope is only a slope.';
  const desk = await signedIn('owner', { viewport: { width: 1440, height: 900 } });
  await desk.goto(path);
  await desk.getByRole('searchbox', { name: 'Search the words' }).fill('slope');
  await desk.getByRole('button', { name: 'Search', exact: true }).click();
  const chapter = desk.getByRole('group', { name: 'The reading, page 2' });
  const box = chapter.getByRole('textbox').first();
  const preview = desk.getByTitle('Preview of the document');
  await preview.waitFor();
  await box.fill(words);
  await desk.getByText('Saved. Release it from the order.').waitFor();
  await expect.poll(() => preview.getAttribute('src')).toMatch(/words=1#page=2$/);
  await desk.reload();
  await expect.poll(() => box.inputValue()).toBe(words);
  await expectGoodPage(desk, `${path} at 1440`);
  const phone = await signedIn('owner', { viewport: { width: 390, height: 900 } });
  await phone.goto(`${path}?chapter=contents`);
  await expect.poll(() => phone.getByRole('textbox').nth(1).inputValue()).toBe(words);
  await expectGoodPage(phone, `${path} at 390`);
});

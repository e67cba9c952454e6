import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { makePublicPost } from '../../adapters/outside/public-fetch.ts';
import { webPush } from '../../adapters/push/web-push.ts';
import { readPush } from '../../domain/notices/index.ts';
import { countOfficeWaiting } from '../../domain/office/index.ts';
import { startFakePush } from '../fake-push/fake-push.ts';
import { axeFindings } from '../harness/browser.ts';
import { choose, orderInBrowser, sendDetails } from '../harness/checkout-page.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
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
  await page.getByLabel('Why (for your own books)').fill('She heard it as a gift.');
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

test('she turns on notices in her browser, an order is pushed to it, and the title counts what waits', async ({
  signedIn,
}) => {
  const push = await startFakePush();
  const isAllowed = (address: string) => ['127.0.0.1', '::1'].includes(address);
  server.services.push = webPush({ post: makePublicPost({ isAllowed }) });
  const actor = await demoActor(server, 'owner@demo.local');
  const { publicKey } = await readPush(server.services, { memberId: actor.id });
  const { browser, subscription } = push.subscribe(publicKey);
  const page = await signedIn('owner');
  // A browser without a screen shows no notifications and has no push service behind it: it says yes, and subscribes at ours.
  await page.addInitScript((given) => {
    const made = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => true };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
    Object.defineProperty(PushManager.prototype, 'subscribe', { value: async () => made });
  }, subscription);
  await page.goto('/office/settings/notices');
  await page.getByRole('button', { name: 'Turn it on in this browser' }).click();
  await page.getByText('Notifications are on in this browser.').waitFor();
  await expectGoodPage(page, 'notices');
  const waiting = await countOfficeWaiting(server.services, { actor });
  await expect.poll(() => page.title()).toContain(`(${waiting}) `);

  const shop = shopOf(server);
  const id = await startBuying(server.visitor(), 'report', { email: 'pushed@example.test' });
  await shop.sandbox.chooseOutcome(id, 'paid');
  await shop.settle();
  await expect.poll(() => browser.received.length).toBe(1);
  expect(browser.received[0]?.title).toContain('New order: ');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL))
    .toContain('/push-worker.js');
  await page.goto('/office/settings/programs');
  await page.getByLabel('Name of the program').fill('A spreadsheet');
  await page.getByLabel('Read orders').check();
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('It is shown this once.').waitFor();
  await expectGoodPage(page, 'programs');
  await push.stop();
});

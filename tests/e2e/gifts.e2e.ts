import { choose } from '../harness/checkout-page.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ at: '2026-12-01T09:00:00Z' });

test('a code by link, and a gift bought, sent on its day, exchanged and redeemed, on a phone', async ({
  visit,
}) => {
  const page = await visit(PHONE);
  await page.goto('/?code=NOSUCHCODE');
  await page.goto('/checkout/report?code=nosuchcode');
  await page.getByText('We do not know this code.').waitFor();
  await page.getByText('One code for each order.').waitFor();
  await page.getByRole('link', { name: 'Give it as a gift' }).click();
  await page.getByRole('heading', { name: 'Give a reading' }).waitFor();
  await expectGoodPage(page, 'the page of gifts');
  await page.getByLabel('For whom').fill('Maya');
  await page.getByLabel('Their e-mail').fill('maya@example.test');
  await page.getByLabel('Send it on').fill('2026-12-24');
  await page.getByLabel('Your words').fill('For the year in which you begin again.');
  await page.getByLabel('Your name').fill('Jonas Lind');
  await page.getByLabel('Your e-mail').fill('jonas@example.test');
  await page.getByRole('button', { name: 'Pay €59' }).click();
  await page.waitForURL((url) => url.origin === server.stripe.url);
  await choose(page, /^Pay €59/);
  await page.getByText('Your gift is ready').waitFor();

  server.clock.set('2026-12-24T10:00:00Z');
  await server.runJobs();
  const { text = '' } = await server.mailAbout('maya@example.test', 'Jonas Lind has a gift for you');
  const maya = await visit(PHONE);
  await maya.goto(/https:\S+\/gift\/[\w-]+/.exec(text)?.[0] ?? 'no link in the letter');
  await maya.getByRole('heading', { name: 'Personal Report' }).waitFor();
  await expectGoodPage(maya, 'her gift');
  await maya
    .getByLabel('Your gift, or something else of its value')
    .selectOption({ label: 'Video Reading, €67' });
  await maya.getByText('Video Reading costs €8 more, which you pay next.').waitFor();
  await maya.getByLabel('Your e-mail').fill('maya@example.test');
  await maya.getByRole('button', { name: 'Go on to pay the rest' }).click();
  await maya.waitForURL((url) => url.origin === server.stripe.url);
  await choose(maya, /^Pay €8/);
  await maya.getByText('Paid by gift').waitFor();
  await expectGoodPage(maya, 'her order');
  await server.runJobs();
  await server.mailAbout('jonas@example.test', 'Maya has redeemed your gift');
});

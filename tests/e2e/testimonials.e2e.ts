import sharp from 'sharp';
import { expect } from 'vitest';
import { choose, PAYMENT_PAGE, sendDetails } from '../harness/checkout-page.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ at: '2026-11-02T09:00:00Z' });

const words = 'It fitted like a key. I read it twice, the second time slowly. Then I rang my sister.';

test('a customer is asked, writes on her phone, is shown on the product’s page, and takes it back', async ({
  visit,
  signedIn,
}) => {
  const her = await visit(PHONE);
  await her.goto('/checkout/report');
  await her.getByLabel('E-mail address').fill('maya@example.test');
  await her
    .locator('main')
    .getByLabel(/newsletter/i)
    .check();
  await her.getByRole('button', { name: 'Complete Purchase' }).click();
  await her.waitForURL(PAYMENT_PAGE);
  await choose(her, /^Pay €59/);
  await her.waitForURL('**/orders/*?payment=success');
  await sendDetails(her);
  await server.runJobs();
  await server.runJob('fulfil');

  // Words that she shortens without saying that the meaning is kept are refused.
  const office = await signedIn('owner', { expectErrors: /422/ });
  await office.goto('/office/testimonials');
  await office.getByLabel('Ask customers by letter').check();
  await office.getByLabel('Days after everything was delivered').fill('3');
  await office.getByRole('button', { name: 'Save' }).click();
  await office.getByText('Saved.').waitFor();
  await expectGoodPage(office, 'the office’s testimonials');

  server.clock.advance({ days: 3, minutes: 1 });
  await server.runJob('ask-for-testimonials');
  const { text = '' } = await server.mailAbout('maya@example.test', 'What did you make of it?');
  const link = /https:\S+\/testimonial\/[\w.-]+/.exec(text)?.[0] ?? 'no link in the letter';
  await her.goto(link);
  await expectGoodPage(her, 'her page');
  await her.getByLabel('Your words').fill(words);
  await her.getByLabel('The name to stand beside them').fill('Maya O.');
  await her.getByLabel('A place, if you like').fill('Porto');
  await her.getByLabel('A rating, if you like').selectOption('5');
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#884422' },
  }).jpeg();
  const buffer = await photo.toBuffer();
  await her.getByLabel('A photo of you').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const consent = her.getByLabel(/may show these words/);
  await expect.poll(() => consent.isChecked()).toBe(false);
  await consent.check();
  await her.getByRole('button', { name: 'Send my words' }).click();
  await her.getByText('Thank you, your words are with us').waitFor();
  await expectGoodPage(her, 'her page, sent');

  await office.goto('/office');
  await office.getByRole('link', { name: /^It fitted like a key/ }).click();
  await office.getByLabel('As it is shown').fill('It fitted like a key … Then I rang my sister.');
  await office.getByRole('button', { name: 'Show it on the site' }).click();
  await office.getByText('Please read both once more').waitFor();
  await office.getByLabel('If I shortened it').check();
  await office.getByRole('button', { name: 'Show it on the site' }).click();
  await office.getByText('It is on the pages now.').waitFor();
  await expectGoodPage(office, 'one testimonial');

  const visitor = await visit();
  await visitor.goto('/checkout/report');
  await visitor.getByText('“It fitted like a key … Then I rang my sister.”').waitFor();
  await visitor.getByRole('heading', { name: '5 of 5, by one buyer' }).waitFor();
  const told = visitor.locator('script[type="application/ld+json"]');
  await expect
    .poll(async () => (await told.allTextContents()).join())
    .toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5');
  await expectGoodPage(visitor, 'the product with her words');
  await visitor.goto('/testimonials');
  await visitor.getByText('Maya O., Porto').waitFor();
  await expectGoodPage(visitor, 'the testimonials');

  await her.getByText('Take my words back').click();
  await her.getByRole('button', { name: 'Yes, take them back' }).click();
  await her.getByText('Your words are deleted').waitFor();
  await visitor.reload();
  await expect.poll(() => visitor.getByText('Maya O., Porto').count()).toBe(0);
});

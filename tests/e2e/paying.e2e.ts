import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, PAYMENT_PAGE } from '../harness/checkout-page.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ at: '2026-03-02T09:00:00Z' });

/** What the customer sees, good on her phone; kept as a picture where somebody wants to look. */
async function look(page: Page, name: string): Promise<void> {
  await expectGoodPage(page, name);
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

const subscriptionOf = async (email: string): Promise<string> => {
  const { rows } = await server.services.db.$client.query<{ subscription_id: string }>(
    `select subscription_id from payment_plans join orders on orders.id = order_id where email = $1`,
    [email],
  );
  return rows[0]?.subscription_id ?? '';
};

/** The link of the payment page is good for a day; the one in her letter stays. */
async function byHerLetter(page: Page, email: string): Promise<void> {
  const { text = '' } = await server.mailAbout(email, 'Thank you');
  await page.goto(/https:\S+\/orders\/[\w.%~-]+/.exec(text)?.[0] ?? 'no link in the letter');
}

/** A month later the provider charges the card, or tries to, and tells us. */
async function monthLater(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void> {
  server.clock.advance({ days: 31 });
  server.stripe.renew(subscriptionId, outcome);
  await server.settle();
}

async function buyInParts(page: Page, email: string): Promise<void> {
  await page.goto('/checkout/transformation');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByText('3 monthly parts of €83').click();
  await expect.poll(() => page.getByTestId('total').textContent()).toContain('€249');
  await look(page, 'parts-checkout');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.waitForURL(PAYMENT_PAGE);
  await choose(page, /^Pay €83/);
  await page.waitForURL('**/orders/*?payment=success');
  await page.getByText('Paid in 3 parts').waitFor();
  await server.settle();
}

test('she offers three parts; one buyer pays to the last, another’s second part fails and ends kindly', async ({
  signedIn,
  visit,
}) => {
  const office = await signedIn('owner');
  await office.goto('/office/catalogue/transformation');
  await office.getByLabel('Or in monthly parts').fill('3');
  await office.getByLabel('In €', { exact: true }).fill('83');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await office.getByText('Visitors see it from now on.').waitFor();

  const [paying, failing] = [await visit(PHONE), await visit(PHONE)];
  await buyInParts(paying, 'pays@guests.test');
  await buyInParts(failing, 'fails@guests.test');
  await look(paying, 'parts-first');
  const [good, bad] = [await subscriptionOf('pays@guests.test'), await subscriptionOf('fails@guests.test')];
  server.clock.advance({ days: 31 });
  server.stripe.renew(good, 'paid');
  server.stripe.renew(bad, 'failed');
  await server.settle();
  await byHerLetter(paying, 'pays@guests.test');
  await paying.getByText('1 to go. It ends by itself after the last.').waitFor();
  await byHerLetter(failing, 'fails@guests.test');
  await failing.getByText('The last charge did not go through.').waitFor();
  await failing.getByRole('button', { name: 'Check your card' }).waitFor();
  await look(failing, 'parts-failed');
  await server.mailAbout('fails@guests.test', 'did not go through');
  await office.goto('/office');
  await office
    .getByText(/fails@guests\.test/)
    .first()
    .waitFor();

  await monthLater(good, 'paid');
  await paying.reload();
  await paying.getByText('All paid').waitFor();
  await look(paying, 'parts-last');
  await failing.reload();
  await look(failing, 'parts-ended');
});

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

const subscriptionOf = async (table: 'payment_plans' | 'subscriptions', email: string): Promise<string> => {
  const { rows } = await server.services.db.$client.query<{ subscription_id: string }>(
    `select subscription_id from ${table} join orders on orders.id = order_id where email = $1`,
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
  const [good, bad] = [
    await subscriptionOf('payment_plans', 'pays@guests.test'),
    await subscriptionOf('payment_plans', 'fails@guests.test'),
  ];
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

test('a member of the Circle changes up to a dearer tier, by the year', async ({ signedIn }) => {
  const office = await signedIn('owner');
  await office.goto('/office/catalogue/new');
  for (const [label, value] of Object.entries({
    Name: 'Inner Circle',
    'Price in €': '49',
    Description: 'The letter of the month, and a session with me.',
    'What the buyer receives': 'The letter of the month\nA session each month',
    'Or by the year, in €': '490',
    'Sessions for each month': '1',
  })) {
    if (label === 'Or by the year, in €')
      await office.getByLabel('The price is charged').selectOption('Every month, a membership');
    await office.getByLabel(label, { exact: true }).fill(value);
  }
  await office.getByLabel('The letter of the month, the days and their calendar').check();
  await office.getByLabel('Type of these sessions').selectOption({ index: 1 });
  await office.getByLabel('Ask the buyer for').selectOption('Birth name and birth date');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await office.waitForURL('**/office/catalogue/inner-circle');

  const member = await signedIn('member', PHONE);
  await member.goto('/checkout/membership');
  await member.getByRole('button', { name: 'Complete Purchase' }).click();
  await member.waitForURL(PAYMENT_PAGE);
  await choose(member, /^Pay €/);
  await member.getByText('Soul Circle Membership').first().waitFor();
  await server.settle();
  const { rows } = await server.services.db.$client.query<{ id: string }>(
    `select id from orders where product_id = 'membership' and state = 'paid'`,
  );
  await member.goto(`/portal/orders/${rows[0]?.id}`);
  const start = member.getByRole('button', { name: 'Start now' });
  await start.click();
  await start.waitFor({ state: 'detached' });
  await server.settle();

  await member.goto('/portal/membership');
  await look(member, 'tier-options');
  await member.getByRole('link', { name: /See what it costs.*by the year/ }).click();
  const charged = member.getByTestId('charged-now');
  await charged.waitFor();
  await look(member, 'tier-agree');
  const sum = (await charged.textContent()) ?? '';
  await member.getByRole('button', { name: `Change and pay ${sum}` }).click();
  await member.getByText('A change is on its way.').waitFor();
  await server.settle();
  await member.reload();
  await member.getByRole('heading', { name: 'Inner Circle' }).waitFor();
  await member.getByText('12 with each paid year').waitFor();
  await look(member, 'tier-changed');
  await member.goto('/portal/sessions');
  await look(member, 'tier-sessions');
});

test('a member recommends; the friend pays less, and the credit comes when nothing can go back', async ({
  signedIn,
  visit,
}) => {
  const office = await signedIn('owner');
  await office.goto('/office/settings/referral');
  await office.getByLabel('Members may recommend us by a link of their own').check();
  await office.getByLabel('Percent').fill('20');
  await office.getByLabel('The member’s credit, in €').fill('10');
  await office.getByRole('button', { name: 'Save' }).click();
  await office.getByText('Saved. Every link that is out follows.').waitFor();

  const member = await signedIn('member', PHONE);
  await member.goto('/portal/recommend');
  await member.getByRole('button', { name: 'Make my link' }).click();
  const link = await member.getByLabel('Send this to a friend').inputValue();
  await look(member, 'referral-link');

  const friend = await visit(PHONE);
  await friend.goto(link);
  // Whoever goes on from there takes the code along.
  await friend.locator('main a[href^="/checkout/report"]:visible').first().click();
  await friend.waitForURL('**/checkout/report?**');
  await friend.getByLabel('E-mail address').fill('friend@guests.test');
  await friend.getByLabel('E-mail address').blur();
  await expect.poll(() => friend.getByTestId('total').textContent()).toBe('€47.20');
  await look(friend, 'referral-checkout');
  await friend.getByRole('button', { name: 'Complete Purchase' }).click();
  await friend.waitForURL(PAYMENT_PAGE);
  await choose(friend, /^Pay €47.20/);
  await friend.waitForURL('**/orders/*?payment=success');
  await server.settle();
  await member.reload();
  await member.getByText('On its way').waitFor();

  server.clock.advance({ days: 32 });
  await server.runJobs();
  await member.goto('/portal/recommend');
  await member.getByText('Yours', { exact: true }).waitFor();
  await look(member, 'referral-earned');
});

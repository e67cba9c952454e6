import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, orderInBrowser, PAYMENT_PAGE } from '../harness/checkout-page.ts';
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

/** A slow line: no script comes before this says so. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await come;
    await route.continue();
  });
  return letCome;
}

/** She chooses before any script has come. What is charged is what she sees chosen. */
async function chosenEarly(page: Page, path: string, words: string): Promise<void> {
  const letCome = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const choice = page.locator('label', { hasText: words }).getByRole('radio');
  await choice.check();
  await page.getByLabel('E-mail address').fill(`early-${path.length}@guests.test`);
  letCome();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => choice.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.waitForURL(PAYMENT_PAGE);
}

test('she offers three parts; one buyer pays to the last, another’s second part fails and ends kindly', async ({
  signedIn,
  visit,
}) => {
  const office = await signedIn('owner');
  await office.goto('/office/catalogue/transformation');
  await office.getByLabel('Or in monthly parts').fill('3');
  await office.getByLabel('Price in parts, €').fill('83');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await office.getByText('Visitors see it from now on.').waitFor();

  const early = await visit(PHONE);
  await chosenEarly(early, '/checkout/transformation', '3 monthly parts of €83');
  await early.getByRole('button', { name: /^Pay €83/ }).waitFor();

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

/** She joins, and asks us to begin. */
async function joins(page: Page): Promise<void> {
  await page.goto('/checkout/membership');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.waitForURL(PAYMENT_PAGE);
  await choose(page, /^Pay €/);
  await page.waitForURL('**/portal/dashboard*');
  await server.settle();
  const { rows } = await server.services.db.$client.query<{ id: string }>(
    `select id from orders where product_id = 'membership' and paid_at is not null`,
  );
  await page.goto(`/portal/orders/${rows[0]?.id}`);
  const begin = page.getByRole('button', { name: 'Start now' });
  await begin.click();
  await begin.waitFor({ state: 'detached' });
  await server.settle();
}

test('she makes a membership that is paid by the year; a member changes up to it and pays what was shown', async ({
  signedIn,
  visit,
}) => {
  const office = await signedIn('owner');
  await office.goto('/office/catalogue/new');
  await office.getByLabel('Name', { exact: true }).fill('Inner Circle');
  await office.getByLabel('Price in €').fill('49');
  await office.getByLabel('Description').fill('A session each month, and all that the Soul Circle has.');
  await office.getByLabel('What the buyer receives').fill('A live session each month');
  await office.getByLabel('The price is charged').selectOption('Every month, a membership');
  await office.getByLabel('Or by the year, in €').fill('490');
  await office.getByLabel('Sessions for each month').fill('1');
  await office.getByLabel('The letter of the month, the days and their calendar').check();
  await office.getByLabel('Type of these sessions').selectOption({ index: 1 });
  await office.getByLabel('Ask the buyer for').selectOption('Birth name and birth date');
  await office.getByRole('button', { name: 'Publish now' }).click();
  await office.waitForURL('**/office/catalogue/inner-circle');

  const early = await visit(PHONE);
  await chosenEarly(early, '/checkout/inner-circle', '€490 a year');
  await early.getByRole('button', { name: /^Pay €490/ }).waitFor();

  const member = await signedIn('member', PHONE);
  await joins(member);
  await member.goto('/portal/membership');
  await look(member, 'tier-before');
  await member.getByRole('link', { name: /See what it costs.*Inner Circle, by the year/ }).click();
  const charged = (await member.getByTestId('charged-now').textContent()) ?? '';
  expect(charged).toMatch(/^€4\d\d/);
  await look(member, 'tier-agree');
  await member.getByRole('button', { name: `Change and pay ${charged}` }).click();
  await member.getByRole('heading', { name: 'Inner Circle', exact: true }).waitFor();
  await member.getByText('€490').first().waitFor();
  await look(member, 'tier-after');
  const { text = '' } = await server.mailAbout(server.people.member.email, 'Inner Circle');
  expect(text).toContain(charged);
});

test('a member recommends the site; her friend pays less, and after the 30 days the credit is hers', async ({
  signedIn,
  visit,
}) => {
  const office = await signedIn('owner');
  await office.goto('/office/settings/referral');
  await office.getByLabel('Members may recommend us by a link of their own').check();
  await office.getByLabel('Percent').fill('20');
  await office.getByLabel('The member’s credit, in €').fill('10');
  await office.getByRole('button', { name: 'Save' }).click();

  const member = await signedIn('member', PHONE);
  await member.goto('/portal/recommend');
  await member.getByRole('button', { name: 'Make my link' }).click();
  const link = await member.getByLabel('Send this to a friend').inputValue();
  await look(member, 'referral-link');

  const friend = await visit(PHONE);
  await friend.goto(link);
  await friend.waitForLoadState('networkidle');
  const letCome = await holdScripts(friend);
  await friend.locator('main a[href^="/checkout/report"]:visible').first().click({ noWaitAfter: true });
  await friend.waitForURL(/report\?code=/, { waitUntil: 'commit' });
  await friend.getByLabel('E-mail address').fill('friend@guests.test');
  await friend.getByLabel('E-mail address').blur();
  letCome();
  await expect.poll(() => friend.getByTestId('total').textContent()).toContain('€47.20');
  await look(friend, 'referral-checkout');
  await friend.getByRole('button', { name: 'Complete Purchase' }).click();
  await friend.waitForURL(PAYMENT_PAGE);
  await choose(friend, /^Pay €47\.20/);
  await friend.waitForURL('**/orders/*?payment=success');
  await server.settle();
  await member.reload();
  await member.getByText('On its way').waitFor();
  server.clock.advance({ days: 32 });
  await server.runJobs();
  await member.reload();
  await member.getByText('Yours', { exact: true }).waitFor();
  await look(member, 'referral-earned');
});

/** A report for €59, of which another sum arrives. */
async function paysAnother(page: Page, email: string, cents: number): Promise<void> {
  await orderInBrowser(page, 'report', { email });
  const session = server.stripe.world.sessions.get(page.url().split('/').at(-1) ?? '');
  if (session) session.amount_total = cents;
  await page.reload();
  await choose(page, /^Pay €/);
  await page.waitForURL('**/orders/*?payment=success');
  await page.getByText('It is not the amount that was agreed.').waitFor();
  await server.settle();
}

async function openOnToday(office: Page, email: string, mark: string): Promise<void> {
  await office.goto('/office');
  await office.getByRole('link').filter({ hasText: email }).filter({ hasText: mark }).first().click();
  await office.waitForURL('**/office/orders/*');
}

test('a payment that differs: the rest of one is asked for and paid, what is too much of another goes back', async ({
  signedIn,
  visit,
}) => {
  const office = await signedIn('owner');
  const little = await visit(PHONE);
  await paysAnother(little, 'little@guests.test', 5_000);
  await look(little, 'differs-held');
  await openOnToday(office, 'little@guests.test', 'Payment differs: to decide');
  await office.getByRole('heading', { name: 'Too little was paid' }).waitFor();
  await look(office, 'differs-office-little');
  await office.getByRole('button', { name: 'Ask for €9' }).click();
  await office.getByRole('button', { name: 'Send the letter' }).click();
  await office.getByText('The buyer was asked for the rest').waitFor();
  const { text = '' } = await server.mailAbout('little@guests.test', '€9 are missing');
  await little.goto(/https:\S+\/orders\/[\w.%~-]+/.exec(text)?.[0] ?? 'no link in the letter');
  await look(little, 'differs-rest');
  await little.getByRole('button', { name: 'Pay €9' }).click();
  await little.waitForURL(PAYMENT_PAGE);
  await choose(little, 'Pay €9');
  await little.waitForURL('**/orders/**');
  await server.settle();
  const { text: goesOn = '' } = await server.mailAbout('little@guests.test', 'Your order goes on');
  await little.goto(/https:\S+\/orders\/[\w.%~-]+/.exec(goesOn)?.[0] ?? 'no link in the letter');
  await little.getByRole('heading', { name: 'Your details' }).waitFor();
  await look(little, 'differs-paid');

  const much = await visit(PHONE);
  await paysAnother(much, 'much@guests.test', 7_000);
  await openOnToday(office, 'much@guests.test', 'Payment differs: to decide');
  await office.getByRole('heading', { name: 'Too much was paid' }).waitFor();
  await office.getByRole('button', { name: 'Deliver it, and give back €11' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Give back €11' }).click();
  await office.getByText('On its way back').first().waitFor();
  await server.settle();
  // The provider tells of the refund that was just made.
  await server.settle();
  await server.mailAbout('much@guests.test', 'We have returned €11');
  await office.reload();
  await look(office, 'differs-office-much');
  await office.goto('/office');
  await expect.poll(() => office.getByText('Payment differs: to decide').count()).toBe(0);
});

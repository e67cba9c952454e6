import { expect } from 'vitest';
import { axeFindings, isTooWide } from '../harness/browser.ts';
import { identity } from '../harness/set-up-shop.ts';
import { totpCode } from '../harness/totp.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ shop: 'new' });

test('on the set-up page axe finds nothing, and nothing sticks out', async ({ signedIn }) => {
  const page = await signedIn('owner', PHONE);
  await page.goto('/office/setup');
  await page.getByRole('heading', { name: 'Before you open' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await isTooWide(page)]).toEqual([width, false]);
  }
});

test('an owner goes through it, from "Opening soon" to an open shop', async ({ page, signedIn }) => {
  await page.goto('/checkout/report');
  await page.getByRole('heading', { name: 'Opening soon' }).waitFor();

  const office = await signedIn('owner', { expectErrors: /422/ });
  await office.goto('/office');
  await office.waitForURL('**/office/setup');
  await office.getByText('0 of 6 needed to open').waitFor();

  const who = office.getByRole('region', { name: 'Who sells here' });
  await who.getByLabel('Legal name').fill(identity.legalName);
  await who.getByLabel('Postal address').fill(identity.legalAddress);
  await who.getByLabel('Contact e-mail').fill(identity.contactEmail);
  await who.getByRole('button', { name: 'Save' }).click();
  await who.getByText('Please give it, or say that you have none.').first().waitFor();
  await who.getByLabel('I have none').check();
  await who.getByRole('button', { name: 'Save' }).click();
  await office.getByText('3 of 6 needed to open').waitFor();

  await office.getByRole('button', { name: 'Send me the letter' }).click();
  await office.getByText('On its way to owner@aura.test.').waitFor();
  const letter = await server.mailAbout('owner@aura.test', 'is the code for your set-up');
  await office.goto(letter.text?.match(/https:\/\/\S+\/office\/setup\?code=\d{6}/)?.[0] ?? 'no link');
  await office.getByRole('button', { name: 'Confirm' }).click();
  await office.getByText('4 of 6 needed to open').waitFor();

  await office.getByRole('button', { name: 'Test the payments' }).click();
  await server.stripe.deliveries.settled();
  await office.getByText('Key, webhook and secret are right.').waitFor();

  await office.getByRole('link', { name: 'Set it up in your account' }).click();
  const card = office.locator('#two-factor');
  await card.getByLabel('Your password').fill(server.people.owner.password);
  await card.getByRole('button', { name: 'Set it up' }).click();
  await card.getByLabel('3. The code it shows now').waitFor();
  const address = (await card.locator('a[href^="otpauth:"]').first().getAttribute('href')) ?? '';
  for (const box of await card.getByRole('checkbox').all()) await box.check();
  await card.getByLabel('3. The code it shows now').fill(totpCode(address));
  await card.getByRole('button', { name: 'Turn it on' }).click();
  await office.getByText('It is on: signing in asks for a code').waitFor();

  await office.goto('/office/setup');
  await office.getByText('6 of 6 needed to open').waitFor();
  await office.getByRole('button', { name: 'Open the shop' }).click();
  await office.getByRole('heading', { name: 'The shop is open' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Complete Purchase' }).waitFor();
});

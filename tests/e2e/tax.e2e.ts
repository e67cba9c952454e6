import { beforeAll, describe, expect } from 'vitest';
import { buyGift, changeTax } from '../../domain/shop/index.ts';
import { axeFindings } from '../harness/browser.ts';
import { demoActor } from '../harness/members.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });
beforeAll(async () => {
  const actor = await demoActor(server, 'owner@demo.local');
  await changeTax(server.services, { actor, scheme: 'oss', country: 'DE', vatNumber: 'DE136695976' });
});

describe('the order page of a shop in the One Stop Shop', () => {
  test('asks for the country, and shows the tax inside a price that stays', async ({ page }) => {
    await page.goto('/checkout/report');
    const tax = page.locator('dt', { hasText: 'Tax (included)' }).locator('xpath=following-sibling::dd');
    await expect.poll(() => tax.textContent()).toBe('€9.42');
    await page.getByLabel('Country').selectOption('FR');
    await expect.poll(() => tax.textContent()).toBe('€9.83');
    await page.getByLabel('Country').selectOption('US');
    await expect.poll(() => tax.textContent()).toBe('€0');
    await expect.poll(() => page.getByTestId('total').textContent()).toBe('€59');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('without a country nothing is sold, and the field says why', async ({ visit }) => {
    const page = await visit({ expectErrors: /422/ });
    await page.goto('/checkout/report');
    await page.getByLabel('E-mail address').fill('nowhere@example.test');
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.getByRole('alert').getByText('Please choose your country.').waitFor();
    await expect.poll(() => page.getByLabel('Country').getAttribute('aria-invalid')).toBe('true');
  });

  test('a business is asked for what its invoice needs, and finds the invoice with its order', async ({
    page,
  }) => {
    await page.goto('/checkout/report');
    await expect.poll(() => page.getByLabel('Name of the business').isVisible()).toBe(false);
    await page.getByLabel('E-mail address').fill('atelier@example.test');
    await page.getByLabel('Country').selectOption('FR');
    await page.getByLabel('I buy for a business').check();
    await page.getByLabel('Name of the business').fill('Atelier Lune');
    await page.getByLabel('Its address').fill('1 rue de la Paix\n75002 Paris');
    await page.getByLabel('VAT number').fill('FR40303265046');
    await page.getByLabel('VAT number').blur();
    await page.getByText('one of its characters is wrong').waitFor();
    await page.getByLabel('VAT number').fill('FR40303265045');
    await page.getByLabel('VAT number').blur();
    await page.getByText('Reverse charge: no VAT is charged').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    await page.getByRole('button', { name: /^Pay €59/ }).click();
    await page.waitForURL(/\/orders\//);
    await page.getByText('Invoice I-').waitFor();
  });
});

test('a gift for something dearer asks for the country, once there is a rest to pay', async ({ visit }) => {
  const { url } = await buyGift(server.services, {
    ...{ what: 'amount', amount: 2_000, giverName: 'Jonas Lind', receiverName: 'Maya' },
    ...{ email: 'jonas@example.test', country: 'FR' },
  });
  await server.services.sandbox?.chooseOutcome(url.split('/').at(-1) ?? '', 'paid');
  await server.runJobs();
  const { text = '' } = await server.mailAbout('jonas@example.test', 'Your gift for');
  const page = await visit({ ...PHONE, expectErrors: /422/ });
  await page.goto(/\/gift\/[A-Z2-9-]+/.exec(text)?.[0] ?? 'no link in the letter');
  const wanted = page.getByLabel('What you would like');
  await wanted.selectOption('mini-reading');
  await expect.poll(() => page.getByLabel('Country').count()).toBe(0);
  await wanted.selectOption('report');
  await page.getByText('Personal Report costs €39 more, which you pay next.').waitFor();
  await page.getByLabel('Your e-mail').fill('maya@example.test');
  await page.getByRole('button', { name: 'Go on to pay the rest' }).click();
  await page.getByText('Please choose your country.').waitFor();
  await expectGoodPage(page, 'a gift without a country');
  await page.getByLabel('Country').selectOption('FR');
  await page.getByRole('button', { name: 'Go on to pay the rest' }).click();
  await page.waitForURL('**/sandbox/pay/**');
});

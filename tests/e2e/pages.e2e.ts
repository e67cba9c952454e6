import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { markdownOf, openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
/** What a visitor reads, who has never been here. */
const seen = async (path: string) => (await server.visitor().get(path)).text();

test('the landing page is put in another order by keyboard, and a visitor sees it at once', async ({
  signedIn,
}) => {
  const page = await signedIn('owner');
  await page.goto('/office/pages');
  await page.getByRole('link', { name: 'Landing page' }).click();
  await press(page, 'Couples: up');
  await press(page, 'Couples: up');
  await page.getByText('Couples stands at place 4 of 12 now.').waitFor({ state: 'attached' });
  await press(page, 'From the blog: hide');
  await page.getByText('Words of Opening').click();
  await page.getByLabel('Heading').first().fill('Count with me, slowly.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.locator('[inert]', { hasText: 'Count with me, slowly.' }).waitFor({ state: 'attached' });
  expect(await seen('/')).not.toContain('Count with me');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await toast(page, 'Published');

  const began = Date.now();
  const html = await seen('/');
  expect(Date.now() - began).toBeLessThan(3_000);
  expect(html).toContain('Count with me, slowly.');
  expect(html).not.toContain('id="blog"');
  expect(html.indexOf('id="couples"')).toBeLessThan(html.indexOf('id="services"'));
  await page.goto('/');
  expect(await axeFindings(page)).toEqual([]);
});

test('an own page of four kinds of sections is made, published, passed on and moved', async ({
  signedIn,
}) => {
  const page = await signedIn('owner', { expectErrors: /status of 422/ });
  await page.goto('/office/pages');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Title', { exact: true }).fill('A weekend by the sea');
  await page.getByLabel('In two sentences').fill('Three days, nine people, one notebook each.');
  await page.getByText('Words of Text').click();
  await (await markdownOf(page, 'Text')).fill('The sea **counts** its waves.');
  const add = async (kind: string) => {
    await page.getByLabel('Another section').selectOption(kind);
    await page.getByRole('button', { name: 'Add it' }).click();
  };
  await add('questions');
  await page.getByText('Words of Questions').click();
  await page.getByLabel('1: title').fill('When is it?');
  await add('product');
  await page.getByText('Words of Product').click();
  await page.getByLabel('Product', { exact: true }).selectOption('report');
  await add('newsletter');

  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Please write something here.').first().waitFor();
  await page.getByLabel('1: text').fill('In May.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.waitForURL('**/office/pages/a-weekend-by-the-sea');
  const html = await seen('/p/a-weekend-by-the-sea');
  for (const words of ['<strong>counts</strong>', 'In May.', '/checkout/report', 'newsletter-email'])
    expect(html).toContain(words);

  await page.getByLabel('Address').fill('by-the-sea');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await toast(page, 'Published');
  await page.goto('/p/a-weekend-by-the-sea');
  await page.waitForURL('**/p/by-the-sea');
  await page.getByText('When is it?').click();
  await page.getByText('In May.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

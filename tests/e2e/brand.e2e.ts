import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readyLooks, themesOf } from '../../content/look.ts';
import { itemAt } from '../../shared/records.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', documents: 'drawn' });

const look = itemAt(readyLooks, 1);
const { light, dark } = themesOf(look);
const SECONDS = 3_000;

const shown = async (path: string) => (await server.visitor().get(path)).text();
/** What the page's style sheets say a colour is, as a browser has it. */
const token = (page: Page, name: string) =>
  page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(each).trim(), name);

test('a brand changes its colours from top to bottom: site by day and by night, letter, document and shared picture', async ({
  signedIn,
  phone,
}) => {
  const before = { page: await shown('/'), card: await shown('/share/home.png') };
  expect(before.page).not.toContain('/look/');
  const page = await signedIn('owner');
  await page.goto('/office/settings/brand');
  await page.getByRole('button', { name: look.name }).click();
  await expect.poll(() => page.getByLabel('Main colour').inputValue()).toBe(look.mainColour);
  // Seen before anything is saved, in both themes.
  const days = page.locator('figure', { hasText: 'By day' });
  const nights = page.locator('figure', { hasText: 'By night' });
  const paperOf = (figure: typeof days) => figure.evaluate((each) => each.style.getPropertyValue('--paper'));
  await expect.poll(() => paperOf(days)).toBe(light.paper);
  await expect.poll(() => paperOf(nights)).toBe(dark.paper);
  expect(await shown('/')).toBe(before.page);
  await expectGoodPage(page, 'the brand');

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  const since = Date.now();
  // The office itself wears them at once, and every page from now on.
  await expect.poll(() => token(page, '--gold')).toBe(light.gold);
  await phone.goto('/');
  await expect.poll(() => token(phone, '--gold')).toBe(light.gold);
  const frame = phone.locator('meta[name="theme-color"]');
  await expect.poll(() => frame.getAttribute('content')).toBe(light.paper);
  await phone.evaluate(() => localStorage.setItem('theme', 'dark'));
  await phone.reload();
  await expect.poll(() => token(phone, '--paper')).toBe(dark.paper);
  expect(await shown('/share/home.png')).not.toBe(before.card);
  const lead = { name: 'Maya Okafor', email: 'maya@example.test', birthDate: '1990-07-04' };
  await server.visitor().postJson('/functions/v1/capture-quiz-lead', lead);
  const { html, attachments } = await server.mailWith(lead.email);
  expect(html).toContain(light.gold);
  expect(attachments).toHaveLength(1);
  expect(Date.now() - since).toBeLessThan(SECONDS);
  await expectGoodPage(phone, 'the landing page in other colours');

  // And back: nothing of it stays.
  await page.getByRole('button', { name: itemAt(readyLooks, 0).name }).click();
  await page.getByText('These two are set by hand').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => shown('/')).toBe(before.page);
  await expect.poll(() => page.locator('link[href^="/look/"]').count()).toBe(0);
});

test('every ready look is a good page on a phone, by day and by night', async ({ signedIn, phone }) => {
  const page = await signedIn('owner', PHONE);
  for (const { name, mainColour } of readyLooks.slice(1)) {
    await page.goto('/office/settings/brand');
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await shown('/')).toContain(`/look/${mainColour.slice(1)}-`);
    for (const path of ['/', '/checkout/report', '/quiz']) {
      await phone.goto(path);
      await expectGoodPage(phone, `${name}: ${path}`);
    }
    await expectGoodPage(page, `${name}: the office`);
  }
});

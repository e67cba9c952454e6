import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readyLooks, themesOf } from '../../content/look.ts';
import { readPdf } from '../../documents/testing/read-pdf.ts';
import { bytesOf } from '../../shared/colour.ts';
import { itemAt } from '../../shared/records.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', documents: 'drawn' });

const look = itemAt(readyLooks, 1);
const { light, dark } = themesOf(look);

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

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  const since = Date.now();
  expect(await shown('/')).toContain(`content="${light.paper}"`);
  expect(await shown('/share/home.png')).not.toBe(before.card);
  const lead = { name: 'Maya Okafor', email: 'maya@example.test', birthDate: '1990-07-04' };
  await server.visitor().postJson('/functions/v1/capture-quiz-lead', lead);
  const { html, attachments } = await server.mailWith(lead.email);
  process.stdout.write(`page, shared picture, letter and document in ${Date.now() - since} ms\n`);
  expect(html).toContain(light.gold);
  // A document whose pages stand on the paper of the brand.
  const operators = readPdf(attachments[0]?.content ?? new Uint8Array()).pages.map((each) => each.operators);
  const paper = bytesOf(light.paper).map((byte) => Number((byte / 255).toFixed(3)));
  const fills = [...operators.join('\n').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm)];
  expect(fills.map(([, ...parts]) => parts.map((part) => Number(Number(part).toFixed(3))))).toContainEqual(
    paper,
  );

  // The office itself wears them at once, and every page from now on.
  await expect.poll(() => token(page, '--gold')).toBe(light.gold);
  await phone.goto('/');
  await expect.poll(() => token(phone, '--gold')).toBe(light.gold);
  await phone.evaluate(() => localStorage.setItem('theme', 'dark'));
  await phone.reload();
  await expect.poll(() => token(phone, '--paper')).toBe(dark.paper);
  await expectGoodPage(phone, 'the landing page in other colours');

  // And back: nothing of it stays.
  await page.getByRole('button', { name: itemAt(readyLooks, 0).name }).click();
  await page.getByText('These two are set by hand').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shown('/')).toBe(before.page);
  await expect.poll(() => page.locator('link[href^="/look/"]').count()).toBe(0);
});

const star = (more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"${more}><script>alert(1)</script><path d="M30 2l8 14 16 4-16 6-8 12-8-12-16-6 16-4z" fill="#0a7f5a" onclick="alert(1)"/></svg>`;
const file = (name: string, text: string) => ({
  ...{ name, mimeType: 'image/svg+xml' },
  buffer: Buffer.from(text),
});

test('a logo of her own stands at the head of pages and letters and is the icon of the site, cleaned', async ({
  signedIn,
  phone,
}) => {
  const before = await shown('/');
  const page = await signedIn('owner', { expectErrors: /422/ });
  await page.goto('/office/settings/brand');
  const form = page.locator('form', { has: page.locator('input[type=file]') });
  await form
    .getByLabel('File')
    .setInputFiles(file('words.svg', star().replace('<path', '<text>Aura</text><path')));
  await form.getByRole('button', { name: 'Use this logo' }).click();
  await form.getByText('turn the words of the drawing into outlines').waitFor();
  await form.locator('input[type=file]').setInputFiles(file('star.svg', star(' onload="alert(1)"')));
  await form.getByRole('button', { name: 'Use this logo' }).click();
  await page.getByRole('img', { name: 'Your logo' }).waitFor();
  await expectGoodPage(page, 'the brand with a logo');

  await phone.goto('/');
  const mark = phone.locator('header img').first();
  await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectGoodPage(phone, 'the landing page with a logo');
  const src = (await mark.getAttribute('src')) ?? '';
  const logo = await server.visitor().get(src);
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  expect(logo.headers.get('cache-control')).toContain('immutable');
  expect(await logo.text()).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 60 40"><path d="[^"<]+" fill="#0a7f5a"\/><\/svg>$/,
  );

  const manifest = await shown('/site.webmanifest');
  const icons = [...manifest.matchAll(/"src":"([^"]+)"/g)].map(([, each = '']) => each);
  expect(icons[0]).toBe(src.replace('logo.svg', 'icon.svg'));
  for (const each of [...icons, src.replace('logo.svg', 'icon-180.png')])
    expect((await server.visitor().get(each)).status).toBe(200);
  const former = await fetch(new URL('/brand/00000000/logo.png', server.url), { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([302, src.replace('.svg', '.png')]);
  const lead = { name: 'Ines Duarte', email: 'ines@example.test', birthDate: '1990-07-04' };
  await server.visitor().postJson('/functions/v1/capture-quiz-lead', lead);
  const { html } = await server.mailWith(lead.email);
  expect(html).toContain(`src="${server.url}${src.replace('.svg', '.png')}"`);

  // In one colour: the outline takes the accent of each theme.
  await form.getByLabel('Draw it in the accent').check();
  await form.getByRole('button', { name: 'Save the logo' }).click();
  await expect.poll(() => shown('/')).toContain('mask:url(/brand/');
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.poll(() => shown('/')).toBe(before);
});

test('every ready look is a good page on a phone, by day and by night', async ({ signedIn, phone }) => {
  const page = await signedIn('owner', PHONE);
  for (const { name, mainColour } of readyLooks.slice(1)) {
    await page.goto('/office/settings/brand');
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    expect(await shown('/')).toContain(`/look/${mainColour.slice(1)}-`);
    for (const path of ['/', '/checkout/report', '/quiz']) {
      await phone.goto(path);
      await expectGoodPage(phone, `${name}: ${path}`);
    }
    await expectGoodPage(page, `${name}: the office`);
  }
});

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { expectGoodPage, openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });

const photograph = (background: string, width = 1400, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const file = async (name: string, background: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await photograph(background),
});
const choose = (page: Page) => page.getByLabel('Choose a file, or let it fall here');
const shown = async (path: string) => (await server.visitor().get(path)).text();

test('a picture is uploaded where it is needed, found again, replaced, and seen at once by a visitor', async ({
  signedIn,
}) => {
  const page = await signedIn('owner');
  await page.goto('/office/pages/new');
  await page.getByLabel('Title', { exact: true }).fill('The studio');
  await page.getByLabel('In two sentences').fill('Where the readings are made.');
  await page.getByText('Words of Text').click();
  await page.getByLabel('Text', { exact: true }).fill('Come in.');
  await page.getByLabel('Another section').selectOption('picture');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByText('Words of Picture with text').click();
  await page.getByLabel('Text beside it').fill('North light.');
  const choosers = page.getByRole('button', { name: 'Choose a picture' });
  await choosers.last().click();
  const dialog = page.getByRole('dialog');
  await choose(page).setInputFiles(await file('studio.jpg', '#465a6e'));
  await dialog.getByText('studio.jpg').waitFor();
  await dialog.getByRole('button', { name: 'Upload and use it' }).click();
  await dialog.getByText('Please say what it shows').waitFor();
  await expectGoodPage(page, 'the chooser');
  await dialog.getByLabel('What it shows').fill('A desk under a window');
  await dialog.getByRole('button', { name: 'Upload and use it' }).click();
  await dialog.waitFor({ state: 'detached' });
  // For whoever passes the page on: the same one, from the library, by keyboard.
  await choosers.first().focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Find').fill('studio');
  const found = dialog.getByRole('list', { name: 'Media library' }).getByRole('button');
  await expect.poll(() => found.count()).toBe(1);
  await found.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel('The picture stands').last().selectOption('left');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.waitForURL('**/office/pages/the-studio');
  const before = await shown('/p/the-studio');
  expect(before).toMatch(/<source type="image\/avif" srcset="\/media\//);
  expect(before).toContain('alt="A desk under a window"');

  await page.goto('/office/media?q=studio');
  await expectGoodPage(page, 'the library');
  await page.getByRole('link', { name: /studio/ }).click();
  await page.getByRole('link', { name: 'Page: The studio' }).waitFor();
  await page.getByLabel('From the left').focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  expect(await shown('/p/the-studio')).toContain('shared-0-50.jpg');
  await expectGoodPage(page, 'one thing of the library');
  await page.getByText('Replace it', { exact: true }).click();
  await choose(page).setInputFiles(await file('other.jpg', '#7a3b2e'));
  await page.getByRole('button', { name: 'Replace it everywhere' }).click();
  await page.getByText('version 2').waitFor();
  const after = await shown('/p/the-studio');
  const [, first = ''] = /<img src="(\/media\/[^"]+)"/.exec(before) ?? [];
  expect([first.length > 0, after.includes(first)]).toEqual([true, false]);
  const remove = page.getByRole('button', { name: 'Remove it' });
  await expect.poll(() => remove.isDisabled()).toBe(true);
});

test('a film is sent in pieces, with a frame of it as its poster, and played where an article shows it', async ({
  signedIn,
  phone,
}) => {
  const page = await signedIn('owner');
  await page.goto('/office/media');
  await choose(page).setInputFiles(join(projectFolder, 'demo', 'demo-reading.webm'));
  await page.getByLabel('What it shows').fill('A reading from the demo');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(/\/office\/media\/[0-9a-f]{32}$/);
  const markdown = await page.getByLabel('For a text in Markdown').inputValue();
  expect(markdown).toMatch(/^!\[A reading from the demo\]\(\/media\/.+\.webm\)$/);
  await expectGoodPage(page, 'a film of the library');
  await page.goto('/office/content/article/life-path-7-love');
  await page.getByRole('button', { name: 'Add a picture, film, sound or file' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /demo-reading/ })
    .click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await phone.goto('/blog/life-path-7-love');
  const film = phone.locator('video');
  await film.scrollIntoViewIfNeeded();
  const { width, height } = (await film.boundingBox()) ?? { width: 0, height: 0 };
  expect([width <= 390, height > 100]).toEqual([true, true]);
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expectGoodPage(phone, 'an article with a film');
});

test('what cannot be taken is said before it is sent', async ({ signedIn }) => {
  const page = await signedIn('owner');
  await page.goto('/office/media');
  await choose(page).setInputFiles({
    name: 'page.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await page.getByRole('alert').getByText('Please choose one of these').waitFor();
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await expect.poll(() => upload.count()).toBe(0);
  const large = Buffer.alloc(13 * 1024 * 1024);
  await choose(page).setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await page.getByText('It has 13.6 MB; at most 12.6 MB are taken.').waitFor();
});

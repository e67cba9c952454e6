import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { solveLesson } from '../../domain/learning/index.ts';
import { choose, PAYMENT_PAGE } from '../harness/checkout-page.ts';
import { newMember } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', at: '2026-11-02T09:00:00Z' });
const shop = shopOf(server);

const COURSE = 'a-pencil-and-a-name';
const WIDE = { viewport: { width: 1440, height: 900 } };
const office = `/office/courses/${COURSE}`;
const saved = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** By the Tab key alone, from wherever the keyboard is. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await isFocused(place)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the Tab key does not come to it');
}

async function lessonsShown(page: Page): Promise<string[]> {
  const fields = await page.getByLabel('Lesson', { exact: true }).all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

/** Modules and lessons by keyboard alone: named, ordered within a module and from one into the other. */
async function outline(page: Page): Promise<void> {
  const { keyboard } = page;
  const press = async (name: string, key?: string) => {
    await tabTo(page, button(page, name), key);
    await keyboard.press('Enter');
  };
  const lesson = (at: number) => page.getByLabel('Lesson', { exact: true }).nth(at);
  const name = async (place: Locator, words: string) => {
    await tabTo(page, place);
    await keyboard.type(words);
  };
  await press('Add a module');
  await expect.poll(() => isFocused(page.getByLabel('Module 1', { exact: true }))).toBe(true);
  await keyboard.type('Evenings');
  await name(lesson(0), 'Counting');
  await press('Add a lesson to module 1');
  await expect.poll(() => isFocused(lesson(1))).toBe(true);
  await keyboard.type('Beginning');
  await press('Add a module');
  await name(page.getByLabel('Module 2', { exact: true }), 'Mornings');
  await name(lesson(2), 'Listening');
  // Out of the second module, and to the head of the first one: the keyboard stays with what it moves.
  await press('Listening: up');
  await page.getByText('Listening stands at place 3 of module 1 now.').waitFor({ state: 'attached' });
  await expect.poll(() => isFocused(button(page, 'Listening: up'))).toBe(true);
  expect(await lessonsShown(page)).toEqual(['Counting', 'Beginning', 'Listening']);
  await press('Beginning: up', 'Shift+Tab');
  await expect.poll(() => isFocused(button(page, 'Beginning: up'))).toBe(true);
  expect(await lessonsShown(page)).toEqual(['Beginning', 'Counting', 'Listening']);
  await press('Module 2: take out');
  await press('Save draft');
  await page.waitForURL(`**${office}`);
}

async function write(page: Page, lesson: string, fill: () => Promise<void>): Promise<void> {
  await page.goto(office);
  await page.getByRole('link', { name: `Write ${lesson}` }).click();
  await page.getByRole('heading', { name: lesson, level: 1 }).waitFor();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.getByRole('textbox', { name: 'Lesson', exact: true }).click();
  await page.keyboard.type(`What ${lesson} is about.`);
  await fill();
  await button(page, 'Save draft').click();
  await saved(page, 'Draft saved');
}

async function addFilm(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a picture, film, sound or file' }).click();
  const dialog = page.getByRole('dialog');
  const film = join(projectFolder, 'demo', 'demo-reading.webm');
  await dialog.getByLabel('Choose a file, or let it fall here').setInputFiles(film);
  await dialog.getByLabel('What it shows').fill('A pencil at work');
  await dialog.getByRole('button', { name: 'Upload and use it' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function writeQuiz(page: Page): Promise<void> {
  await button(page, 'Add a question').click();
  await page.getByLabel('Question 1', { exact: true }).fill('What does 29 become?');
  await page.getByLabel('Choice 1').fill('11');
  await page.getByLabel('Choice 2').fill('7');
  await page.getByLabel('Why it is so').fill('Two and nine are eleven.');
}

test('she makes a course: three lessons in their order, a film, an exercise, a quiz, drip; and sells it', async ({
  signedIn,
}) => {
  const page = await signedIn('owner', { ...WIDE, expectErrors: /status of 422/ });
  await page.goto('/office/courses');
  await expectGoodPage(page, 'the office’s courses');
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByLabel('Title', { exact: true }).fill('A Pencil and a Name');
  await page.getByLabel('For whom, in a few words').fill('For the curious');
  await page.getByLabel('In a sentence or two').first().fill('Three short lessons with a pencil.');
  await outline(page);

  await write(page, 'Beginning', async () => {
    await addFilm(page);
    await page.getByLabel('Minutes it takes').fill('7');
  });
  await write(page, 'Counting', async () => {
    await page.getByLabel('Exercise that is checked').selectOption('life-path');
  });
  await write(page, 'Listening', async () => {
    await writeQuiz(page);
    await page.getByLabel('Opens', { exact: true }).selectOption('days');
    await page.getByLabel('Days', { exact: true }).fill('7');
  });
  // Published too early, it says what is missing; told, it is put right.
  await button(page, 'Publish now').click();
  await page.getByText('question 1 of its quiz has no right answer').first().waitFor();
  await page.getByLabel('Right', { exact: true }).first().check();
  await button(page, 'Preview').click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('What Listening is about.').waitFor({ state: 'attached' });
  await expectGoodPage(page, 'a lesson in the office');
  await button(page, 'Publish now').click();
  await saved(page, 'Published');

  await page.goto(office);
  for (const words of [
    '7 min · film',
    '10 min · checked exercise',
    '10 min · quiz of 1 · opens after 7 days',
  ])
    await page.getByText(words, { exact: true }).waitFor();
  await expectGoodPage(page, 'a course in the office');
  await page.setViewportSize(PHONE.viewport);
  await expectGoodPage(page, 'a course in the office on a phone');
  await page.goto(`${office}/lessons/listening`);
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await expectGoodPage(page, 'a lesson in the office on a phone');

  await page.setViewportSize(WIDE.viewport);
  await page.goto(office);
  await page.getByRole('link', { name: 'Make a product of it' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The Pencil Course');
  await page.getByLabel('Price in €').fill('49');
  await page.getByLabel('Description').fill('Three lessons with a pencil, at your own pace.');
  await page.getByLabel('What the buyer receives').fill('Three lessons\nA certificate');
  const brings = page.getByLabel('A course, whose lessons open as it says');
  await expect.poll(() => brings.inputValue()).toBe(COURSE);
  await page.getByLabel('Ask the buyer for').selectOption('none');
  await button(page, 'Publish now').click();
  await page.waitForURL('**/office/catalogue/the-pencil-course');
  await page.goto(office);
  await page.getByText('It comes with').getByRole('link', { name: 'The Pencil Course' }).waitFor();
});

test('a customer buys it on her phone, learns it, is held by the drip, asks, and gets her certificate', async ({
  visit,
  signedIn,
}) => {
  const { services, clock } = server;
  const learner = await newMember(server, 'Lena Learner');
  const page = await visit({ ...PHONE, as: learner.visitor, expectErrors: /status of (?:403|404|422)/ });
  await page.goto('/checkout/the-pencil-course');
  await button(page, 'Complete Purchase').click();
  await page.waitForURL(PAYMENT_PAGE);
  await choose(page, 'Pay €49');
  await page.waitForURL(/payment=success/);
  await shop.settle();
  // Lessons can be read at once only where she says that they may begin within the fourteen days.
  await page.goto('/portal/courses');
  await page.getByRole('link', { name: 'your orders' }).waitFor();
  const [order] = await shop.rows<{ id: string }>('select id from orders where user_id = $1', [learner.id]);
  await page.goto(`/portal/orders/${order?.id}`);
  await button(page, 'Start now').click();
  await button(page, 'Start now').waitFor({ state: 'detached' });
  await shop.settle();
  await page.reload();
  await expectGoodPage(page, 'what was bought');
  await page.goto('/portal/courses');
  await page.getByRole('heading', { name: 'A Pencil and a Name' }).first().waitFor();
  await expectGoodPage(page, 'her courses');
  await page.getByRole('link', { name: 'Continue Learning' }).click();

  // The film plays here, by an address that is hers; the library's own address opens to nobody but the office.
  const film = page.locator('video');
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const address = new URL(await film.evaluate((video: HTMLVideoElement) => video.currentSrc));
  expect(address.pathname).toMatch(/^\/files\/media\//);
  const opens = async (path: string) => (await server.visitor().get(path)).status;
  expect(await opens(address.pathname + address.search)).toBe(404);
  expect(await opens(address.pathname.slice('/files'.length))).toBe(404);
  await expectGoodPage(page, 'a lesson with a film');
  await button(page, 'Complete and continue').click();

  await page.getByRole('heading', { name: 'Counting' }).waitFor();
  await page.getByLabel('Life Path').fill('99');
  await button(page, 'Complete and continue').click();
  await page.getByText('Not this one. Add it up once more.').waitFor();
  await expectGoodPage(page, 'a lesson with an exercise');
  const asked = { memberId: learner.id, courseId: COURSE, lessonId: 'counting' };
  await page.getByLabel('Life Path').fill(solveLesson(services, asked).lifePath ?? '');
  await button(page, 'Complete and continue').click();

  // The third waits for its day, and says which.
  await page.waitForURL(`**/portal/courses/${COURSE}`);
  await page.getByText('Your next lesson opens on').waitFor();
  await expectGoodPage(page, 'a course that waits');
  await page.goto(`/portal/courses/${COURSE}/listening`);
  await page.getByText('opens on').first().waitFor();
  clock.advance({ days: 7 });
  await page.goto(`/portal/courses/${COURSE}`);
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await page.getByRole('heading', { name: 'Listening', level: 1 }).waitFor();

  await page.getByLabel('Something unclear? Ask here').fill('And 38?');
  await button(page, 'Send the question').click();
  await page.getByText('Not answered yet. You will get a letter.').waitFor();
  await page.getByLabel('7', { exact: true }).check();
  await button(page, 'Check my answers').click();
  await page.getByText('0 of 1 right.').waitFor();
  await page.getByLabel('11', { exact: true }).check();
  await button(page, 'Try again').click();
  await page.getByText('1 of 1 right. Passed.').waitFor();
  await page.getByText('Two and nine are eleven.').waitFor();
  await expectGoodPage(page, 'a lesson with its quiz');

  const her = await signedIn('owner', WIDE);
  await her.goto('/office/courses');
  await her.getByText('1 question waits').waitFor();
  await her.getByRole('link', { name: 'Learners of A Pencil and a Name' }).click();
  await her.getByText('3 of 3').waitFor();
  await her.getByLabel('Your answer').fill('Eleven as well.');
  await button(her, 'Send the answer').click();
  await her.getByText('The asker alone sees it').waitFor();
  await expectGoodPage(her, 'learners');
  const letter = await server.mailAbout(learner.email, 'An answer');
  expect(letter.text).toContain('Eleven as well.');
  await page.reload();
  await page.getByText('Eleven as well.').waitFor();

  await page.goto(`/portal/courses/${COURSE}`);
  await button(page, 'Make out my certificate').click();
  const pdf = page.getByRole('link', { name: 'Download the PDF' });
  const certificate = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect([certificate.status(), (await certificate.body()).subarray(0, 5).toString()]).toEqual([
    200,
    '%PDF-',
  ]);
  await expectGoodPage(page, 'a course that is done');
  await page.getByRole('link', { name: 'Its public page' }).click();
  await page.getByText('This certificate is genuine.').waitFor();
  await expectGoodPage(page, 'her certificate');
});

test('a lesson is given away: everybody reads it and sees its film, and is shown what brings the rest', async ({
  signedIn,
  phone,
}) => {
  const page = await signedIn('owner', WIDE);
  await page.goto(`${office}/lessons/beginning`);
  await page.getByLabel(/^A free preview/).check();
  await button(page, 'Publish now').click();
  await saved(page, 'Published');
  await phone.goto(`/courses/${COURSE}/beginning`);
  await phone.getByText('What Beginning is about.').waitFor();
  const film = await phone.locator('video source').getAttribute('src');
  expect((await server.visitor().get(film ?? '')).headers.get('cache-control')).toContain('immutable');
  await phone.getByRole('link', { name: /The Pencil Course/ }).waitFor();
  await expectGoodPage(phone, 'a free lesson');
});

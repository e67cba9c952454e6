import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { completeLesson, enrol, solveLesson } from '../../domain/learning/index.ts';
import { newMember } from '../harness/members.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });

const COURSE = 'a-pencil-and-a-name';
const WIDE = { viewport: { width: 1440, height: 900 } };
const saved = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

async function outline(page: Page): Promise<void> {
  await page.goto('/office/courses');
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByLabel('Title', { exact: true }).fill('A Pencil and a Name');
  await page.getByLabel('For whom, in a few words').fill('For the curious');
  await page.getByLabel('In a sentence or two').first().fill('Three short lessons with a pencil.');
  await page.getByLabel('About the course').fill('Bring a **pencil**.');
  await page.getByRole('button', { name: 'Add a module' }).click();
  await page.getByLabel('Module 1', { exact: true }).fill('Evenings');
  for (let more = 0; more < 2; more++)
    await page.getByRole('button', { name: 'Add a lesson to module 1' }).click();
  for (const [at, title] of ['Counting', 'Listening', 'Beginning'].entries())
    await page.getByLabel('Lesson', { exact: true }).nth(at).fill(title);
  // By keyboard: the last becomes the first.
  for (let step = 0; step < 2; step++) {
    await page.getByRole('button', { name: 'Beginning: up' }).focus();
    await page.keyboard.press('Enter');
  }
  await page.getByText('Beginning stands at place 1 of module 1 now.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(`**/office/courses/${COURSE}`);
}

async function write(page: Page, lesson: string, fill: () => Promise<void>): Promise<void> {
  await page.goto(`/office/courses/${COURSE}`);
  await page.getByRole('link', { name: `Write ${lesson}` }).click();
  await page.getByLabel('Lesson', { exact: true }).fill(`What ${lesson} is about.`);
  await fill();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await saved(page, 'Draft saved');
}

async function writeQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill('What does 29 become?');
  await page.getByLabel('Choice 1').fill('11');
  await page.getByLabel('Choice 2').fill('7');
  await page.getByLabel('Why it is so').fill('Two and nine are eleven.');
}

test('a course is made in the office: three lessons, drip, a film, an exercise and a quiz', async ({
  signedIn,
}) => {
  const page = await signedIn('owner', { ...WIDE, expectErrors: /status of 422/ });
  await outline(page);
  await write(page, 'Beginning', async () => {
    await page.getByLabel('A film somewhere else').fill('https://films.example.test/pencil');
    await page.getByLabel(/^A free preview/).check();
  });
  await write(page, 'Counting', async () => {
    await page.getByLabel('Exercise that is checked').selectOption('life-path');
    await page.getByLabel('Opens', { exact: true }).selectOption('days');
    await page.getByLabel('Days', { exact: true }).fill('7');
  });
  await write(page, 'Listening', () => writeQuiz(page));
  // Published, it says what is missing; told, it is put right.
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('question 1 of its quiz has no right answer').first().waitFor();
  await page.getByLabel('Right', { exact: true }).first().check();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page
    .getByRole('region', { name: 'Preview' })
    .getByText('What Listening is about.')
    .waitFor({ state: 'attached' });
  await expectGoodPage(page, 'lesson in the office');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await saved(page, 'Published');
  await page.goto(`/office/courses/${COURSE}`);
  await expectGoodPage(page, 'course in the office');

  await page.setViewportSize(PHONE.viewport);
  await page.reload();
  await expectGoodPage(page, 'course in the office on a phone');
  await page.goto(`/office/courses/${COURSE}/lessons/listening`);
  await expectGoodPage(page, 'lesson in the office on a phone');
});

test('it is learnt on a phone: read, waited for, worked out, passed, asked about, certified', async ({
  visit,
  phone,
}) => {
  const { services, clock } = server;
  await phone.goto(`/courses/${COURSE}/beginning`);
  await phone.getByText('What Beginning is about.').waitFor();
  await expectGoodPage(phone, 'free lesson');

  const learner = await newMember(server, 'Lena Learner');
  await services.db.transaction((tx) =>
    enrol(services, tx, { userId: learner.id, course: COURSE, source: 'order:e2e' }),
  );
  const page = await visit({ ...PHONE, as: learner.visitor });
  await page.goto(`/portal/courses/${COURSE}`);
  await page.getByText('Opens').first().waitFor();
  await expectGoodPage(page, 'course');
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await page.getByRole('button', { name: 'Complete and continue' }).click();
  await page.getByRole('heading', { name: 'Listening' }).waitFor();

  await page.getByLabel('7', { exact: true }).check();
  await page.getByRole('button', { name: 'Check my answers' }).click();
  await page.getByText('0 of 1 right.').waitFor();
  await page.getByLabel('11', { exact: true }).check();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('1 of 1 right. Passed.').waitFor();
  await page.getByText('Two and nine are eleven.').waitFor();
  await page.getByLabel('Something unclear? Ask here').fill('And 38?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await page.getByText('And 38?').waitFor();
  await expectGoodPage(page, 'lesson with its quiz');

  clock.advance({ days: 7 });
  const asked = { memberId: learner.id, courseId: COURSE, lessonId: 'counting' };
  await completeLesson(services, { ...asked, answers: solveLesson(services, asked) });
  await page.goto(`/portal/courses/${COURSE}`);
  await page.getByRole('button', { name: 'Make out my certificate' }).click();
  await page.getByRole('link', { name: 'Its public page' }).click();
  await page.getByText('This certificate is genuine.').waitFor();
});

test('the office answers, and sees who learns', async ({ signedIn }) => {
  const page = await signedIn('owner', WIDE);
  await page.goto('/office/courses');
  await page.getByText('1 question waits').waitFor();
  await page.getByRole('link', { name: 'Learners of A Pencil and a Name' }).click();
  await page.getByText('3 of 3').waitFor();
  await page.getByLabel('Your answer').fill('Eleven as well.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('The asker alone sees it').waitFor();
  await expectGoodPage(page, 'learners');
  expect((await server.mailAbout('lena.learner@example.test', 'An answer')).text).toContain(
    'Eleven as well.',
  );
});

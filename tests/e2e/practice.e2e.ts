import { describe, expect } from 'vitest';
import { lessonsOf } from '../../content/courses.ts';
import { knownCourse } from '../../domain/learning/courses/known-course.test-support.ts';
import { completeLesson, enrol, solveLesson } from '../../domain/learning/index.ts';
import { axeFindings } from '../harness/browser.ts';
import { newMember } from '../harness/members.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', past: true });

test('the journey of a new member, on a phone', async ({ signedIn }) => {
  const page = await signedIn('new', PHONE);
  await page.goto('/portal/journey');
  await page.getByText('No milestones recorded yet. Start tracking your transformation journey!').waitFor();
  await page.getByRole('button', { name: 'Add Milestone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Milestone' });
  await dialog.getByLabel('Description').fill('Before breakfast.');
  await dialog.getByRole('button', { name: 'Add Milestone' }).click();
  await expect.poll(() => dialog.isVisible()).toBe(true); // without a title nothing is submitted
  await dialog.getByLabel('Title').fill('Ten quiet minutes');
  await dialog.getByRole('button', { name: 'Add Milestone' }).click();
  await page.getByRole('heading', { name: 'Ten quiet minutes' }).waitFor();
  await page.getByText('Achievement', { exact: true }).waitFor();

  const slider = page.getByRole('slider', { name: 'Progress of Ten quiet minutes' });
  await slider.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  const overall = page.getByRole('progressbar', { name: 'Overall Progress' });
  await expect.poll(() => overall.getAttribute('aria-valuenow')).toBe('25');

  await page.getByRole('button', { name: 'Edit Ten quiet minutes' }).click();
  await page.getByLabel('Title').fill('Twelve quiet minutes');
  await page.getByLabel('Date').fill('2024-02-29');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Feb 29, 2024').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete Twelve quiet minutes' }).click();
  await page.getByRole('button', { name: 'Delete Milestone' }).click();
  await page.getByText('No milestones recorded yet.').waitFor();
  await page.getByRole('link', { name: /Schedule monthly check-in session/ }).click();
  await page.getByRole('dialog', { name: 'Book a New Session' }).waitFor();
});

test('the demo member takes up a suggestion of her year', async ({ signedIn }) => {
  const page = await signedIn('member');
  await page.goto('/portal/journey');
  const add = page.getByRole('button', { name: /^Add milestone: / }).first();
  const idea = (await add.textContent())?.replace('Add milestone: ', '') ?? '';
  await add.click();
  await page.getByRole('heading', { name: idea }).waitFor();
  await page.getByText('On your list').waitFor({ state: 'attached' });
  await page.getByRole('img', { name: /^Overall progress from/ }).waitFor();
});

test('Continue Learning leads to the next lesson, and on', async ({ signedIn }) => {
  const page = await signedIn('member');
  await page.goto('/portal/courses');
  await page.getByText('3 of 8 modules').waitFor();
  await page.getByRole('link', { name: 'Continue Learning' }).click();
  await page.getByRole('heading', { name: 'The Trouble with Y' }).waitFor();
  const answer = page.getByText('Show the answer');
  await answer.click();
  await page.getByRole('button', { name: 'Complete and continue' }).click();
  await page.getByRole('heading', { name: 'What the Numbers Quietly Want' }).waitFor();
  await page.getByRole('link', { name: 'The Trouble with Y' }).first().click();
  await page.getByRole('button', { name: 'Mark as not complete' }).click();
  await page.getByRole('button', { name: 'Complete and continue' }).waitFor();
  await page.goto('/portal/courses');
  await page.getByRole('link', { name: 'Learn More: Advanced Readings' }).click();
  await page.getByRole('link', { name: 'Read the open module' }).click();
  await page.getByRole('heading', { name: 'Three Volumes of a Master Number' }).waitFor();
});

test('after the last lesson: a certificate, and a page that proves it', async ({ visit }) => {
  const ada = await newMember(server, 'Ada King');
  const courseId = 'numerology-101';
  const lessons = lessonsOf(knownCourse(courseId));
  await server.services.db.transaction((tx) =>
    enrol(server.services, tx, { userId: ada.id, course: courseId, source: 'order:e2e' }),
  );
  for (const { id: lessonId } of lessons.slice(0, -1)) {
    const asked = { memberId: ada.id, courseId, lessonId };
    await completeLesson(server.services, { ...asked, answers: solveLesson(server.services, asked) });
  }
  const page = await visit({ ...PHONE, as: ada.visitor });
  await page.goto(`/portal/courses/${courseId}/${lessons.at(-1)?.id}`);
  await page.getByRole('button', { name: 'Complete this lesson' }).click();
  await page.getByLabel('Name on the certificate').fill('Ada, Countess of Lovelace');
  await page.getByRole('button', { name: 'Make out my certificate' }).click();
  await page.getByRole('link', { name: 'Its public page' }).click();
  await page.getByRole('heading', { name: 'Ada, Countess of Lovelace' }).waitFor();
  await page.getByText('This certificate is genuine.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

describe('video readings', () => {
  test('go on where they were left, at the speed that was chosen', async ({ signedIn }) => {
    const page = await signedIn('member');
    await page.goto('/portal/videos');
    await page.getByText('20 min', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Watch Now' }).click();
    await page.getByText('Resumed at 7:12.').waitFor();
    const state = () =>
      page.evaluate(() => {
        const video = document.querySelector('video');
        if (!video) return undefined;
        return {
          at: video.currentTime,
          rate: video.playbackRate,
          length: video.duration,
          captions: video.textTracks.length,
        };
      });
    await expect.poll(() => state()).toMatchObject({ at: 432, rate: 1, length: 1200, captions: 1 });
    await page.getByRole('combobox', { name: 'Speed' }).click();
    await page.getByRole('option', { name: '1.5×' }).click();
    await expect.poll(async () => (await state())?.rate).toBe(1.5);
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/position'));
    await page.evaluate(() => {
      const video = document.querySelector('video');
      if (video) video.currentTime = 900;
    });
    expect((await saved).status()).toBe(204);
    await page.getByRole('link', { name: 'Video Readings' }).first().click();
    await page.getByText('75% watched').waitFor();
    await page.getByRole('link', { name: 'Watch Now' }).click();
    await page.getByText('Resumed at 15:00.').waitFor();
    await expect.poll(async () => (await state())?.rate).toBe(1.5);
    await page.reload();
    await page.getByText('Resumed at 15:00.').waitFor();
    await expect.poll(async () => (await state())?.at).toBe(900);
  });
});

test('axe finds nothing in the player on a phone', async ({ signedIn }) => {
  const page = await signedIn('member', PHONE);
  await page.goto('/portal/videos');
  await page.getByRole('link', { name: 'Watch Now' }).click();
  await page.getByText(/^Resumed at/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

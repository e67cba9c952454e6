import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const onResults = (page: Page) => heading(page, 'Your three core numbers').waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name });

const birthDateOf = async (page: Page) =>
  (await Promise.all(['Year', 'Month', 'Day'].map((label) => page.getByLabel(label).inputValue()))).join('-');

/** Answers the three questions as a person with a keyboard does. */
async function answer(page: Page, { name = 'Maya Okafor', email = '', born = '1990-07-04' }) {
  await page.goto('/quiz');
  await page.getByLabel('Your full name').fill(name);
  await button(page, 'Continue').click();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await fillBirthDate(page, born);
  await page.keyboard.press('Enter');
}

describe('the quiz', () => {
  test('four steps, with Enter and Back, to three numbers that can be checked', async ({ page }) => {
    await page.goto('/quiz');
    await page.getByText('Step 1 of 4').waitFor();
    await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    await expect.poll(() => button(page, 'Continue').isDisabled()).toBe(true);
    await page.getByLabel('Your full name').fill('   ');
    await page.locator('[data-island="quiz"][data-ready]').waitFor({ state: 'attached' });
    await expect.poll(() => button(page, 'Continue').isDisabled()).toBe(true);
    await button(page, 'Continue').focus();
    await page.getByRole('status').getByText('Please write your name first.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Step 1 of 4').waitFor();
    await page.getByLabel('Your full name').fill('Maya Okafor');
    await page.keyboard.press('Enter');

    await heading(page, 'Where Should We Send Your Report?').waitFor();
    await expect.poll(() => button(page, 'Continue').isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByLabel('Email').fill('maya');
    await page.keyboard.press('Enter');
    await page.getByText('Please give an e-mail address').waitFor();
    await page.getByLabel('Email').fill('maya@example.test');
    await page.keyboard.press('Enter');

    await expect.poll(() => button(page, 'Calculate My Numbers').isDisabled()).toBe(true);
    await fillBirthDate(page, '1990-07-04');
    await button(page, 'Back').click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('maya@example.test');
    await button(page, 'Back').click();
    await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Maya Okafor');
    await button(page, 'Continue').click();
    await button(page, 'Continue').click();
    await expect.poll(() => birthDateOf(page)).toBe('1990-07-4');
    await button(page, 'Calculate My Numbers').click();

    await onResults(page);
    await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    for (const number of ['Life Path 3', 'Expression 7', 'Soul Urge 6'])
      await page.getByRole('img', { name: number }).waitFor();
    await heading(page, 'Free PDF Report Sent!').waitFor();
    await page.getByText('Show the working').first().click();
    await page.getByText('1990').waitFor();
    await page.getByText('Save €48').waitFor();
    await page.getByText('24 hours only').waitFor();
    await page
      .getByRole('timer')
      .getByText(/24:00:00|23:59:5\d/)
      .waitFor();
    const href = (name: string) => page.getByRole('link', { name }).first().getAttribute('href');
    await expect.poll(() => href('Get My Mini Reading')).toBe('/checkout/mini-reading');
    await expect.poll(() => href('No thanks')).toBe('/');
    const kept = await page.evaluate(() => [
      JSON.parse(localStorage.getItem('quiz_results') ?? ''),
      localStorage.getItem('quiz_email'),
    ]);
    expect(kept).toMatchObject([{ lifePath: 3, expression: 7, soulUrge: 6 }, 'maya@example.test']);
    expect((await server.mailWith('maya@example.test')).attachments).toHaveLength(1);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the PDF now').click(),
    ]);
    expect((await buffer(await download.createReadStream())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('on a phone the three numbers stand in the first screen', async ({ phone: page }) => {
    // Three master numbers and letters to be shown: the longest page there is.
    await answer(page, { name: 'Maya Lyn Kowalczyk', email: 'rings@example.test', born: '1990-07-14' });
    await onResults(page);
    for (const name of ['Life Path', 'Expression', 'Soul Urge']) {
      const ring = page.getByRole('img', { name });
      const box = await ring.boundingBox();
      expect([name, box && box.y + box.height]).toEqual([name, expect.toSatisfy((y) => y <= 844)]);
    }
    expect(await axeFindings(page)).toEqual([]);
  });

  test('a reload resumes each step, and the offer ends when the server says so', async ({ page }) => {
    await page.goto('/quiz');
    await page.getByLabel('Your full name').fill('Nora Lind');
    await button(page, 'Continue').click();
    await page.reload();
    await heading(page, 'Where Should We Send Your Report?').waitFor();
    await page.getByLabel('Email').fill('nora@example.test');
    await button(page, 'Continue').click();
    await page.reload();
    await fillBirthDate(page, '1990-07-04');
    await button(page, 'Calculate My Numbers').click();
    await heading(page, 'Free PDF Report Sent!').waitFor();
    server.clock.advance({ hours: 23 });
    await page.reload();
    await onResults(page);
    await page.getByText('Nora Lind', { exact: true }).waitFor();
    await page
      .getByRole('timer')
      .getByText(/00:59:5\d/)
      .waitFor();
    server.clock.advance({ hours: 1 });
    await page.reload();
    await page.getByText('This offer has ended').waitFor();
    await expect.poll(() => page.getByText('Save €48').count()).toBe(0);
    await page.getByText('€67').waitFor();
  });

  test('the results show although the lead call fails, and a retry sends the report', async ({ visit }) => {
    const page = await visit({
      expectErrors: /capture-quiz-lead|Failed to load/,
    });
    await page.route('**/capture-quiz-lead', (route) => route.abort());
    await answer(page, { email: 'retry@example.test' });
    await onResults(page);
    await page.getByRole('img', { name: 'Life Path 3' }).waitFor();
    await heading(page, 'Your report was not sent').waitFor();
    await expect.poll(() => page.getByText('Free PDF Report Sent!').count()).toBe(0);
    await page.getByText('Your 24 hours begin when your details have reached us.').waitFor();
    await page.unroute('**/capture-quiz-lead');
    await button(page, 'Try again').click();
    await heading(page, 'Free PDF Report Sent!').waitFor();
    await page.getByRole('timer').waitFor();
    expect((await server.mailWith('retry@example.test')).attachments).toHaveLength(1);
  });

  test('without any server the browser counts plain names itself, and says so for others', async ({
    visit,
  }) => {
    const page = await visit({ expectErrors: /functions|Failed to load/ });
    await page.route('**/functions/v1/*', (route) => route.abort());
    await answer(page, { email: 'alone@example.test' });
    await onResults(page);
    await page.getByRole('img', { name: 'Expression 7' }).waitFor();
    await button(page, 'Start again with another name').click();
    await page.getByLabel('Your full name').fill('Мария');
    await button(page, 'Continue').click();
    await page.getByText('We could not reach the server.').waitFor();
  });

  test('a name in another script shows how it is counted, to be changed before and after', async ({
    page,
  }) => {
    await page.goto('/quiz');
    await page.getByLabel('Your full name').fill('Мария Łukasz');
    const counted = page.getByLabel('Counted as');
    await counted.waitFor();
    await expect.poll(() => counted.inputValue()).toBe('MARIYA LUKASZ');
    await counted.fill('Maria Lukasz');
    await button(page, 'Continue').click();
    await page.getByLabel('Email').fill('maria@example.test');
    await button(page, 'Continue').click();
    await fillBirthDate(page, '1990-07-04');
    await button(page, 'Calculate My Numbers').click();
    await page.getByText('Counted as MARIA LUKASZ').waitFor();
    const before = await page.getByRole('img', { name: /^Expression/ }).getAttribute('aria-label');
    await page.getByText('Change the spelling').click();
    await counted.fill('Mariya Lukasz');
    await button(page, 'Count again').click();
    await page.getByText('Counted as MARIYA LUKASZ').waitFor();
    await expect
      .poll(() => page.getByRole('img', { name: /^Expression/ }).getAttribute('aria-label'))
      .not.toBe(before);
  });

  test('a script that leaves sounds untold is asked for its passport spelling first', async ({ page }) => {
    await page.goto('/quiz');
    await page.getByLabel('Your full name').fill('محمد عبد الله');
    await page.getByLabel('As written in the passport').waitFor();
    await button(page, 'Continue').click();
    await page.getByText('Please write it as the passport does').waitFor();
    await page.getByLabel('As written in the passport').fill('Mohammed Abdullah');
    await button(page, 'Continue').click();
    await page.getByLabel('Email').fill('mohammed@example.test');
    await button(page, 'Continue').click();
    await fillBirthDate(page, '1990-07-04');
    await button(page, 'Calculate My Numbers').click();
    await page.getByText('Counted as MOHAMMED ABDULLAH').waitFor();
    await heading(page, 'Free PDF Report Sent!').waitFor();
    expect((await server.mailWith('mohammed@example.test')).attachments).toHaveLength(1);
  });

  test('whoever is faster than our spelling sees it before she goes on', async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route('**/functions/v1/name-spelling', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto('/quiz');
    await page.getByLabel('Your full name').fill('Łukasz Żak');
    await button(page, 'Continue').click();
    pressed.resolve();
    await page.getByText('Please look at the spelling, then continue.').waitFor();
    await expect.poll(() => page.getByLabel('Counted as').inputValue()).toBe('LUKASZ ZAK');
    await button(page, 'Continue').click();
    await heading(page, 'Where Should We Send Your Report?').waitFor();
  });

  test('a master number stands before its digit, and a wrong date is named', async ({ page }) => {
    await answer(page, { name: 'Lynn Murray', email: 'lynn@example.test', born: '1850-03-12' });
    await page.getByText('Please give a date from 1900 on.').waitFor();
    await fillBirthDate(page, '1940-03-12');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'Life Path 11/2' }).waitFor();
    await page.getByText('The Lantern on the Road').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Master number 11' }).count()).toBe(2);
  });

  test('shares the numbers alone', async ({ page }) => {
    const context = page.context();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await answer(page, { email: 'share@example.test' });
    await button(page, 'Copy link').click();
    await button(page, 'Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${server.url}/quiz/shared/3-7-6`);
    await page.goto(link);
    await page.getByRole('img', { name: 'Life Path 3' }).waitFor();
    expect(await page.content()).not.toContain('Maya');
    const tomorrow = await context.newPage();
    await tomorrow.goto('/quiz');
    await tomorrow.getByText('Last time you found 3, 7 and 6.').waitFor();
  });

  test('goes on from what was typed and pressed before it was hydrated', async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    let fetched = 0;
    await page.route('**/assets/react-*.js', async (route) => {
      fetched++;
      await typed.promise;
      await route.continue();
    });
    await page.goto('/quiz');
    await page.getByLabel('Your full name').pressSequentially('Maya Okafor');
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page, 'What Name Were You Given at Birth?').isVisible()).toBe(true);
    expect(fetched).toBe(1);
    typed.resolve();
    await page.getByLabel('Email').waitFor();
    await page.getByLabel('Email').fill('maya@example.test');
    await page.keyboard.press('Enter');
    await button(page, 'Back').click();
    await button(page, 'Back').click();
    await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Maya Okafor');
  });

  test('typed by somebody who was here before: the new name counts, the old answers stay', async ({
    page,
  }) => {
    await page.context().addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      sessionStorage.setItem(
        'quiz_progress',
        JSON.stringify({
          step: 2,
          name: 'Nora',
          email: 'nora@example.test',
          birthDate: '',
          marketingConsent: false,
        }),
      );
    });
    const typed = Promise.withResolvers<void>();
    await page.route('**/assets/react-*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto('/quiz');
    await page.getByLabel('Your full name').pressSequentially('Maya');
    typed.resolve();
    await page.locator('[data-island="quiz"][data-ready]').waitFor({ state: 'attached' });
    await page.getByLabel('Your full name').pressSequentially(' Okafor');
    await expect.poll(() => page.getByLabel('Your full name').inputValue()).toBe('Maya Okafor');
    await button(page, 'Continue').click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('nora@example.test');
  });

  test('where React cannot be fetched, the form goes the way it goes without script', async ({ visit }) => {
    const page = await visit({ expectErrors: /Failed to (load|fetch)/ });
    await page.route('**/assets/react-*.js', (route) => route.abort());
    await page.goto('/quiz');
    await page.getByLabel('Your full name').fill('Maya Okafor');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/quiz/result');
    await expect
      .poll(() => page.getByLabel('The full name you were given at birth').inputValue())
      .toBe('Maya Okafor');
  });

  test('a day that does not exist is named, and so is what is missing', async ({ page }) => {
    await answer(page, { email: 'leap@example.test', born: '2001-02-31' });
    await page.getByRole('alert').getByText('February 2001 has 28 days.').waitFor();
    await page.getByLabel('Year').fill('');
    await button(page, 'Calculate My Numbers').focus();
    await page.getByRole('status').getByText('Please give day, month and year first.').waitFor();
    await page.getByLabel('Year').fill('2000');
    await page.keyboard.press('Enter');
    await page.getByText('February 2000 has 29 days.').waitFor();
    await page.getByLabel('Day').fill('29');
    await page.keyboard.press('Enter');
    await onResults(page);
  });

  test('works without JavaScript', async ({ visit }) => {
    const page = await visit({
      javaScriptEnabled: false,
      ...PHONE,
    });
    await page.goto('/quiz');
    await page.getByLabel('The full name you were given at birth').fill('Maya Okafor');
    await fillBirthDate(page, '1990-07-04', 'Birth date');
    await page.getByLabel('Email').fill('plain@example.test');
    await button(page, 'Calculate My Numbers').click();
    await heading(page, 'Free PDF Report Sent!').waitFor();
    await page.getByText('Show the working').first().click();
    await page.getByText('1990').waitFor();
    await page.getByText('Change the spelling').click();
    await page.getByLabel('Counted as').fill('Maia Okafor');
    await button(page, 'Count again').click();
    await page.getByText('Counted as MAIA OKAFOR').waitFor();
  });

  test('axe finds nothing from the first step to the last', async ({ phone: page }) => {
    const look = async (place: string) => {
      expect([place, await axeFindings(page)]).toEqual([place, []]);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect([place, await page.evaluate(overflow)]).toEqual([place, 0]);
    };
    await page.goto('/quiz');
    await look('name');
    await page.getByLabel('Your full name').fill('Søren Ångström');
    await page.getByLabel('Counted as').waitFor();
    await look('spelling');
    await button(page, 'Continue').click();
    await page.getByLabel('Email').fill('axe@example.test');
    await page.locator('button:not([aria-disabled])', { hasText: 'Continue' }).waitFor();
    await look('e-mail');
    await button(page, 'Continue').click();
    await fillBirthDate(page, '1978-11-29');
    await page.locator('button:not([aria-disabled])', { hasText: 'Calculate My Numbers' }).waitFor();
    await look('birth date');
    await button(page, 'Calculate My Numbers').click();
    await heading(page, 'Free PDF Report Sent!').waitFor();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await look('results');
    await page.goto('/quiz/shared/1-5-9');
    await look('shared');
  });
});

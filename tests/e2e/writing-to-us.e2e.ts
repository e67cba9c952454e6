import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { pagePatterns } from '../harness/site-map.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite();

const ways = [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const;

describe.each(ways)('%s', (way, javaScriptEnabled) => {
  const address = javaScriptEnabled ? 'iris@example.test' : 'otto@example.test';
  // The browser reports a refused form as an error of its own.
  const reader = { ...PHONE, javaScriptEnabled, expectErrors: /422/ };

  test('a message becomes a ticket and is answered for', async ({ visit }) => {
    const page = await visit(reader);
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Iris');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('What is it about?').fill(`A question, ${way}`);
    await page.getByLabel('Your message').fill('Where is my report?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('heading', { name: 'Your message has arrived' }).waitFor();
    await server.mailWith(address, 'We have your message');
    await server.mailWith('owner@aura.test', `A question, ${way}`);
  });

  test('the newsletter is asked for, confirmed by a button, and only then begun', async ({ visit }) => {
    const page = await visit(reader);
    await page.goto('/newsletter');
    await page.getByLabel('Your e-mail address').fill(address);
    await page.getByRole('button', { name: 'Send me the notes' }).click();
    await page.getByText('Please look in your inbox').waitFor();
    const { text } = await server.mailWith(address, 'newsletter/confirm');
    await page.goto(/https?:\/\/\S+newsletter\/confirm\S+/.exec(text ?? '')?.[0] ?? '');
    await page.getByText(address).waitFor();
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await page.getByText('Your address is confirmed').waitFor();
  });

  test('a withdrawal is read over, changed, confirmed and acknowledged', async ({ visit }) => {
    const page = await visit(reader);
    await page.goto('/withdraw');
    await page.getByLabel('Your name').fill('Otto Berg');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please give the order number, or choose the product.').first().waitFor();
    await page.getByLabel('Product').selectOption('Personal Report');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Please read it over' }).waitFor();
    await page.getByRole('button', { name: 'Change something' }).click();
    await page.getByLabel('Order or receipt number').fill('2026-0042');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('2026-0042').waitFor();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await page.getByRole('heading', { name: 'Your withdrawal has arrived' }).waitFor();
    await server.mailWith(address, '2026-0042');
  });

  test('two birth dates get a reading and lead on to the longer ones', async ({ visit }) => {
    const page = await visit(reader);
    await page.goto('/compatibility');
    await fillBirthDate(page, '1990-07-04', 'Your birth date');
    await fillBirthDate(page, '1978-11-29', 'The other person’s');
    await page.getByRole('button', { name: 'Compare the two' }).click();
    await page.getByRole('heading', { name: 'Quiet Water, Bright Light' }).waitFor();
    await page.getByRole('img', { name: 'Their Life Path 2' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^Choose/ }).count()).toBe(3);
  });
});

test('axe finds nothing in a comparison', async ({ page }) => {
  await page.goto('/compatibility');
  await fillBirthDate(page, '1990-07-04', 'Your birth date');
  await fillBirthDate(page, '1983-06-06', 'The other person’s');
  await page.getByRole('button', { name: 'Compare the two' }).click();
  await page.getByText('The Family of Creation').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

/** Where a visitor may type an address, as the site says itself: a new page is among them. */
async function pagesWithAddress(page: Page): Promise<string[]> {
  const read = async (path: string) => (await page.request.get(path)).text();
  const [time = ''] = /\/book\/live-session\?[^"#]*at=[^"#]*/.exec(await read('/book/live-session')) ?? [];
  const open = pagePatterns.filter((pattern) => !/:|^\/(?:office|portal|sandbox)\b/.test(pattern));
  const found: string[] = [];
  for (const path of [...open, '/checkout/report', time.replaceAll('&amp;', '&')])
    if ((await read(path)).includes('type="email"')) found.push(path);
  return found;
}

test('a slip in an address is asked about wherever one is typed, and may stay', async ({ visit }) => {
  const page = await visit();
  const asked: string[] = [];
  for (const path of await pagesWithAddress(page)) {
    await page.goto(path);
    if (path === '/quiz') await namedInQuiz(page);
    for (const field of await page.locator('main input[type=email]:visible').all()) {
      await field.scrollIntoViewIfNeeded();
      await field.fill('maya@gmial.com');
      await field.blur();
      const meant = page.getByRole('button', { name: 'maya@gmail.com' });
      await meant.waitFor();
      await expect.poll(() => field.inputValue()).toBe('maya@gmial.com');
      await meant.click();
      await expect.poll(() => field.inputValue()).toBe('maya@gmail.com');
      asked.push(path.split('?')[0] ?? '');
    }
  }
  expect([...new Set(asked)].sort()).toEqual(
    [
      ...[
        '/',
        '/blog',
        '/book/live-session',
        '/cancel-membership',
        '/checkout/report',
        '/contact',
        '/forgot-password',
        '/gifts',
      ],
      ...['/login', '/login/again', '/newsletter', '/quiz', '/quiz/result', '/signup', '/withdraw'],
    ].sort(),
  );
});

test('it is asked about, too, where the script comes later than the next field', async ({ visit }) => {
  const page = await visit();
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.fallback();
  });
  await page.getByLabel('Email').fill('maya@gmial.com');
  await page.getByLabel('What is it about?').fill('A question');
  resolve();
  await page.getByRole('button', { name: 'maya@gmail.com' }).waitFor();
});

async function namedInQuiz(page: Page): Promise<void> {
  await page.getByLabel('Your full name').fill('Maya Okafor');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('main input[type=email]').waitFor();
}

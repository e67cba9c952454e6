import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
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

test.for(['/', '/checkout/report', '/gifts', '/login', '/signup', '/forgot-password'])(
  'a slip in an address is asked about on %s, and may stay',
  async (path, { visit }) => {
    const page = await visit();
    await page.goto(path);
    const fields = page.locator('main input[type=email]');
    await fields.first().waitFor();
    for (const field of await fields.all()) {
      await field.scrollIntoViewIfNeeded();
      const ask = async () => {
        await field.fill('');
        await field.fill('maya@gmial.com');
        await field.blur();
        return page.getByRole('button', { name: 'maya@gmail.com' }).count();
      };
      // The island that it stands in may only just be arriving.
      await expect.poll(ask).toBe(1);
      await expect.poll(() => field.inputValue()).toBe('maya@gmial.com');
      await page.getByRole('button', { name: 'maya@gmail.com' }).click();
      await expect.poll(() => field.inputValue()).toBe('maya@gmail.com');
    }
  },
);

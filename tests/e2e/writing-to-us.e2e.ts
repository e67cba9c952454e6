import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, launchBrowser, openPage } from '../harness/browser.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { waitForMail } from '../harness/wait-for-mail.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const ways = [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const;

describe.each(ways)('%s', (way, javaScriptEnabled) => {
  const address = javaScriptEnabled ? 'iris@example.test' : 'otto@example.test';
  const open = () =>
    openPage(browser, server, {
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
      // The browser reports a refused form as an error of its own.
      expectErrors: /422/,
    });

  test('a message becomes a ticket and is answered for', async () => {
    const { page, close } = await open();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Iris');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('What is it about?').fill(`A question, ${way}`);
    await page.getByLabel('Your message').fill('Where is my report?');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByRole('heading', { name: 'Your message has arrived' }).waitFor();
    await waitForMail(server, address, 'We have your message');
    await waitForMail(server, 'owner@demo.local', `A question, ${way}`);
    await close();
  });

  test('the newsletter is asked for, confirmed by a button, and only then begun', async () => {
    const { page, close } = await open();
    await page.goto('/newsletter');
    await page.getByLabel('Your e-mail address').fill(address);
    await page.getByRole('button', { name: 'Send me the notes' }).click();
    await page.getByText('Please look in your inbox').waitFor();
    const { text } = await waitForMail(server, address, 'newsletter/confirm');
    await page.goto(/https?:\/\/\S+newsletter\/confirm\S+/.exec(text ?? '')?.[0] ?? '');
    await page.getByText(address).waitFor();
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await page.getByText('Your address is confirmed').waitFor();
    await close();
  });

  test('a withdrawal is read over, changed, confirmed and acknowledged', async () => {
    const { page, close } = await open();
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
    await waitForMail(server, address, '2026-0042');
    await close();
  });

  test('two birth dates get a reading and lead on to the longer ones', async () => {
    const { page, close } = await open();
    await page.goto('/compatibility');
    await page.getByLabel('Your birth date').fill('1990-07-04');
    await page.getByLabel('The other person’s').fill('1978-11-29');
    await page.getByRole('button', { name: 'Compare the two' }).click();
    await page.getByRole('heading', { name: 'Quiet Water, Bright Light' }).waitFor();
    await page.getByRole('img', { name: 'Their Life Path 2' }).waitFor();
    expect(await page.getByRole('link', { name: /^Choose/ }).count()).toBe(3);
    await close();
  });
});

test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (theme) => {
  const { page, close } = await openPage(browser, server, { theme });
  for (const path of [
    '/contact',
    '/newsletter',
    '/newsletter/confirm?token=x',
    '/withdraw',
    '/compatibility',
  ]) {
    await page.goto(path);
    expect([path, await axeFindings(page)]).toEqual([path, []]);
  }
  await page.getByLabel('Your birth date').fill('1990-07-04');
  await page.getByLabel('The other person’s').fill('1983-06-06');
  await page.getByRole('button', { name: 'Compare the two' }).click();
  await page.getByText('The Family of Creation').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await close();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, launchBrowser, openPage } from '../harness/browser.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the shell', () => {
  test.each(['light', 'dark'] as const)('axe finds nothing on the first pages, %s', async (theme) => {
    const visit = await openPage(browser, server, { theme });
    for (const path of ['/', '/login', '/signup']) {
      await visit.page.goto(path);
      expect([path, await axeFindings(visit.page)]).toEqual([path, []]);
    }
    await visit.close();
    const portal = await openPage(browser, server, { theme, as: 'member@demo.local' });
    await portal.page.goto('/portal');
    expect(await axeFindings(portal.page)).toEqual([]);
    await portal.close();
  });

  test('a visitor of the portal lands on the sign-in page, and Back does not bounce', async () => {
    const { page, close } = await openPage(browser, server);
    // The page believes that somebody is signed in; the portal knows better.
    await page.route('**/whoami', (route) => route.fulfill({ json: { signedIn: true } }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Portal' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await close();
  });

  test('a spinner shows while the session loads', async () => {
    const { page, close } = await openPage(browser, server, { as: 'member@demo.local' });
    await page.goto('/');
    // A server that has not answered yet, as far as the page can tell: an empty answer leaves it where it is.
    await page.route('**/portal', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.getByRole('link', { name: 'Portal' }).click();
    await page.getByRole('status').getByText('Loading...').waitFor();
    await page.goto('/portal');
    await page.getByRole('heading', { name: 'Welcome back, Maya Okafor!' }).waitFor();
    await close();
  });

  test('sign in, look around, sign out', async () => {
    const { page, close } = await openPage(browser, server, { viewport: { width: 390, height: 800 } });
    await page.goto('/login');
    await page.getByLabel('Email').fill('member@demo.local');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').getByText('Invalid email or password').waitFor();
    const password = server.demoAccounts.find(({ email }) => email === 'member@demo.local')?.password ?? '';
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/portal');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Journey Tracker' }).click();
    await page.getByRole('heading', { name: 'Transformation Journey' }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${server.url}/`);
    await close();
  });

  test('theme: light by default, kept when chosen, an unknown value follows the system', async () => {
    const { page, close } = await openPage(browser, server, { colorScheme: 'dark' });
    const rootClass = () => page.evaluate(() => document.documentElement.className);
    await page.goto('/');
    expect(await rootClass()).toContain('light');
    await page.getByRole('button', { name: /^Theme: light/ }).click();
    expect(await rootClass()).toContain('dark');
    await page.reload();
    expect(await rootClass()).toContain('dark');
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
    await page.reload();
    expect(await rootClass()).toContain('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    expect(await rootClass()).toContain('light');
    await close();
  });

  test('an unknown address says so and leads home', async () => {
    const { page, close } = await openPage(browser, server, { expectErrors: /404/ });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByText('Page not found').waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await close();
  });
});

import { describe, expect } from 'vitest';
import { openSite } from './fixture.ts';

const { test, server } = await openSite();

describe('the shell', () => {
  test('a visitor of the portal lands on the sign-in page, and Back does not bounce', async ({ page }) => {
    // The page believes that somebody is signed in; the portal knows better.
    await page.context().addCookies([{ name: 'aura.here', value: '1', url: server.url }]);
    await page.route('**/whoami', (route) => route.fulfill({ json: { signedIn: true } }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Portal' }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === '/');
  });

  test('a spinner shows while the session loads', async ({ signedIn }) => {
    const page = await signedIn('member');
    await page.goto('/');
    // A server that has not answered yet, as far as the page can tell: an empty answer leaves it where it is.
    await page.route('**/portal', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.locator('[data-island="top-bar"][data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Portal' }).click();
    await page.getByRole('status').getByText('Loading...').waitFor();
    await page.goto('/portal');
    await page.getByRole('heading', { name: 'Welcome back, Maya Okafor!' }).waitFor();
  });

  test('what is printed is the page itself, without menus, foot and chat', async ({ signedIn }) => {
    const page = await signedIn('owner');
    for (const path of ['/', '/faq', '/portal', '/office']) {
      await page.goto(path);
      const around = page.locator('body > header, body > footer, [data-side-frame] > header, [data-chat]');
      const seen = () => around.filter({ visible: true }).count();
      await expect.poll(seen, { message: path }).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(seen, { message: path }).toBe(0);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('sign in, look around, sign out', async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 800 }, expectErrors: /status of 403/ });
    await page.goto('/login');
    await page.getByLabel('Email').fill(server.people.member.email);
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').getByText('Invalid email or password').waitFor();
    const { password } = server.people.member;
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/portal');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Journey Tracker' }).click();
    await page.getByRole('heading', { name: 'Transformation Journey' }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${server.url}/`);
  });

  test('theme: light by default, kept when chosen, an unknown value follows the system', async ({
    visit,
  }) => {
    const page = await visit({ colorScheme: 'dark' });
    const rootClass = () => page.evaluate(() => document.documentElement.className);
    await page.goto('/');
    await expect.poll(() => rootClass()).toContain('light');
    await page.locator('summary', { hasText: 'Theme' }).click();
    expect(
      await page.getByRole('radio').evaluateAll((all) => all.map((each) => each.parentElement?.innerText)),
    ).toEqual(['Light', 'Dark', 'System']);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(rootClass).toContain('dark');
    await page.reload();
    await expect.poll(() => rootClass()).toContain('dark');
    await page.locator('summary', { hasText: 'Theme' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Theme' }).click();
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(rootClass).toContain('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
    await page.reload();
    await expect.poll(() => rootClass()).toContain('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await expect.poll(() => rootClass()).toContain('light');
  });

  test('an unknown address says so and leads home', async ({ visit }) => {
    const page = await visit({ expectErrors: /404/ });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByText('Page not found').waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

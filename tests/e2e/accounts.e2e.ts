import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodPage, openSite } from './fixture.ts';

const { test, server } = await openSite();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const rows = async (query: string, values: unknown[] = []) =>
  (await server.services.db.$client.query(query, values)).rows;
const linkTo = async (email: string) => {
  const { text } = await server.mailAbout(email, 'one tap away');
  return text?.match(/https:\/\/\S+\/login\/link\S+/)?.[0] ?? '';
};

/** A device of hers with a finger on it, as Chromium plays it. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, named, signs in, and is removed', async ({ signedIn }) => {
  const page = await signedIn('member');
  await withAuthenticator(page);
  await page.goto('/portal/account');
  const card = page.locator('#passkeys');
  await card.getByLabel('Name of the passkey').fill('Maya’s phone');
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.poll(() => card.getByLabel('Name', { exact: true }).inputValue()).toBe('Maya’s phone');
  await server.mailAbout('member@aura.test', 'A passkey was added');
  await expectGoodPage(page, 'account page with a passkey');

  await card.getByLabel('Name', { exact: true }).fill('The blue phone');
  await card.getByRole('button', { name: 'Rename' }).click();
  await expect
    .poll(() => rows('select name from auth.passkeys'))
    .toEqual([expect.objectContaining({ name: 'The blue phone' })]);

  await press(page, 'Sign Out');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login?to=%2Fportal%2Forders');
  await expectGoodPage(page, 'sign-in page');
  // The browser offers the key by itself, and the virtual finger takes it; the button is there for all others.
  await Promise.race([
    page.waitForURL('**/portal/orders'),
    press(page, 'Use a passkey').catch(() => page.waitForURL('**/portal/orders')),
  ]);
  await page.waitForURL('**/portal/orders');
  expect(await rows(`select method from auth.sign_ins where method is not null`)).not.toEqual([]);

  await page.goto('/portal/account');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => rows('select 1 from auth.passkeys')).toEqual([]);
});

test('a passkey opens the office where a second step is asked for', async ({ visit }) => {
  const email = 'staff.with.key@aura.test';
  const { createProvenAccount } = await import('../../domain/identity/index.ts');
  const password = 'lantern-and-pine-77';
  await createProvenAccount(server.services, { email, name: 'Stella Staff', password, role: 'staff' });
  const page = await visit();
  await withAuthenticator(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
  await page.waitForURL('**/office');
  await rows(`insert into settings (key, value) values ('staff_two_factor', 'true')
    on conflict (key) do update set value = 'true'`);
  await page.goto('/office');
  await page.waitForURL('**/portal/account');
  await page.locator('#passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('#passkeys').getByRole('button', { name: 'Rename' }).waitFor();
  await page.context().clearCookies();
  await page.goto('/login');
  await page.waitForURL('**/office').catch(() => press(page, 'Use a passkey'));
  await page.waitForURL('**/office');
  await page.goto('/office/orders');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/office/orders');
  await rows(`delete from settings where key = 'staff_two_factor'`);
});

test('a link opened in another browser asks first; in the one that asked it does not', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await page.getByLabel('Email').fill('new@aura.test');
  await press(page, 'E-mail me a sign-in link');
  await page.getByText('Look into your mailbox').waitFor();
  const link = await linkTo('new@aura.test');
  const other = await visit();
  await other.goto(link);
  await other.getByRole('heading', { name: 'Sign in as n…@aura.test?' }).waitFor();
  await expectGoodPage(other, 'link that asks');
  await page.goto(link);
  await page.waitForURL('**/portal');
  await page.getByText('Noa Lind').first().waitFor();
});

test('an account without a password moves and is deleted; what was typed waits for the new sign-in', async ({
  signedIn,
}) => {
  const page = await signedIn('new', { expectErrors: /status of 401/ });
  const email = 'new@aura.test';
  await rows(
    `update auth.credentials set password = null where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
  await rows(
    `update auth.sign_ins set confirmed_at = now() - interval '1 hour'
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
  await page.goto('/portal/account');
  await page.getByRole('heading', { name: 'Set a password' }).waitFor();
  await page.getByLabel('New address').fill('noa.new@aura.test');
  await press(page, 'Change address');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await dialog.getByText('We have written to').waitFor();
  const tab = await page.context().newPage();
  await tab.goto(await linkTo(email));
  await tab.waitForURL('**/portal');
  await tab.close();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByLabel('New address').inputValue()).toBe('noa.new@aura.test');
  await press(page, 'Change address');
  await page.getByText('The change takes effect when you confirm it').waitFor();

  await press(page, 'Delete my account');
  await page.getByText('Nothing is deleted until you confirm it there').waitFor();
  await server.mailAbout(email, 'delet');
});

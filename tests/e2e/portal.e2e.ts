import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { saveIntake } from '../../domain/delivery/index.ts';
import { axeFindings, isTooWide } from '../harness/browser.ts';
import { newMember } from '../harness/members.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', past: true });

/** From the next page on, the button is pressed in the first moment in which the page takes it. */
async function pressAtOnce(page: Page, label: string) {
  await page.addInitScript((name) => {
    let taken = false;
    addEventListener('submit', (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    });
    const press = () => {
      if (taken) return;
      const buttons = document.querySelectorAll<HTMLButtonElement>('main button');
      [...buttons].find((button) => button.textContent?.trim() === name)?.click();
      setTimeout(press);
    };
    press();
  }, label);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

test('a new member on a phone: from empty pages to her first report', async ({ signedIn }) => {
  const page = await signedIn('new', PHONE);
  await page.goto('/portal');
  await heading(page, 'Welcome back, Seeker!');
  for (const name of ['Life Path', 'Expression', 'Soul Urge']) {
    await page.getByRole('img', { name: `${name} not known yet` }).waitFor();
  }
  await page.getByText('No purchases yet. When you buy a reading, it appears here.').waitFor();
  await page.getByText('No reports generated yet').waitFor();
  await page.getByRole('link', { name: 'Generate Your First Report' }).last().click();

  const dialog = page.getByRole('dialog', { name: 'Generate a report' });
  await dialog.getByLabel('Full name at birth').fill('Zoë Żyła');
  await expect.poll(() => dialog.getByLabel('Counted as').inputValue()).toBe('ZOE ZYLA');
  const y = dialog.getByRole('checkbox', { name: 'The Y at place 2 of ZYLA is a vowel' });
  await expect.poll(() => y.isChecked()).toBe(true);
  await y.uncheck();
  await dialog.getByText(', as you hear it').waitFor();
  await fillBirthDate(dialog, '1991-08-09', 'Birth date');
  await dialog.getByRole('button', { name: 'Generate Report' }).click();
  await dialog.waitFor({ state: 'hidden' });

  // The card comes with its progress, and turns into a report without a reload.
  const view = page.getByRole('link', { name: 'View the report for Zoë Żyła' });
  await server.runJobs();
  await view.waitFor();
  await page.getByText('Report history').waitFor();
  await view.click();
  const report = page.getByRole('dialog', { name: 'Numerology Report - Zoë Żyła' });
  await report.getByText('Born on Aug 9, 1991, counted as ZOE ZYLA').waitFor();
  for (const name of ['Life Path Number', 'Expression Number', 'Soul Urge Number']) {
    await report.getByRole('heading', { name }).waitFor();
  }
  await report.getByText('Show the working').first().click();
  expect(new URL(page.url()).searchParams.has('view')).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await report.getByRole('link', { name: 'Download the PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Numerology Report - Zoë Żyła.pdf');
  await page.keyboard.press('Escape');
  await report.waitFor({ state: 'hidden' });

  const search = page.getByPlaceholder('Search reports by name...');
  await search.fill('nobody');
  await page.getByText('No reports found matching your search.').waitFor();
  await search.fill('ŻYŁ');
  await view.waitFor();
  await page.goto('/portal');
  await page.getByRole('img', { name: /^Life Path \d/ }).waitFor(); // taken over from the report
  await page.getByText('Your personal day').waitFor();
});

test('the demo member at her desk: figures, tabs, letters and people', async ({ signedIn }) => {
  const page = await signedIn('member');
  await page.goto('/portal');
  await heading(page, 'Welcome back, Maya Okafor!');
  await page.getByRole('img', { name: 'Life Path 3' }).waitFor();
  await page.getByRole('img', { name: /^Year \d of nine$/ }).waitFor();
  await page.getByRole('tab', { name: 'Upcoming Sessions' }).click();
  await page.getByRole('link', { name: 'Details of 1:1 Live Session (60 min)' }).waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('sessions');
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /Journey Tracker/ })
    .waitFor();
  await page.getByRole('tab', { name: 'Email Automation' }).click();
  await page.getByText('Total Sequences').waitFor();
  await page.reload(); // the address remembers the tab
  await page.getByText('Conversion Rate').waitFor();

  const resend = page.getByRole('button', { name: /^Resend to Email.*Łukasz Wiśniewski/ });
  await resend.click();
  await page.getByText('It is on its way to member@demo.local.').waitFor();
  const letter = await server.mailWith('member@demo.local', 'The numerology report for Łukasz');
  expect(letter.attachments).toHaveLength(1);

  await page.goto('/portal/reports?q=okafor');
  await expect.poll(() => page.getByRole('link', { name: /^View the report for/ }).count()).toBe(6);
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await page.getByLabel('Who is it for?').selectOption({ label: 'Partner: Daniel' });
  await expect.poll(() => page.getByLabel('Full name at birth').inputValue()).toBe('Daniel Aurelio Ferreira');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('People in your account').click();
  await page.getByRole('button', { name: 'Forget Mother' }).click();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await page.getByText('5 people besides you').waitFor();

  await page.goto('/portal/journey');
  for (const [label, figure] of [
    ['Sessions Completed', '12'],
    ['Reports Generated', '8'],
    ['Days on Journey', '45'],
  ] as const) {
    await expect
      .poll(() => page.locator('dl > div', { hasText: label }).locator('dd').textContent())
      .toBe(figure);
  }
  await page.goto('/portal/courses');
  await page.getByText('3 of 8 modules').waitFor();
});

test('a buyer: the toast, what is asked of her, the reading, and her papers', async ({ visit }) => {
  const ada = await newMember(server, 'Ada King');
  const shop = shopOf(server);
  await shop.sandbox.chooseOutcome(await startBuying(ada.visitor, 'report', {}), 'paid');
  const page = await visit({ as: ada.visitor, ...PHONE, expectErrors: /422/ });
  await page.goto('/portal/dashboard?payment=success');
  await page.getByText('Payment Successful!').waitFor();
  await page.getByText('Your purchase has been completed. Check your email for details.').waitFor();
  await page.waitForURL((url) => url.search === '');
  await page.getByText('Payment Successful!').waitFor({ state: 'hidden' });
  await page.getByRole('cell', { name: 'Personal Report', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Give the details' }).click();
  await page.waitForURL('**/details');
  await page.locator('[name=fullName]').fill('Ada King');
  await fillBirthDate(page, '1990-12-10');
  await page.getByLabel('Start now').check();
  const called = page.getByLabel('What shall we call you? (optional)');
  await called.fill('evil.de');
  await page.getByRole('button', { name: /send/i }).first().click();
  await page.getByText('Please look at the marked fields.').waitFor();
  await expect.poll(() => called.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('Please leave links and addresses out of your name.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await called.fill('Countess');
  await page.getByRole('button', { name: /send/i }).first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/details'));
  await shop.settle();
  await page.goto('/portal/reports');
  await page.getByText('Readings from your orders').waitFor();
  await page.getByRole('link', { name: /^PDF.*Personal Report for Ada King/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/portal/account');
  await fillBirthDate(page, '1990-12-10', 'Birth date');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved, and your numbers are counted.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByLabel('Your password').last().fill(ada.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('We have sent you a letter.').waitFor();
  await pressAtOnce(page, 'Confirm the deletion');
  const letter = await server.mailWith(ada.email, 'Confirm that your account should be deleted');
  await page.goto(/https?:\/\/\S+account\/delete#\S+/.exec(letter.text ?? '')?.[0] ?? '');
  await page.getByText(/^Your account will be deleted on/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/portal');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByText('as you asked.').waitFor({ state: 'hidden' });
});

test('a name that is one word of 120 letters fits every page that shows it', async ({ visit, signedIn }) => {
  const name = 'Llanfair'.repeat(15);
  const member = await newMember(server, 'Long Word');
  const shop = shopOf(server);
  const checkoutId = await startBuying(member.visitor, 'report', {});
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const answers = { fullName: name, birthDate: '1990-12-10' };
  await saveIntake(
    server.services,
    { memberId: member.id, orderId },
    { answers, begin: 'now', submit: true },
  );
  await server.runJobs();
  const page = await visit({ as: member.visitor, ...PHONE });
  await page.goto('/portal/account');
  await page.getByLabel('Full name').first().fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved, and your numbers are counted.').waitFor();
  const order = `orders/${orderId}`;
  const pages = [
    '',
    '/account',
    '/reports',
    '/orders',
    `/${order}`,
    `/${order}/details`,
    '/journey',
    '/emails',
  ];
  for (const path of pages) {
    await page.goto(`/portal${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await isTooWide(page)]).toEqual([path, false]);
  }
  const office = await signedIn('owner', PHONE);
  for (const path of [
    '/office',
    '/office/orders',
    `/office/${order}`,
    '/office/customers',
    '/office/letters/people',
  ]) {
    await office.goto(path);
    await office.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await isTooWide(office)]).toEqual([path, false]);
  }
});

describe('when things fail', () => {
  test('offline is said, what was typed stays, and a page that could not be loaded can be tried again', async ({
    signedIn,
  }) => {
    const expectErrors = /Failed to load|ERR_INTERNET|503|500|error/i;
    const page = await signedIn('member', { expectErrors });
    const context = page.context();
    await page.goto('/portal/reports?new');
    await page.getByLabel('Full name at birth').fill('Somebody New');
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('button', { name: 'Generate Report' }).last().click();
    await page.getByText('That did not reach us. Nothing is lost: please try again.').waitFor();
    await expect.poll(() => page.getByLabel('Full name at birth').inputValue()).toBe('Somebody New');
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'hidden' });

    await page.goto('/portal');
    await page.route('**/portal/journey.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('link', { name: 'Journey Tracker' }).first().click();
    await heading(page, 'This page could not be loaded');
    await page.getByRole('link', { name: 'Try again' }).click();
    await heading(page, 'Transformation Journey');
  });
});

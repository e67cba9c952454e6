import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose } from '../harness/checkout-page.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ at: '2026-06-01T09:00:00Z' });

/** A customer looks at which day is shown before she takes one of its times: the day before had the same hours. */
async function chooseTime(page: Page, day: string, time: RegExp): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${day}, `) }).click();
  await page.getByRole('heading', { name: day, exact: true }).waitFor();
  await page.getByRole('link', { name: time }).click();
}

/** From the public page to the provider's, which no form of ours may lead to by itself. */
async function bookAndPay(page: Page, day: string, email: string): Promise<void> {
  await chooseTime(page, day, /^2:00 PM/);
  await page.getByLabel('Your name').fill('Gwen Guest');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Hold it and pay €95' }).click();
  await page.waitForURL((url) => url.origin === server.stripe.url);
  await choose(page, /^Pay €95/);
  await page.getByText('Payment Successful!').waitFor();
}

test('a guest on a phone books and pays, moves it from the mail, and joins', async ({ visit }) => {
  const page = await visit({ ...PHONE, timezoneId: 'Europe/Lisbon' });
  await page.goto('/book');
  await expectGoodPage(page, 'what can be booked');
  await page.getByRole('link', { name: 'See free times for 1:1 Live Session (60 min)' }).click();
  await page.getByRole('heading', { name: '1:1 Live Session (60 min)' }).waitFor();
  await expectGoodPage(page, 'the free times');
  await bookAndPay(page, 'Wednesday 10 June', 'gwen@example.test');
  await expectGoodPage(page, 'her session');

  const { text = '' } = await server.mailAbout('gwen@example.test', 'Your session is booked');
  await page.goto(/https:\S+\/sessions\/[\w.-]+/.exec(text)?.[0] ?? 'no link in the letter');
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await chooseTime(page, 'Thursday 11 June', /^3:00 PM/);
  await page.getByRole('button', { name: /^Take Thursday 11 June/ }).click();
  await page.getByText('Session moved').waitFor();
  await page.getByText('Thursday 11 June 2026, 3:00 PM').waitFor();

  server.clock.set('2026-06-11T13:51:00Z');
  await page.reload();
  const door = await page.getByRole('link', { name: 'Join Session' }).getAttribute('href');
  const answer = await page.request.get(door ?? '', { maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/^https:\/\/meet\.jit\.si\/[\w-]{22}$/);
  server.clock.set('2026-06-01T09:00:00Z');
});

test('the same without scripts', async ({ visit }) => {
  const page = await visit({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/book/live-session?zone=Europe/Lisbon&date=2026-06-16');
  await bookAndPay(page, 'Tuesday 16 June', 'greta@example.test');
});

test('a member pays for what she booked in the portal', async ({ signedIn }) => {
  const page = await signedIn('member', PHONE);
  await page.goto('/portal/sessions?book');
  await page.getByRole('combobox', { name: 'Session Type' }).click();
  await page.getByRole('option', { name: /^1:1 Live Session/ }).click();
  await page.getByRole('button', { name: /June 17, 2026/ }).click();
  await page.getByRole('combobox', { name: 'Select Time' }).click();
  await page.getByRole('option', { name: /^2:00 PM/ }).click();
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await page.getByText('Session booked').waitFor();
  await page.getByRole('button', { name: /^Pay €95/ }).click();
  await page.waitForURL((url) => url.origin === server.stripe.url);
  await choose(page, /^Pay €95/);
  await page.getByText('Payment Successful!').waitFor();
});

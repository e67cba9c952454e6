import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose } from '../harness/checkout-page.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { expectGoodPage, markdownOf, openSite, PHONE } from './fixture.ts';

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
  await page.getByLabel('Full name at birth').fill('Gwen Guest');
  await fillBirthDate(page, '1984-05-21', 'Birth date');
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
  await page.getByText('Prepared for Gwen Guest, born 21 May 1984.').waitFor();
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

test('an event: made in the office, sold to a guest on a phone, given back from the mail, and the next one’s', async ({
  visit,
  signedIn,
}) => {
  const office = await signedIn('owner');
  await office.goto('/office/events');
  await office.getByLabel('Title').fill('Your year, together');
  const description = await markdownOf(office, 'Description');
  await description.fill('An evening about the personal year.\n\nBring your **birth date**.');
  await office.getByLabel('Date and time').fill('2026-06-18T19:00');
  await office.getByLabel('Price in €').fill('25');
  await office.getByLabel('Seats', { exact: true }).fill('1');
  await office.getByLabel('Show it on the site').check();
  await office.getByRole('button', { name: 'Make the event' }).click();
  await office.getByText('Nobody has a seat yet.').waitFor();
  await expectGoodPage(office, 'an event in the office');

  const page = await visit({ ...PHONE, timezoneId: 'America/New_York' });
  await page.goto('/events');
  await expectGoodPage(page, 'the events');
  await page.getByRole('link', { name: 'Take a seat at Your year, together' }).click();
  await page.getByText('1 of 1 seat left').waitFor();
  await page.getByText('Thursday 18 June 2026, 2:00 PM').waitFor();
  await expectGoodPage(page, 'an event');
  await page.getByLabel('Your name').fill('Gwen Guest');
  await page.getByLabel('E-mail').fill('gwen.seat@example.test');
  await page.getByRole('button', { name: 'Take a seat and pay €25' }).click();
  await page.waitForURL((url) => url.origin === server.stripe.url);
  await choose(page, /^Pay €25/);
  await page.getByText('Payment Successful!').waitFor();
  await expectGoodPage(page, 'her seat');

  const next = await visit({ ...PHONE, timezoneId: 'Europe/Lisbon' });
  await next.goto('/events/your-year-together');
  await next.getByText('Sold out').waitFor();
  await next.getByLabel('Your name').fill('Wilma Waits');
  await next.getByLabel('E-mail').fill('wilma@example.test');
  await next.getByRole('button', { name: 'Join the waiting list' }).click();
  await next.getByText('You are on the waiting list').waitFor();
  await expectGoodPage(next, 'on the waiting list');

  const booked = await server.mailAbout('gwen.seat@example.test', 'Your seat is booked');
  await page.goto(/https:\S+\/seats\/[\w.-]+/.exec(booked.text ?? '')?.[0] ?? 'no link in the letter');
  await page.getByText('I cannot come').click();
  await page.getByText('What you paid, €25, goes back to you as a whole.').waitFor();
  await page.getByRole('button', { name: 'Give the seat back' }).click();
  await page.getByText('It was given back.').waitFor();
  await server.mailAbout('gwen.seat@example.test', 'We have returned');

  const offered = await server.mailAbout('wilma@example.test', 'A seat is free for you');
  await next.goto(/https:\S+\/seats\/[\w.-]+/.exec(offered.text ?? '')?.[0] ?? 'no link in the letter');
  await next.getByText('A seat is kept for you until').waitFor();
  await next.getByRole('button', { name: 'Take the seat and pay €25' }).click();
  await next.waitForURL((url) => url.origin === server.stripe.url);
  await choose(next, /^Pay €25/);
  await next.getByText('Payment Successful!').waitFor();
  // Paid is told at once; the seat is hers when the payment was read, which is when this letter is written.
  await server.mailAbout('wilma@example.test', 'Your seat is booked');
  await office.reload();
  await office.getByText('Seats: 1 of 1 taken').waitFor();
  await office.getByText('Wilma Waits').waitFor();
});

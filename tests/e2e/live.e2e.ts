import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, orderInBrowser, sendDetails } from '../harness/checkout-page.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';
import { goTheWholeWay } from './whole-way.ts';

const recording = fileURLToPath(new URL('../../demo/demo-reading.webm', import.meta.url));

// With the limits as they are on a live site.
const { test, server } = await openSite({
  variables: { LIMIT_FACTOR: '1' },
  documents: 'drawn',
  at: '2026-06-01T06:00:00Z',
});

/** Every answer to something that was sent, as "POST /path 200". */
function listen(context: BrowserContext): { sent: string[]; refused: string[] } {
  const heard: { sent: string[]; refused: string[] } = { sent: [], refused: [] };
  context.on('response', (response) => {
    const method = response.request().method();
    if (method === 'GET') return;
    const line = `${method} ${new URL(response.url()).pathname} ${response.status()}`;
    heard.sent.push(line);
    if (response.status() >= 400) heard.refused.push(line);
  });
  return heard;
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const linkIn = (text: string | undefined, path: string) =>
  text?.match(new RegExp(`https://\\S+${path}\\S+`))?.[0] ?? `no link to ${path}`;

test('the first real day: from a question to a reading, all of it over HTTPS', async ({
  visit,
  signedIn,
}) => {
  const page = await visit();
  const heard = listen(page.context());
  expect(server.url).toMatch(/^https:/);

  await ask(page);
  await subscribe(page);
  await signUp(page);
  await usePortal(page);
  await bookSession(page);
  await signOutAndIn(page);

  const guest = await visit();
  const heardOfGuest = listen(guest.context());
  await buyAsGuest(guest);

  const owner = await signedIn('owner');
  const heardOfOwner = listen(owner.context());
  const phone = await visit(PHONE);
  const heardOfPhone = listen(phone.context());
  await goTheWholeWay(phone, 'phone@example.test', {
    server,
    look: expectGoodPage,
    release: () => recordInOffice(owner),
  });
  await refundInOffice(owner);

  const all = [heard, heardOfGuest, heardOfPhone, heardOfOwner];
  expect(all.flatMap(({ refused }) => refused)).toEqual([]);
  expect(all.flatMap(({ sent }) => sent).length).toBeGreaterThanOrEqual(25);
  expect(server.mailbox.received.filter(({ secure }) => !secure)).toEqual([]);
});

async function ask(page: Page) {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Maya Okafor');
  await page.getByLabel('Email').fill('maya@example.test');
  await page.getByLabel('What is it about?').fill('A question before I order');
  await page.getByLabel('Your message').fill('Do you read Polish names?');
  await press(page, 'Send the message');
  await page.getByRole('heading', { name: 'Your message has arrived' }).waitFor();
  await server.mailWith('maya@example.test', 'We have your message');
  await server.mailWith('owner@aura.test', 'A question before I order');
}

async function subscribe(page: Page) {
  await page.goto('/newsletter');
  await page.getByLabel('Your e-mail address').fill('maya@example.test');
  await press(page, 'Send me the notes');
  await page.getByText('Please look in your inbox').waitFor();
  const { text } = await server.mailWith('maya@example.test', 'newsletter/confirm');
  await page.goto(linkIn(text, '/newsletter/confirm'));
  await press(page, 'Yes, write to me');
  await page.getByText('Your address is confirmed').waitFor();
}

const PASSWORD = 'lantern-and-pine-77';

async function signUp(page: Page) {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Maya Okafor');
  await page.getByLabel('Email').fill('maya@example.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Create Account');
  await page.waitForURL('**/portal');
  const { text } = await server.mailAbout('maya@example.test', 'confirm your e-mail address');
  await page.goto(linkIn(text, '/auth/v1/verify-email'));
  await page.waitForURL('**/portal**');
  await expect.poll(() => page.getByText('Please confirm').count()).toBe(0);
}

async function usePortal(page: Page) {
  await page.goto('/portal/reports');
  await press(page, /^Generate/);
  const dialog = page.getByRole('dialog', { name: 'Generate a report' });
  await dialog.getByLabel('Full name at birth').fill('Zoë Żyła');
  await fillBirthDate(dialog, '1991-08-09', 'Birth date');
  await press(page, 'Generate Report');
  await dialog.waitFor({ state: 'hidden' });
  await server.runJobs();
  await page.getByRole('link', { name: 'View the report for Zoë Żyła' }).waitFor();

  await page.goto('/portal/support');
  await press(page, 'New ticket');
  await page.getByLabel('Subject').fill('My second name');
  await page.getByLabel('What is it about?').fill('May I add my second name?');
  await press(page, 'Send');
  await page.getByText('My second name').first().waitFor();

  await page.goto('/portal/account');
  await page.getByLabel('Full name').fill('Maya Ngozi Okafor');
  await press(page, 'Save');
  await page.getByText('Saved').first().waitFor();
}

async function bookSession(page: Page) {
  await page.goto('/portal/sessions');
  await press(page, 'Book Session');
  const pick = async (label: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await pick('Session Type', 'Executive Coaching');
  await page.getByRole('button', { name: /June 10, 2026/ }).click();
  await pick('Select Time', /^2:00 PM/);
  await press(page, 'Confirm Booking');
  await page.getByText('Session booked').waitFor();
  await page.getByText('Wednesday, June 10, 2026').waitFor();
  await server.mailWith('maya@example.test', 'Executive Coaching');
}

async function signOutAndIn(page: Page) {
  await page.goto('/portal');
  await press(page, 'Sign Out');
  await page.waitForURL((url) => !url.pathname.startsWith('/portal'));
  await page.goto('/login');
  await page.getByLabel('Email').fill('maya@example.test');
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign In');
  await page.waitForURL('**/portal**');
}

/** A personal report: ordered, paid at the provider's own page, its details sent, the document opened. */
async function buyAsGuest(page: Page) {
  await orderInBrowser(page, 'report', { email: 'guest@example.test' });
  expect(new URL(page.url()).origin).toBe(server.stripe.url);
  await choose(page, /^Pay €59/);
  await page.getByText('Payment Successful!').waitFor();
  await sendDetails(page);
  await server.settle();
  await page.reload();
  const pdf = page.getByRole('link', { name: 'Download PDF' });
  const answer = await page.request.get((await pdf.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await server.mailWith('guest@example.test', 'Personal Report');
}

/** The owner sends in what she has recorded elsewhere, and releases it. */
async function recordInOffice(office: Page) {
  await office.goto('/office');
  await office
    .getByRole('link', { name: /Mini Video Reading/ })
    .first()
    .click();
  await office.getByLabel('The recording').setInputFiles(recording);
  await office.getByText('The recording is here').waitFor();
  await press(office, 'Release to the buyer');
  await press(office, 'Release it');
  await office.getByText('The buyer has been told.').waitFor();
}

/** From the page of that order. */
async function refundInOffice(office: Page) {
  await press(office, /^Refund €/);
  await office.getByLabel('Why (for your own books)').fill('She heard it as a gift.');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund €/ })
    .click();
  await office.getByText('Refund on its way').waitFor();
  await server.settle();
  await office.reload();
  await office.getByText('went back').first().waitFor();
  const [refund] = server.stripe.world.refunds.values();
  expect(refund?.status).toBe('succeeded');
}

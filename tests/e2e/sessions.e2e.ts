import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { bookSession, readMonth, readSessions } from '../../domain/practice/index.ts';
import { axeFindings } from '../harness/browser.ts';
import { newMember } from '../harness/members.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', past: true });

const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};
const pickDay = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

describe('sessions', () => {
  test('a new member books, moves and cancels, with both clocks in sight', async ({ signedIn }) => {
    const page = await signedIn('new', { timezoneId: 'America/New_York' });
    await page.goto('/portal/sessions');
    await page.getByText('No sessions booked yet. Click "Book Session" to schedule your first').waitFor();
    await page.getByRole('button', { name: 'Book Session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a New Session' });
    await dialog.getByText('Schedule your numerology consultation session').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Confirm Booking' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await confirm.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('status').getByText('Please choose the type of session first.').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /June 1, 2025/ }).isDisabled()).toBe(true);

    await choose(page, 'Session Type', 'Executive Coaching');
    await dialog.getByText('You have no credit of this type').waitFor();
    await pickDay(page, /June 10, 2025/);
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Select Time' }).click();
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual([
        '9:00 AM · 4:00 AM for you',
        '10:00 AM · 5:00 AM for you',
        '11:00 AM · 6:00 AM for you',
        '2:00 PM · 9:00 AM for you',
        '3:00 PM · 10:00 AM for you',
        '4:00 PM · 11:00 AM for you',
      ]);
    await page.getByRole('option', { name: /^2:00 PM/ }).click();
    await dialog.getByText("Times are Aura's, in Lisbon. Beside them: your clock, New York.").waitFor();
    await confirm.click();
    await page.getByText('Session booked').waitFor();
    await page.getByText('Tuesday, June 10, 2025').waitFor();
    await page.getByText('Tuesday, 9:00 AM on your clock, New York').waitFor();
    await page.getByText('To be paid', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Join Session' }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: 'Reschedule' }).click();
    await pickDay(page, /June 11, 2025/);
    await choose(page, 'Select Time', /^9:00 AM/);
    await page.getByRole('button', { name: 'Confirm New Time' }).click();
    await page.getByText('Wednesday, June 11, 2025').waitFor();

    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel Session' }).click();
    await page.getByText('Cancelled', { exact: true }).waitFor();
  });

  test('on a phone, by keyboard, with a credit; somebody else was faster', async ({ signedIn }) => {
    const page = await signedIn('member', { ...PHONE, timezoneId: 'Europe/Lisbon', expectErrors: /409/ });
    await page.goto('/portal/sessions?book');
    const dialog = page.getByRole('dialog', { name: 'Book a New Session' });
    await page.getByRole('combobox', { name: 'Session Type' }).focus();
    // Keys pressed before the page has woken up are nobody's.
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return page.getByRole('listbox').isVisible();
      })
      .toBe(true);
    await page.keyboard.type('Trans');
    await page.keyboard.press('Enter');
    await dialog.getByText('Paid with a session credit. You have 2 of this type.').waitFor();
    await pickDay(page, /June 16, 2025/);
    await choose(page, 'Select Time', '10:00 AM');
    expect(await axeFindings(page)).toEqual([]);

    const rival = await newMember(server, 'Quick Rival');
    const startsAt = new Date('2025-06-16T09:00:00Z');
    await bookSession(server.services, { memberId: rival.id, sessionType: 'Couples Journey', startsAt });
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await dialog.getByText('That time has just been taken. Please choose another one.').waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Session Type' }).textContent())
      .toBe('Transformation Package');
    await page.getByRole('combobox', { name: 'Select Time' }).click();
    const taken = page.getByRole('option', { name: '10:00 AM · not free' });
    await taken.waitFor();
    await expect.poll(() => taken.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('option', { name: '11:00 AM' }).click();
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Monday, June 16, 2025').waitFor();
    await page.getByText('1 × Transformation Package').waitFor();
  });

  test('on a phone, without a credit: booked, its price in sight, paid, and paid is what the card says', async ({
    signedIn,
  }) => {
    const page = await signedIn('new', { ...PHONE, timezoneId: 'Europe/Lisbon' });
    await page.goto('/portal/sessions?book');
    const dialog = page.getByRole('dialog', { name: 'Book a New Session' });
    await choose(page, 'Session Type', '1:1 Live Session (60 min)');
    await dialog.getByText('You have no credit of this type: 60 minutes cost €95.').waitFor();
    await pickDay(page, /June 24, 2025/);
    await choose(page, 'Select Time', '10:00 AM');
    await dialog.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('Your place is kept until Tuesday, June 3, 7:00 AM (Lisbon).').waitFor();
    await page.getByText('You can join from 10 minutes before, once it is paid.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const ways: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/sandbox/pay/')) ways.push(request.url());
    });
    await page.getByRole('button', { name: 'Pay €95' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    expect(ways).toHaveLength(1);
    await page.getByRole('button', { name: 'Pay €95', exact: true }).click();
    await page.waitForURL('**/portal/sessions**');
    await page.getByText('Payment Successful!').waitFor();
    await page.getByRole('button', { name: 'Pay €95' }).waitFor({ state: 'detached' });
    await page.getByText('You can join from 10 minutes before.', { exact: true }).waitFor();
  });

  test('a fully booked day cannot be chosen', async ({ signedIn }) => {
    const days = await readMonth(server.services, { actor: { id: '', role: 'member' }, date: '2025-06-20' });
    const people = await Promise.all([newMember(server, 'Busy One'), newMember(server, 'Busy Two')]);
    const slots = days.find(({ date }) => date === '2025-06-20')?.slots ?? [];
    for (const [i, slot] of slots.entries()) {
      const memberId = people[i % 2]?.id ?? '';
      const startsAt = new Date(slot.startsAt);
      await bookSession(server.services, { memberId, sessionType: 'Couples Journey', startsAt });
    }
    const page = await signedIn('new');
    await page.goto('/portal/sessions?book');
    const day = page.getByRole('button', { name: /June 20, 2025/ });
    await expect.poll(() => day.isDisabled()).toBe(true);
  });

  test('ten minutes before, the door opens; a lost connection keeps what was typed', async ({ signedIn }) => {
    const page = await signedIn('member', { expectErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
    const context = page.context();
    await page.goto('/portal/sessions?book');
    await choose(page, 'Session Type', 'Couples Journey');
    await pickDay(page, /June 17, 2025/);
    await choose(page, 'Select Time', /^10:00 AM/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('That did not reach us. Nothing is lost: please try again.').waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Session Type' }).textContent())
      .toBe('Couples Journey');
    await page.getByRole('button', { name: 'Go to the Next Month' }).click();
    await page.getByText('The free times did not reach us.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The free times did not reach us.').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Session Type' }).textContent())
      .toBe('Couples Journey');

    const visitor = await server.signedIn('member@demo.local');
    expect((await visitor.get('/portal')).status).toBe(200);
    server.clock.set('2025-06-06T08:50:00Z');
    await page.goto('/portal/sessions');
    const door = page.getByRole('link', { name: 'Join Session' });
    await door.waitFor();
    await expect.poll(() => door.getAttribute('href')).toMatch(/\/portal\/sessions\/[\w-]+\/join$/);
    await page.getByText('You can join now.').waitFor();
    server.clock.set('2025-06-02T06:00:00Z');
  });

  test('a slow page says that it is loading, a broken one offers another try', async ({ signedIn }) => {
    const page = await signedIn('member', { expectErrors: /500/ });
    await page.goto('/portal');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/portal/sessions.data*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Sessions', exact: true }).click();
    await page.getByText('Loading sessions...').waitFor();
    release();
    await page.getByRole('heading', { name: 'Your Sessions' }).waitFor();
    await page.route('**/portal/journey.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('link', { name: 'Journey Tracker' }).click();
    await page.getByText('This page could not be loaded').waitFor();
    await page.unroute('**/portal/journey.data*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Transformation Journey' }).waitFor();
  });

  test('axe finds nothing in the dialog on a phone', async ({ signedIn }) => {
    const page = await signedIn('member', PHONE);
    await page.goto('/portal/sessions');
    await page.getByRole('button', { name: 'Book Session' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const { sessions } = await readSessions(server.services, { memberId: await memberId() });
    expect(sessions.filter(({ status }) => status === 'completed')).toHaveLength(12);
  });
});

async function memberId(): Promise<string> {
  const { rows } = await server.services.db.$client.query(
    "select id from auth.users where email = 'member@demo.local'",
  );
  return rows[0].id;
}

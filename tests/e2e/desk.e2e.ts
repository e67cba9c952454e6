import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bookSession, bookSessionAsStaff, writeNotes } from '../../domain/practice/index.ts';
import { axeFindings } from '../harness/browser.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { toldCustomer } from '../harness/told-customer.ts';
import { markdownOf, openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', at: '2025-06-02T06:00:00Z' });

const owner = { as: 'owner@demo.local' };
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const logged = async (page: Page, words: string) => {
  await page.goto('/office/settings/log');
  await page.getByText(words).first().waitFor();
};

test('a session is booked for a customer, moved, completed with notes, and she reads them', async ({
  signedIn,
  visit,
}) => {
  const ada = await newMember(server, 'Ada Rivers');
  const page = await signedIn('owner');
  await page.goto('/office/calendar');
  await page.getByRole('link', { name: /^Book 10:00( AM)? on Tuesday 3 June$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a session' });
  await dialog.getByRole('searchbox', { name: 'Customer' }).fill('ada riv');
  await dialog.getByRole('button', { name: /Ada Rivers/ }).click();
  await dialog.getByLabel('Session type').selectOption('Executive Coaching');
  await dialog.getByRole('list', { name: 'Free on that day' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await toast(page, 'Session booked');

  await page.getByRole('link', { name: /Ada Rivers/ }).click();
  await page.getByText('Tuesday 3 June 2025').waitFor();
  await page.getByText('It can be completed once it has begun.').waitFor();
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('button', { name: /June 4, 2025/ }).click();
  await page.getByRole('combobox', { name: 'Select Time' }).click();
  await page.getByRole('option', { name: /^3:00 PM/ }).click();
  await page.getByRole('button', { name: 'Move it' }).click();
  await page.getByText('Wednesday 4 June 2025').waitFor();
  await page.getByText('moved a session').waitFor();
  await server.sendMails();
  expect(server.mailbox.to(ada.email)).toHaveLength(2); // booked, and moved

  server.clock.set('2025-06-04T14:30:00Z');
  await page.reload();
  await page
    .getByRole('textbox', { name: 'Notes for the customer' })
    .fill('Write three letters before Sunday.');
  // The tab is closed before anything is saved; it stands there again, and another pair of hands learns of it.
  await page.getByText('Kept as you write.').waitFor();
  await page.reload();
  await page.getByText('What you had written is back.').waitFor();
  const second = await newMember(server, 'Rita Second', 'staff');
  const beside = await visit({ as: second.visitor });
  await beside.goto(page.url());
  await beside.getByText(/is writing here, too/).waitFor();
  await page.getByRole('button', { name: 'Complete the session' }).click();
  await toast(page, 'Session completed');
  expect(await axeFindings(page)).toEqual([]);
  expect(await (await ada.visitor.get('/portal/sessions')).text()).toContain(
    'Write three letters before Sunday.',
  );
  await logged(page, 'completed a session');
});

test('hours, days off and the secret calendar', async ({ signedIn }) => {
  const page = await signedIn('owner');
  await page.goto('/office/calendar/rules');
  await page.getByRole('button', { name: 'Remove 09:00 to 12:00 on Monday' }).click();
  await page.getByRole('button', { name: 'Hours on Monday' }).click();
  await page.getByLabel('From, Monday').last().fill('18:30');
  await page.getByLabel('To, Monday').last().fill('20:00');
  await page.getByLabel('A start every, Monday').last().selectOption('30');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await toast(page, 'Working hours saved');
  await page.getByLabel('From', { exact: true }).fill('2025-06-17');
  await page.getByLabel('Reason').fill('Holiday');
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByText('Tuesday 17 June 2025').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const member = await newMember(server, 'Slot Seeker');
  const month = await (await member.visitor.get('/portal/sessions/slots.data?date=2025-06-01')).text();
  expect(month).toContain('18:30');
  await expect(
    bookSession(server.services, {
      memberId: member.id,
      sessionType: 'Couples Journey',
      startsAt: new Date('2025-06-17T08:00:00Z'),
    }),
  ).rejects.toThrow('one of the offered times');

  const address = await page.getByLabel('Secret address').inputValue();
  const feed = await fetch(address);
  expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('BEGIN:VCALENDAR')]);
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('button', { name: 'Make a new one' }).click();
  await toast(page, 'New address made');
  expect(await (await fetch(address)).text()).toContain('This calendar has a new address');
});

test('the practitioner’s week with a holiday: a guest by hand, away with one switch, a letter, and back', async ({
  visit,
  signedIn,
}) => {
  const page = await signedIn('owner', { expectErrors: /409/ });
  await page.goto('/office/calendar');
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a session' });
  await dialog.getByRole('button', { name: 'Somebody new' }).click();
  await dialog.getByLabel('Name').fill('Hanna Hand');
  await dialog.getByLabel('E-mail').fill('hanna.hand@example.test');
  await dialog.getByLabel('Session type').selectOption('1:1 Live Session (60 min)');
  await dialog.getByLabel('Date').fill('2025-06-24');
  await dialog.getByLabel('Time').fill('19:30');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await dialog.getByLabel('Book it anyway').check();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await toast(page, 'Session booked');

  await page.goto('/office/calendar/rules');
  await page.getByLabel('First day').fill('2025-06-02');
  await page.getByLabel('Last day').fill('2025-06-26');
  await page.getByLabel('A line of your own').fill('By the sea.');
  await page.getByRole('button', { name: 'Go on holiday' }).click();
  await toast(page, 'Holiday saved');
  await page.getByText('Away from 2 June 2025 to 26 June 2025.').waitFor();
  await page.getByRole('checkbox', { name: /^Hanna Hand/ }).waitFor();
  await page.getByLabel('Your letter to those ticked').fill('I am by the sea that day.');
  await page.getByRole('button', { name: 'Write to them' }).click();
  await page
    .getByText(/letters? written/)
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const visitor = await visit();
  await visitor.goto('/checkout/video-reading');
  await visitor.getByText('Aura is away until 26 June 2025.').waitFor();
  await visitor.getByText('Your video is recorded for you by 28 June 2025.').first().waitFor();
  expect(await axeFindings(visitor)).toEqual([]);
  const { text = '' } = await server.mailAbout('hanna.hand@example.test', 'About your session');
  await visitor.goto(/http\S+\/sessions\/\S+/.exec(text)?.[0] ?? '');
  await visitor.getByText('Tuesday 24 June 2025, 7:30 PM').first().waitFor();

  await page.getByRole('button', { name: 'End the holiday' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await toast(page, 'Welcome back');
  await visitor.goto('/checkout/video-reading');
  await visitor.getByText('recorded for you within 24 hours').first().waitFor();
  await logged(page, 'ended the holiday');
});

test('a price is changed and seen on the landing page at once; the old one comes back', async ({ visit }) => {
  const page = await visit({ ...owner, expectErrors: /422/ });
  const shop = await visit();
  await shop.goto('/');
  await expect.poll(() => shop.locator('#services').innerText()).toContain('€59');

  await page.goto('/office/catalogue');
  await page.getByRole('link', { name: 'Personal Report' }).click();
  await page.getByLabel('Price in €').fill('a lot');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Please give a price such as 59 or 59.50.').first().waitFor();
  await page.getByLabel('Price in €').fill('54.50');
  // A price that was never charged is no price before.
  await page.getByLabel('Price before').fill('79');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('At most €59').first().waitFor();
  await page.getByLabel('Price before').fill('59');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('€54.50').first().waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await toast(page, 'Published');
  await shop.reload();
  await expect.poll(() => shop.locator('#services').innerText()).toContain('€54.50');
  await shop.goto('/checkout/report');
  await shop.getByText('Save €4.50').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Restore the original' }).click();
  await toast(page, 'Restored');
  await shop.goto('/');
  await expect.poll(() => shop.locator('#services').innerText()).not.toContain('€54.50');
  await logged(page, 'went back to an earlier version of');
});

test('a code is created, used at the checkout, and ended', async ({ signedIn }) => {
  const page = await signedIn('owner');
  await page.goto('/office/codes');
  await page.getByLabel('Code', { exact: true }).fill('spring15');
  await page.getByLabel('Percent off').fill('15');
  await page.getByLabel('How often in all').fill('2');
  await page.getByRole('button', { name: 'Create the code' }).click();
  await page.getByRole('cell', { name: /^SPRING15/ }).waitFor();
  const quote = async () =>
    (
      await server.visitor().postJson('/functions/v1/quote-order', {
        productId: 'report',
        email: 'x@example.test',
        code: 'SPRING15',
      })
    ).json();
  expect(await quote()).toMatchObject({ discountCents: 885, totalCents: 5_015 });
  await page.getByRole('button', { name: /End it/ }).click();
  await page.getByRole('button', { name: 'End the code' }).click();
  await page.getByText('Ended', { exact: true }).waitFor();
  expect(await quote()).toMatchObject({
    discountCents: 0,
    code: { problem: expect.stringContaining('ended') },
  });
  expect(await axeFindings(page)).toEqual([]);
});

test('an article is drafted, looked at, published, and found', async ({ signedIn }) => {
  const page = await signedIn('owner');
  await page.goto('/office/content/article');
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Title').fill('Why 4 likes Mondays');
  await page.getByLabel('In two sentences').fill('A short defence of the least loved day.');
  const article = await markdownOf(page, 'Article');
  await article.fill('## Order\n\n<script>alert(1)</script>\n\nMondays are **square**.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/office/content/article/why-4-likes-mondays');
  const visitor = server.visitor();
  expect((await visitor.get('/blog/why-4-likes-mondays')).status).toBe(404);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.locator('[inert] strong', { hasText: 'square' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await toast(page, 'Published');
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Why 4 likes Mondays' }).click();
  await page.getByRole('heading', { name: 'Order' }).waitFor();
  await expect.poll(() => page.locator('article script').count()).toBe(0);
});

test('a letter is arranged anew, looked at, kept as it is typed, and goes out like that', async ({
  signedIn,
}) => {
  const page = await signedIn('owner', { expectErrors: /status of 422/ });
  await page.goto('/office/content/letter/recover-password');
  const parts = page.getByRole('group', { name: 'The letter' }).getByRole('listitem');
  await page.getByLabel('Subject', { exact: true }).fill('A new key for you');
  await page.getByLabel('Paragraph', { exact: true }).fill('Somebody, hopefully you, lost a key, {{nmae}}.');
  // The button stands above it from now on, the small print is out, and a paragraph follows.
  await parts.nth(2).getByRole('button', { name: 'Up' }).click();
  await parts.nth(3).getByRole('button', { name: 'Take out' }).click();
  await parts.nth(2).getByRole('button', { name: 'Paragraph below' }).click();
  await page.getByLabel('Your paragraph').fill('Write to **{{contactEmail}}**.');
  await page.getByText('Kept as you write').waitFor();

  await page.reload();
  await page.getByText('What you had written is back').waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await parts.getByText('Nothing to fill {{nmae}} with.').waitFor();
  await page.getByLabel('Paragraph', { exact: true }).fill('Somebody lost a key, {{name|friend}}.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const looked = page.frameLocator('iframe[title="The letter as a reader gets it"]');
  await looked.getByText('Somebody lost a key, Maya.').waitFor();
  await page.getByLabel('As it comes to').selectOption({ label: 'Somebody whose name is not known' });
  await looked.getByText('Somebody lost a key, friend.').waitFor();
  await page.getByRole('button', { name: 'By night' }).click();
  await page.getByRole('button', { name: 'On a phone' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await toast(page, 'Published');
  expect(await axeFindings(page)).toEqual([]);

  const member = await newMember(server, 'Lost Key');
  await server.visitor().post('/forgot-password', { email: member.email });
  const mail = await server.lastMail(member.email);
  expect(mail.subject).toBe('A new key for you');
  expect(mail.text?.replace(/\s+/g, ' ')).toMatch(/Choose a new password.*lost a key, Lost.*Write to \S+@/);
  expect(mail.text).not.toMatch(/asked to choose a new password for your account|The link works once/);

  await page.getByRole('button', { name: 'Restore the original' }).click();
  await expect
    .poll(() => page.getByLabel('Paragraph', { exact: true }).inputValue())
    .toContain('Somebody, hopefully you, asked to choose');
});

test('what is typed while an older draft is on its way is not called kept; leaving asks, and takes it along', async ({
  signedIn,
}) => {
  const page = await signedIn('owner');
  const path = '/office/content/letter/recover-password';
  await page.goto(path);
  const subject = page.getByLabel('Subject', { exact: true });
  const drafts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let sent = 0;
  await page.route('**/office/drafts', async (route) => {
    if (route.request().method() === 'POST') await drafts[sent++]?.promise;
    await route.continue();
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialogs.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  await subject.fill('One');
  await expect.poll(() => sent).toBe(1);
  await subject.fill('One and two');
  drafts[0]?.resolve();
  await expect.poll(() => sent).toBe(2);
  // The first has arrived, the second has not.
  await page.evaluate(() => location.assign('/office'));
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  drafts[1]?.resolve();
  await page.getByText('Kept as you write').waitFor();

  await subject.fill('One, two and three');
  await page.goto('/office');
  // It was sent as the page closed, and arrives by itself.
  const stored = `select from office_drafts where office_drafts::text like '%One, two and three%'`;
  await expect.poll(async () => (await server.services.db.$client.query(stored)).rowCount).toBe(1);
  await page.goto(path);
  await expect.poll(() => subject.inputValue()).toBe('One, two and three');
});

test('the numbers have drawings, tables and files', async ({ signedIn }) => {
  const page = await signedIn('owner');
  const views = {
    Money: [
      'What remained',
      'Revenue by month',
      'By product',
      'By country',
      'By the first touch',
      'By the last touch',
    ],
    Members: [
      'Members',
      'How memberships stand',
      'How each month’s newcomers fared',
      'What a membership brings',
    ],
    'Booked ahead': ['Booked for the next twelve months'],
    'Visits and deliveries': ['From visit to order', 'Sequences', 'Delivered as promised'],
  };
  await page.goto('/office/numbers');
  for (const [view, titles] of Object.entries(views)) {
    await page.getByRole('link', { name: view, exact: true }).click();
    for (const name of titles) await page.getByRole('heading', { name, exact: true }).waitFor();
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((theme) => localStorage.setItem('theme', theme), colorScheme);
      await page.reload();
      expect(await axeFindings(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${view} at ${width}`).toBe(0);
    }
  }
  const file = await page.request.get('/office/numbers/funnel.csv');
  expect(await file.text()).toContain('Visits,');
});

test('the preparation sheet prints on one page, two long charts, five long questions and notes together', async ({
  signedIn,
}) => {
  const email = 'sheet@example.test';
  const names = [
    'Maximiliana Hildegard Wilhelmine von Hohenberg-Sonnenfels',
    'Bartholomew Fitzgerald Montgomery-Whitaker',
  ];
  const question = 'After eleven years in one house, with two children and a shop of our own, is it time to';
  const questions = Array.from({ length: 5 }, (_, n) => `${n + 1}: ${question.repeat(3)}?`).join('\n');
  for (const [n, fullName] of names.entries()) {
    const productId = n === 0 ? 'video-reading' : 'report';
    const answers = { fullName, birthDate: `19${79 + n}-11-29`, ...(n === 0 ? { questions } : {}) };
    await toldCustomer(server, { productId, email, answers });
  }
  const actor = await demoActor(server, 'owner@demo.local');
  const booking = { actor, guest: { email, name: 'Maximiliana' }, sessionType: '1:1 Live Session (60 min)' };
  const startsAt = new Date(server.clock.now().getTime() + 9 * 86_400_000 + 17 * 60_000);
  const { sessionId } = await bookSessionAsStaff(server.services, { ...booking, startsAt, anyTime: true });
  const privateNotes = 'She speaks of her father in the second half. Let her. '.repeat(12);
  await writeNotes(server.services, { actor, sessionId, notes: '', privateNotes });

  const page = await signedIn('owner');
  await page.goto(`/office/calendar/${sessionId}/sheet`);
  await page.getByRole('heading', { name: 'What stands out' }).first().waitFor();
  // As printers leave it.
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  for (const format of ['A4', 'Letter'] as const) {
    const printed = (await page.pdf({ format, margin })).toString('latin1');
    expect([format, printed.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 1]);
  }
});

test('a merge shows whom it is about before it happens', async ({ signedIn }) => {
  for (const [email, name] of [
    ['ines@example.test', 'Ines Duarte'],
    ['ines.work@example.test', 'Ines M. Duarte'],
  ] as const) {
    await toldCustomer(server, {
      productId: 'report',
      email,
      answers: { fullName: name, birthDate: '1984-02-29' },
    });
  }
  const page = await signedIn('owner');
  await page.goto('/office/customers?words=ines');
  await page.getByRole('link', { name: 'Ines Duarte' }).click();
  await page.getByText('Addresses and data').click();
  await page.getByRole('button', { name: 'Merge a duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge a duplicate' });
  await dialog.getByLabel('The other address').fill('ines.work@example.test');
  await expect.poll(() => dialog.getByRole('button', { name: 'Merge them' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Show who that is' }).click();
  await dialog
    .getByText(/^Ines M\. Duarte, ines\.work@example\.test, with us since \d+ June 2025, one order/)
    .waitFor();
  // Another address typed over it: what was shown is not what would be merged.
  await dialog.getByLabel('The other address').fill('somebody.else@example.test');
  await dialog.getByRole('button', { name: 'Merge them' }).waitFor({ state: 'detached' });
  await dialog.getByLabel('The other address').fill('ines.work@example.test');
  await dialog.getByRole('button', { name: 'Show who that is' }).click();
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await toast(page, 'Merged');
  await page.getByText('ines.work@example.test').first().waitFor();
});

import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', past: true });

describe('the desk of the staff', () => {
  test('figures from real rows, two lists of 500 pixels, statuses and priorities', async ({ signedIn }) => {
    const page = await signedIn('owner');
    await page.goto('/portal/support');
    const figures = await page.locator('main dl > div').allTextContents();
    expect(figures).toEqual([
      'Total Tickets6',
      'Open Tickets3',
      'Escalated Chats1from the chat assistant',
      'Avg Response2.5hfirst message to first answer',
    ]);
    const tickets = page.getByRole('region', { name: 'Support Tickets' });
    expect((await tickets.locator('[tabindex="0"]').boundingBox())?.height).toBe(500);
    expect(
      (await tickets.getByRole('listitem').allTextContents()).map((text) => text.replace(/\s+/g, ' ')),
    ).toEqual([
      expect.stringMatching(/A human then.*Open.*low/),
      expect.stringMatching(/Okafo.*Open.*high/),
      expect.stringMatching(/Charged twice.*Open.*urgent/),
      expect.stringMatching(/two names.*In progress.*medium/),
      expect.stringMatching(/Receipt.*Resolved.*low/),
      expect.stringMatching(/minute twelve.*Closed.*medium/),
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Chat Conversations' }).click();
    const chats = page.getByRole('region', { name: 'Chat Conversations' });
    const name = (await chats.getByRole('link').first().textContent()) ?? '';
    expect(name).toBe('Hello, can two people share one membership?');
    await chats.getByText('escalated').waitFor();
    await chats.getByRole('link', { name }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Answer in the ticket' }).click();
    await page.getByRole('dialog', { name: 'Chat: A human then, please' }).waitFor();
  });

  test('Start, Resolve and Close; a canned answer, a note, a priority, the customer’s records', async ({
    signedIn,
  }) => {
    const page = await signedIn('owner');
    await page.goto('/portal/support');
    const row = page.getByRole('listitem').filter({ hasText: 'Charged twice this morning' });
    for (const [button, status] of [
      ['Start', 'In progress'],
      ['Resolve', 'Resolved'],
      ['Close', 'Closed'],
    ] as const) {
      await row.getByRole('button', { name: button }).click();
      await row.getByText(status, { exact: true }).waitFor();
    }
    await expect.poll(() => row.getByRole('button').count()).toBe(0);

    await page.getByRole('link', { name: 'My report names me Okafo' }).click();
    const panel = page.getByRole('dialog', { name: 'My report names me Okafo' });
    await panel.getByText('Signed in when this was written.').waitFor({ state: 'hidden' });
    await panel.getByText('Orders and sessions').click();
    await panel.getByText('Signed in when this was written.').waitFor();
    await panel.getByLabel('Ready answers').selectOption('Looking into it');
    await expect.poll(() => panel.getByLabel('Your answer').inputValue()).toContain('Hello Maya,');
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByRole('list', { name: 'Conversation' }).getByText('I am looking into this now').waitFor();
    await panel.getByText('In progress').waitFor();
    await panel.getByLabel('Your answer').fill('Check the intake form.');
    await panel.getByRole('button', { name: 'Keep as internal note' }).click();
    await panel.getByText('Internal note by Aura Lindqvist').waitFor();
    await panel.getByLabel('Priority').selectOption('urgent');
    await page.keyboard.press('Escape');
    await page.getByRole('listitem').filter({ hasText: 'Okafo' }).getByText('urgent').waitFor();
  });

  test('what a stranger wrote is read as text', async ({ signedIn }) => {
    const attack = '<img src=x onerror="window.hit=1"><script>window.hit=1</script> human';
    const stranger = new ChatVisitor(server.visitor());
    await stranger.say(attack);
    const page = await signedIn('owner');
    await page.goto('/portal/support');
    await page.getByRole('link', { name: /^Chat: <img/ }).click();
    await page.getByRole('dialog').getByText(attack).first().waitFor();
    await expect.poll(() => page.locator('img[src="x"]').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  });
});

describe('a member', () => {
  test('sees her own, opens a ticket with a file, hears the answer, answers back', async ({ signedIn }) => {
    const page = await signedIn('member', { expectErrors: /422/, ...PHONE });
    await page.goto('/portal/support');
    await expect.poll(() => page.getByText('Charged twice').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^(Start|Resolve|Close):/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'New ticket' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a ticket' });
    await dialog.getByLabel('Subject').fill('A letter too many');
    await dialog.getByLabel('What is it about?').fill('It says Maaya.');
    await dialog.getByLabel('A file, if it helps').setInputFiles({
      name: 'page.txt',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture'),
    });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Please attach a PNG, JPEG or GIF image, or a PDF.').waitFor();
    await expect.poll(() => dialog.getByLabel('What is it about?').inputValue()).toBe('It says Maaya.');
    const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    await dialog
      .getByLabel('A file, if it helps')
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Ticket opened').waitFor();
    await page.getByRole('link', { name: 'A letter too many' }).click();
    const panel = page.getByRole('dialog', { name: 'A letter too many' });
    await panel.getByRole('link', { name: 'page.png' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const desk = await signedIn('owner');
    await desk.goto(page.url());
    await desk.getByLabel('Your answer').fill('Corrected, and on its way.');
    await desk.getByRole('button', { name: 'Send' }).click();
    await panel.getByText('Corrected, and on its way.').waitFor();
    await panel.getByLabel('Write to us').fill('Thank you.');
    await panel.getByRole('button', { name: 'Send' }).click();
    await desk.getByRole('list', { name: 'Conversation' }).getByText('Thank you.').waitFor();
  });
});

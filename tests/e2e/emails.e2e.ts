import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, launchBrowser, openPage } from '../harness/browser.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer({ DEMO_ORDERS: 'yes' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('e-mail automation', () => {
  test('staff: cards, filter, preview, timeline, pause and stop, the mail as it looks', async () => {
    const { page, close } = await openPage(browser, server, { as: 'owner@demo.local' });
    await page.goto('/portal/emails');
    for (const card of ['Total Sequences', 'Active', 'Completed', 'Conversion Rate']) {
      await page.getByText(card, { exact: true }).first().waitFor();
    }
    await page.getByText('21.7%').waitFor(); // 5 of 23
    await page.getByRole('heading', { name: 'Active Email Sequences' }).waitFor();
    await page.getByLabel('Status').selectOption('Stalled');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/status=Stalled/);
    // Maya's, which is held, and one whose next letter is a week away.
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(3);

    await page.getByRole('tab', { name: 'Abandoned Carts' }).click();
    await page.getByText('recovery e-mails are sent at 1 hour, 24 hours and 3 days').waitFor();
    await page.getByRole('tab', { name: 'Templates' }).click();
    await page.getByText('7 e-mails over 14 days').waitFor();
    await page.getByText('3 e-mails over 3 days').waitFor();
    await page.getByText('3 e-mails over 14 days').waitFor();
    await page.getByRole('link', { name: 'Preview Discount' }).click();
    await page.frameLocator('iframe').getByText('A code with your name on it, Maya').waitFor();
    await page.getByRole('tab', { name: 'As plain text' }).click();
    await page.getByText('SOUL4X7Q2B').first().waitFor();
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('link', { name: 'Preview Session', exact: true }).click();
    await page.getByRole('link', { name: 'Cancelled' }).click();
    await page.frameLocator('iframe').getByText('Your session is cancelled').waitFor();

    await page.goto('/portal/emails?search=lena');
    await page.getByRole('link', { name: 'lena@demo.local' }).click();
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The sequence is paused.').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('The sequence goes on.').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Stop it' }).click();
    await page.getByText('ended by staff').waitFor();
    await page.getByRole('link', { name: 'Welcome' }).click();
    await page.frameLocator('iframe').getByText('Here are your numbers, Lena').waitFor();
    await close();
  });

  test('staff: start for an address, with problems where they were typed', async () => {
    const { page, close } = await openPage(browser, server, { as: 'owner@demo.local', expectErrors: /422/ });
    await page.goto('/portal/emails');
    await page.getByRole('button', { name: 'Start a sequence' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').fill('nobody@demo.local');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.getByText('This address has not taken the quiz').first().waitFor();
    await page.getByRole('dialog').getByLabel('Sequence').selectOption('membership_upsell');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.getByText('The sequence has started.').waitFor();
    await page.getByRole('link', { name: 'nobody@demo.local' }).waitFor();
    await close();
  });

  test('a member sees her own rows and saves her choices', async () => {
    const { page, close } = await openPage(browser, server, {
      as: 'member@demo.local',
      viewport: { width: 390, height: 800 },
    });
    await page.goto('/portal/emails');
    expect(await page.getByText('lena@demo.local').count()).toBe(0);
    expect(await page.getByText('member@demo.local').count()).toBeGreaterThan(3);
    const newsletter = page.getByLabel('The newsletter');
    await newsletter.check();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    await page.getByText('Your choices are saved.').waitFor();
    await page.reload();
    expect(await newsletter.isChecked()).toBe(true);
    await close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (theme) => {
    const owner = await openPage(browser, server, { theme, as: 'owner@demo.local' });
    await owner.page.goto('/portal/emails');
    expect(await axeFindings(owner.page)).toEqual([]);
    await owner.page.getByRole('tab', { name: 'Templates' }).click();
    expect(await axeFindings(owner.page)).toEqual([]);
    await owner.page.goto('/office/outbox');
    expect(await axeFindings(owner.page)).toEqual([]);
    await owner.close();
    const member = await openPage(browser, server, { theme, as: 'member@demo.local' });
    await member.page.goto('/portal/emails');
    expect(await axeFindings(member.page)).toEqual([]);
    await member.close();
  });

  test('the office does not exist for members and visitors', async () => {
    const member = await openPage(browser, server, { as: 'member@demo.local', expectErrors: /404/ });
    expect((await member.page.goto('/office/outbox'))?.status()).toBe(404);
    await member.close();
    const visitor = await openPage(browser, server);
    await visitor.page.goto('/office/outbox');
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await visitor.close();
  });
});

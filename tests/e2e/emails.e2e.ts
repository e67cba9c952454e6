import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', past: true });

describe('e-mail automation', () => {
  test('staff: cards, filter, preview, timeline, pause and stop, the mail as it looks', async ({
    signedIn,
  }) => {
    const page = await signedIn('owner');
    await page.goto('/portal/emails');
    for (const card of ['Total Sequences', 'Active', 'Completed', 'Conversion Rate']) {
      await page.getByText(card, { exact: true }).first().waitFor();
    }
    const { rows } = await server.services.db.$client.query<{ rate: string }>(
      `select round(100.0 * count(*) filter (where converted) / count(*), 1) as rate from email_sequences`,
    );
    await page.getByText(`${rows[0]?.rate}%`, { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Active Email Sequences' }).waitFor();
    await page.getByLabel('Status').selectOption('Stalled');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/status=Stalled/);
    // The heading, and Maya's, which is held.
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('link', { name: 'member@demo.local' }).waitFor();

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
    await page.getByRole('link', { name: 'Cancelled', exact: true }).click();
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
  });

  test('staff: start for an address, with problems where they were typed', async ({ signedIn }) => {
    const page = await signedIn('owner', { expectErrors: /422/ });
    await page.goto('/portal/emails');
    await page.getByRole('button', { name: 'Start a sequence' }).click();
    await page.getByRole('dialog').getByLabel('E-mail').fill('nobody@demo.local');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.getByText('This address has not taken the quiz').first().waitFor();
    await page.getByRole('dialog').getByLabel('Sequence').selectOption('membership_upsell');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.getByText('Nothing can be sent: this address').first().waitFor();
    await page.getByRole('dialog').getByLabel('E-mail').fill('lena@demo.local');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.getByText('The sequence has started.').waitFor();
    await page.getByRole('link', { name: 'lena@demo.local' }).first().waitFor();
  });

  test('a member sees her own rows and saves her choices', async ({ signedIn }) => {
    const page = await signedIn('member', { viewport: { width: 390, height: 800 } });
    await page.goto('/portal/emails');
    await expect.poll(() => page.getByText('lena@demo.local').count()).toBe(0);
    await expect.poll(() => page.getByText('member@demo.local').count()).toBeGreaterThan(3);
    const newsletter = page.getByLabel('The newsletter');
    await newsletter.check();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    await page.getByText('Your choices are saved.').waitFor();
    await page.reload();
    await expect.poll(() => newsletter.isChecked()).toBe(true);
  });

  test('axe finds nothing among the templates', async ({ signedIn }) => {
    const owner = await signedIn('owner');
    await owner.goto('/portal/emails');
    await owner.getByRole('tab', { name: 'Templates' }).click();
    expect(await axeFindings(owner)).toEqual([]);
  });

  test('the office does not exist for members and visitors', async ({ signedIn, visit }) => {
    const member = await signedIn('member', { expectErrors: /404/ });
    expect((await member.goto('/office/outbox'))?.status()).toBe(404);
    const visitor = await visit();
    await visitor.goto('/office/outbox');
    expect(new URL(visitor.url()).pathname).toBe('/login');
  });
});

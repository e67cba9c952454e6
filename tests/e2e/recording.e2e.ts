import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { VisitOptions } from '../harness/browser.ts';
import { shopOf } from '../harness/shop.ts';
import { toldCustomer } from '../harness/told-customer.ts';
import { expectGoodPage, openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });
const shop = shopOf(server);

type Visit = (options?: VisitOptions) => Promise<Page>;

/**
 * The practitioner records it in the office, with the browser's own test camera. Her tab is killed half-way; what she had
 * said is there when she opens the desk again, and she goes on.
 */
async function recordAtDesk(visit: Visit, email: string): Promise<void> {
  const [order] = await shop.rows<{ id: string }>('select id from orders where email = $1', [email]);
  const page = await visit({ as: 'owner@demo.local' });
  const killed = await page.context().newPage();
  const chapter = (desk: Page, name: RegExp) =>
    desk.getByRole('list', { name: 'Chapters' }).getByRole('button', { name });
  const record = async (desk: Page, button: RegExp) => {
    await desk.goto(`/office/orders/${order?.id}/desk`);
    await desk.getByRole('button', { name: 'Open the camera' }).click();
    await desk.getByText('Your voice is heard').waitFor();
    await chapter(desk, /^The chart/).click();
    await desk.getByRole('button', { name: button }).click();
    await desk
      .getByRole('timer')
      .getByText(/0:(0[3-9]|[1-5]\d)/)
      .waitFor();
  };
  await record(killed, /^Record/);
  await killed.close();
  await record(page, /^Go on recording/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByRole('button', { name: 'End the chapter' }).click();
  await chapter(page, /^What stands out/).click();
  await page.getByRole('button', { name: /^Record/ }).click();
  await page
    .getByRole('timer')
    .getByText(/0:(0[2-9]|[1-5]\d)/)
    .waitFor();
  await page.getByRole('button', { name: 'End the chapter' }).click();
  await page.getByRole('button', { name: 'Put the chapters together' }).click();
  await page.getByRole('button', { name: 'Release to the buyer' }).waitFor();
  const film = page.locator('video[aria-label="The film"]');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(6);
  await expectGoodPage(page, 'the recording desk');
  await page.getByRole('button', { name: 'Release to the buyer' }).click();
  await page.getByRole('button', { name: 'Release it' }).click();
  await page.getByText('Released to the buyer.').waitFor();
}

test('a reading is recorded at the desk, through a tab that dies, released and watched', async ({
  visit,
  phone,
}) => {
  const email = 'recorded@guests.test';
  const answers = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04', questions: 'What now?' };
  await toldCustomer(server, { productId: 'video-reading', email, answers });
  await recordAtDesk(visit, email);
  const { text = '' } = await server.mailAbout(email, 'Ready for you');
  // What was recorded here is what she sees.
  await phone.goto(/http\S+\/videos\/\S+/.exec(text)?.[0] ?? 'no link');
  await phone.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
  await phone.evaluate(() => document.querySelector('video')?.play());
  await phone.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
});

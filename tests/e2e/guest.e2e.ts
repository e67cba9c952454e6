import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deliverVideo } from '../../domain/delivery/index.ts';
import type { VisitOptions } from '../harness/browser.ts';
import { choose, orderInBrowser } from '../harness/checkout-page.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const recording = fileURLToPath(new URL('../../demo/demo-reading.webm', import.meta.url));
const { test, server } = await openSite({ mode: 'demo' });
const shop = shopOf(server);

type Visit = (options?: VisitOptions) => Promise<Page>;
const LAPTOP = { viewport: { width: 1440, height: 900 } };
const visits = [
  { name: 'a phone by day', theme: 'light', ...PHONE },
  { name: 'a laptop at night', theme: 'dark', ...LAPTOP },
] as const;

/** The practitioner records what this address ordered, and hands it over. */
async function release(email: string): Promise<void> {
  const { services } = server;
  const [video] = await shop.rows<{ id: string }>(
    'select v.id from videos v join purchases p on p.id = v.purchase_id where p.email = $1',
    [email],
  );
  await services.files.put('videos/guest.webm', await readFile(recording), { contentType: 'video/webm' });
  const actor = await demoActor(server, 'owner@demo.local');
  const film = { fileKey: 'videos/guest.webm', durationSeconds: 900 };
  await deliverVideo(services, { actor, videoId: video?.id ?? '', ...film });
}

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
    await desk.getByRole('timer').getByText('0:03').waitFor();
  };
  await record(killed, /^Record/);
  await killed.close();
  await record(page, /^Go on recording/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByRole('button', { name: 'End the chapter' }).click();
  await chapter(page, /^What stands out/).click();
  await page.getByRole('button', { name: /^Record/ }).click();
  await page.getByRole('timer').getByText('0:02').waitFor();
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

async function linkIn(email: string, subject: string, pattern: RegExp): Promise<string> {
  const { text } = await server.mailAbout(email, subject);
  return text?.match(pattern)?.[0] ?? '';
}

test.for(visits)(
  'a guest on $name: paid, told, watched, and in her account by one tap',
  async ({ name, ...options }, { visit }) => {
    const email = `${name.replaceAll(' ', '-')}@guests.test`;
    const page = await visit(options);
    await orderInBrowser(page, 'mini-reading', { email });
    await choose(page, /^Pay €/);
    await page.waitForURL('**/orders/*?payment=success');
    await page.getByText('Payment Successful!').waitFor();
    await page.getByLabel('Your full birth name').fill('Maya Ngozi Okafor');
    await page.getByLabel('Your birth date').fill('1990-07-04');
    await page.getByLabel('Start now').check();
    await expectGoodPage(page, 'the order with its form');
    await page.getByRole('button', { name: 'Send my details' }).click();
    await page.getByRole('heading', { name: 'Your chart' }).waitFor();
    await page.getByText('Your reading is being recorded from it.').waitFor();
    await page.getByText('Soul Urge').waitFor();
    await expect.poll(() => page.locator('dl .opacity-0').count(), { timeout: 10_000 }).toBe(0);
    await expectGoodPage(page, 'the chart');

    if (name === 'a phone by day') await release(email);
    else await recordAtDesk(visit, email);
    await page.goto(await linkIn(email, 'Ready for you', /http\S+\/videos\/\S+/));
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    await page.evaluate(() => document.querySelector('video')?.play());
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await page.evaluate(() => document.querySelector('video')?.pause());
    await expectGoodPage(page, 'the film');

    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.getByRole('link', { name: /^Watch it/ }).waitFor();
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText('Look into your mailbox').waitFor();
    await expectGoodPage(page, 'the order with its film');
    await page.goto(await linkIn(email, 'one tap away', /http\S+\/login\/link\S+/));
    await page.waitForURL('**/portal/orders/*');
    await page.getByRole('heading', { name: 'Mini Video Reading', level: 1 }).waitFor();
    await page.goto('/portal/videos');
    await page.getByRole('link', { name: 'Watch Now' }).waitFor();
  },
);

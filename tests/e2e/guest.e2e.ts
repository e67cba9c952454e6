import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { deliverVideo } from '../../domain/delivery/index.ts';
import { choose, orderInBrowser } from '../harness/checkout-page.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const recording = fileURLToPath(new URL('../../demo/demo-reading.webm', import.meta.url));
const { test, server } = await openSite({ mode: 'demo' });
const shop = shopOf(server);

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

    await release(email);
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

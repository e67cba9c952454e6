import type { Browser, Page } from 'playwright-core';
import { openContext } from './browser.ts';

/** What somebody does in the first seconds of a page, before or while it is hydrated. */
export type Try = {
  path: '/quiz' | '/checkout/report';
  /** After the first paint. */
  beginMs: number;
  cpu: 1 | 4 | 8;
  line: 'fast' | 'slow';
  /** Whether the browser has been here before. */
  stored: boolean;
  /** How it is sent off. */
  by: 'key' | 'mouse';
};

export type Outcome = 'kept' | 'letters lost' | 'dead button' | 'pressed twice';

const NAME = 'Maya Okafor';
const EMAIL = 'maya.okafor@example.com';
/** A phone on a middling line: 1.6 Mbit/s. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 92_160,
};

/** Every combination, spread over the first three seconds. */
export function makeTries(path: Try['path'], count: number): Try[] {
  const speeds = [1, 4, 8] as const;
  return Array.from({ length: count }, (_, at) => ({
    path,
    beginMs: Math.round(((at * 61) % count) * (3_000 / count)),
    cpu: speeds[at % 3] ?? 1,
    line: at % 4 < 2 ? 'fast' : 'slow',
    stored: at % 8 < 4,
    by: at % 2 === 0 ? 'key' : 'mouse',
  }));
}

export async function typeEarly(browser: Browser, siteUrl: string, attempt: Try): Promise<Outcome> {
  const context = await openContext(browser, { baseURL: siteUrl, viewport: { width: 390, height: 844 } });
  try {
    if (attempt.stored) {
      await context.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('quiz_results', '{"lifePath":3,"expression":7,"soulUrge":6}');
      });
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: attempt.cpu });
    if (attempt.line === 'slow') {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slowLine);
    }
    return await (attempt.path === '/quiz' ? typeName(page, attempt) : typeAddress(page, attempt));
  } finally {
    await context.close();
  }
}

async function typeName(page: Page, attempt: Try): Promise<Outcome> {
  await openAndWait(page, attempt);
  await page.locator('input[name=name]').focus();
  await page.keyboard.type(NAME, { delay: 25 });
  await press(page, attempt, 'Continue');
  const email = page.getByLabel('Email');
  if (!(await appears(() => email.waitFor()))) return 'dead button';
  // What the page has understood is what it counts with.
  const understood = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('quiz_progress') ?? '{}') as { name?: string }).name,
  );
  return understood === NAME ? 'kept' : 'letters lost';
}

async function typeAddress(page: Page, attempt: Try): Promise<Outcome> {
  const sent: { email?: string }[] = [];
  await page.route('**/create-checkout-session', async (route) => {
    sent.push(route.request().postDataJSON() as { email?: string });
    await route.fulfill({ json: {} });
  });
  await openAndWait(page, attempt);
  await page.locator('main input[name=email]').focus();
  await page.keyboard.type(EMAIL, { delay: 25 });
  await press(page, attempt, 'Complete Purchase');
  const answered = page.getByText('No checkout URL received');
  if (!(await appears(() => answered.waitFor()))) return 'dead button';
  if (sent.length > 1) return 'pressed twice';
  return sent[0]?.email === EMAIL ? 'kept' : 'letters lost';
}

async function openAndWait(page: Page, { path, beginMs }: Try): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.waitForTimeout(beginMs);
}

/** With the mouse where the button is, whether it says that it works or not: as a person does. */
async function press(page: Page, { by }: Try, name: string): Promise<void> {
  if (by === 'key') return page.keyboard.press('Enter');
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const appears = (wait: () => Promise<void>): Promise<boolean> =>
  wait().then(
    () => true,
    () => false,
  );

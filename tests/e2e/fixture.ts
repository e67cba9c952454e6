import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test as plainTest } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import {
  axeFindings,
  browserOfWorker,
  isTooWide,
  openPage,
  type Visit,
  type VisitOptions,
} from '../harness/browser.ts';
import { type DemoPast, demoPast } from '../harness/demo-past.ts';
import { type LiveSite, startLiveSite, type Who } from '../harness/live-site.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer } from '../harness/test-server.ts';

type Wishes = {
  /** Real documents instead of blank ones. */
  documents?: 'drawn';
  /** When the server's clock begins to stand still. */
  at?: string;
  /** More of the environment. */
  variables?: Record<string, string>;
};

type LiveWishes = Wishes & {
  /** A shop whose owner has not been through the set-up. */
  shop?: 'new';
};

/** `past`: a practice with a year behind it, instead of the demo's three accounts alone. */
type DemoWishes = Wishes & { mode: 'demo'; past?: boolean };

type DemoSite = Awaited<ReturnType<typeof startDemoSite>>;

async function startDemoSite(
  variables?: Record<string, string>,
  clock?: TestClock,
  more: { past?: DemoPast; documents?: 'drawn' } = {},
) {
  const server = await startTestServer(variables, clock, more);
  const named = (who: Who) => ({ email: `${who}@demo.local` });
  return { ...server, people: { owner: named('owner'), member: named('member'), new: named('new') } };
}

export const PHONE = { viewport: { width: 390, height: 844 } };
const screenshots = join(projectFolder, 'test-results');

/** The Markdown of a text of the office, once its editor has come. */
export async function markdownOf(page: Page, label: string) {
  const editor = page.locator('.text-editor').filter({ has: page.getByText(label, { exact: true }) });
  await editor.getByRole('button', { name: 'Markdown', pressed: false }).click();
  return page.getByLabel(label, { exact: true });
}

/**
 * A site of the file's own and the run's one browser. It is live, behind HTTPS; `demo` is for what only the demo has: its
 * data, its ribbon, its payment page.
 */
export function openSite(site?: LiveWishes & { mode?: 'live' }): ReturnType<typeof open<LiveSite>>;
export function openSite(site: DemoWishes): ReturnType<typeof open<DemoSite>>;
export function openSite(site: (LiveWishes & { mode?: 'live' }) | DemoWishes = {}) {
  if (site.mode === 'demo') {
    if (site.past && !site.at) return openPast(site);
    const { documents } = site;
    return open((variables, clock) => startDemoSite(variables, clock, { documents }), {
      ...site,
      variables: { DEMO_PAST: site.past ? 'yes' : 'no', ...site.variables },
    });
  }
  const { shop, documents } = site;
  return open((variables, clock) => startLiveSite(variables, clock, { shop, documents }), site);
}

/** The past of the whole run: the clock stands where it ends. */
async function openPast(site: DemoWishes) {
  const { documents } = site;
  const past = demoPast();
  return open((variables, clock) => startDemoSite(variables, clock, { past, documents }), {
    ...site,
    at: past.madeAt,
  });
}

/**
 * `test` gives each test what it names: `page` and `phone` for a visitor, `signedIn('owner')` for one of the site's
 * people, `visit({ … })` for everything else. Afterwards a page that complained in its console fails the test, and a test
 * that failed tells what its pages said, and leaves a picture of them in test-results/.
 */
async function open<Server extends LiveSite | DemoSite>(
  start: (variables?: Record<string, string>, clock?: TestClock) => Promise<Server>,
  { at, variables }: Wishes,
) {
  const [server, browser] = await Promise.all([start(variables, new TestClock(at)), browserOfWorker()]);
  afterAll(async () => {
    await server.stop();
  });

  const test = plainTest
    .extend('visit', async ({ task }, { onCleanup }) => {
      const visits: Visit[] = [];
      onCleanup(async () => {
        const complaints = visits.flatMap((visit) => visit.complaints);
        const failed = task.result?.state === 'fail' || complaints.length > 0;
        if (failed) await photograph(visits, task.fullTestName);
        await Promise.all(visits.map(({ context }) => context.close()));
        expect(complaints).toEqual([]);
      });
      return async (options: VisitOptions = {}) => {
        const visit = await openPage(browser, server, options);
        visits.push(visit);
        return visit.page;
      };
    })
    .extend('page', ({ visit }) => visit())
    .extend('phone', ({ visit }) => visit(PHONE))
    .extend(
      'signedIn',
      ({ visit }) =>
        (who: Who, options: VisitOptions = {}) =>
          visit({ ...options, as: server.people[who].email }),
    );
  return { test, server };
}

/** Nothing for axe to find, by day and by night, and nothing wider than the screen. */
export async function expectGoodPage(page: Page, where: string): Promise<void> {
  expect([where, await axeFindings(page)]).toEqual([where, []]);
  expect([where, await isTooWide(page)]).toEqual([where, false]);
}

async function photograph(visits: Visit[], test: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const name = test.replaceAll(/\W+/g, '-').slice(0, 120);
  for (const [at, { page }] of visits.entries()) {
    const path = join(screenshots, `${name}-${at + 1}.png`);
    // A page that died cannot be photographed, and the test has its own failure to tell of.
    await page.screenshot({ path, fullPage: true }).catch(() => {});
    const said = await page
      .locator('[role=alert], [role=status], [aria-invalid=true]')
      .allInnerTexts()
      .catch(() => []);
    console.error(`${test}: at ${page.url()}, which says: ${said.filter(Boolean).join(' | ') || 'nothing'}`);
  }
}

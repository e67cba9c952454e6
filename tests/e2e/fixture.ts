import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, expect, inject, test as plainTest } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { openPage, type Visit, type VisitOptions } from '../harness/browser.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer } from '../harness/test-server.ts';

type Site = {
  /** What the site runs as. */
  mode?: keyof typeof modes;
  /** When the server's clock begins to stand still. */
  at?: string;
  /** Whether it is a practice with ten weeks behind it, or one with the demo's three accounts alone. */
  past?: boolean;
  /** More of the environment. */
  variables?: Record<string, string>;
};

/** How each kind of site is started. */
const modes = { demo: startTestServer };

export const PHONE = { viewport: { width: 390, height: 844 } };
const screenshots = join(projectFolder, 'test-results');

/**
 * A site of the file's own and the run's one browser. Its `test` gives each test what it names: `page` and `phone` for a
 * visitor, `signedIn('owner')` for one of the demo's people, `visit({ … })` for everything else. Afterwards a page that
 * complained in its console fails the test, and a test that failed leaves a picture of its pages in test-results/.
 */
export async function openSite({ mode = 'demo', at, past = false, variables }: Site = {}) {
  const [server, browser] = await Promise.all([
    modes[mode]({ DEMO_PAST: past ? 'yes' : 'no', ...variables }, new TestClock(at)),
    chromium.connect(inject('browserUrl')),
  ]);
  afterAll(async () => {
    await browser.close();
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
        (who: 'owner' | 'member' | 'new', options: VisitOptions = {}) =>
          visit({ ...options, as: `${who}@demo.local` }),
    );
  return { test, server };
}

async function photograph(visits: Visit[], test: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const name = test.replaceAll(/\W+/g, '-').slice(0, 120);
  for (const [at, { page }] of visits.entries()) {
    const path = join(screenshots, `${name}-${at + 1}.png`);
    // A page that died cannot be photographed, and the test has its own failure to tell of.
    await page.screenshot({ path, fullPage: true }).catch(() => {});
  }
}

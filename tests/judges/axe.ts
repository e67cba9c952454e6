import { axeFindings, launchBrowser, openPage } from '../harness/browser.ts';
import type { Finding, Judge } from './judge.ts';

/** Every page on a phone, by day and by night. */
export const axe: Judge = {
  name: 'axe',
  async judge({ pages, server }) {
    const browser = await launchBrowser();
    const found: Finding[] = [];
    try {
      for (const as of new Set(pages.map((place) => place.as))) {
        const viewport = { width: 390, height: 844 };
        const { page, context } = await openPage(browser, server, {
          viewport,
          ...(as.visitor.cookieHeader() ? { as: as.visitor } : {}),
        });
        for (const { path } of pages.filter((place) => place.as === as)) {
          await page.goto(path);
          for (const what of await axeFindings(page, ['light', 'dark']))
            found.push({ where: `${path} (${as.name})`, what });
        }
        await context.close();
      }
    } finally {
      await browser.close();
    }
    return { looked: `${pages.length} pages`, found };
  },
};

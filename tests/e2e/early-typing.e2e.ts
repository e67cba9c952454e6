import { chromium } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { makeTries, typeEarly } from '../harness/early-typing.ts';
import { openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });

/** A sample of `npm run proof:typing`. */
describe('typed in the first seconds, on whatever machine and line', () => {
  test.for(['/quiz', '/checkout/report'] as const)('%s: nothing is lost', async (path) => {
    const browser = await chromium.connect(inject('browserUrl'));
    for (const attempt of makeTries(path, 3)) {
      expect([attempt, await typeEarly(browser, server.url, attempt)]).toEqual([attempt, 'kept']);
    }
    await browser.close();
  });
});

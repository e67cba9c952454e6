import { describe, expect } from 'vitest';
import { openSite } from '../e2e/fixture.ts';
import { browserOfWorker } from '../harness/browser.ts';
import { makeTries, typeEarly } from '../harness/early-typing.ts';

const { test, server } = await openSite({ mode: 'demo' });

/** A sample of `npm run proof:typing`. */
describe('typed in the first seconds, on whatever machine and line', () => {
  test.for(['/quiz', '/checkout/report'] as const)('%s: nothing is lost', async (path) => {
    const browser = await browserOfWorker();
    for (const attempt of makeTries(path, 3)) {
      expect([attempt, await typeEarly(browser, server.url, attempt)]).toEqual([attempt, 'kept']);
    }
  });
});

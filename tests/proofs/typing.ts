/**
 * Typing while a page is hydrated: 200 tries on the quiz and 200 on the checkout, begun 0 to 3 s after the first paint,
 * with the processor slowed 1x, 4x and 8x, on a fast and on a slow line, with and without anything stored, sent off by
 * key and by mouse. No letter may be lost, no button dead, no press doubled.
 *
 *   npm run proof:typing [-- tries per page]
 */
import { rmSync } from 'node:fs';
import { makeFolder, startBuiltServer } from '../../bench/built-server.ts';
import { buildIfStale } from '../../server/build.ts';
import { launchBrowser } from '../harness/browser.ts';
import { makeTries, type Outcome, type Try, typeEarly } from '../harness/early-typing.ts';

const count = Number(process.argv[2] ?? 200);
await buildIfStale(console.log);
const folder = await makeFolder();
const server = await startBuiltServer(folder, { logLevel: 'warn' });
const browser = await launchBrowser();
let failures = 0;
try {
  for (const path of ['/quiz', '/checkout/report'] as const) {
    const outcomes = new Map<Outcome, Try[]>();
    for (const attempt of makeTries(path, count)) {
      const outcome = await typeEarly(browser, server.url, attempt);
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), attempt]);
    }
    console.log(
      `${path}: ${[...outcomes].map(([outcome, tries]) => `${outcome} ${tries.length}`).join(', ')}`,
    );
    for (const [outcome, tries] of outcomes) {
      if (outcome === 'kept') continue;
      failures += tries.length;
      for (const attempt of tries) console.log(`  ${outcome}: ${JSON.stringify(attempt)}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures > 0 ? 1 : 0);

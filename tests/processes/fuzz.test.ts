import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzEndpoint } from '../harness/fuzz-endpoints.ts';
import { openPatterns } from '../harness/site-map.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1', LIMIT_FACTOR: '100' });
});
afterAll(() => server.stop());

/** A sample of `npm run proof:fuzz`. */
test('three fuzzed inputs for every public address: no 5xx', async () => {
  const failures: string[] = [];
  for (const [at, pattern] of openPatterns.entries())
    failures.push(...(await fuzzEndpoint({ base: server.url, pattern, count: 3, seed: at + 500 })).failures);
  expect(failures).toEqual([]);
  expect(openPatterns.length).toBeGreaterThan(60);
});

/**
 * Ten thousand fuzzed inputs for every public address of the site map: none is answered with a 5xx, and none without the
 * header that forbids browsers to guess. Another number for each: `npm run proof:fuzz -- 500`; and only some addresses:
 * `npm run proof:fuzz -- 500 /functions`.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { type Fuzzed, fuzzEndpoint } from '../harness/fuzz-endpoints.ts';
import { openPatterns } from '../harness/site-map.ts';
import { startTestServer } from '../harness/test-server.ts';

const [count = '10000', only = '/'] = process.argv.slice(2);
await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const variables = { DATABASE_URL: await cluster.newDatabase(), TRUSTED_PROXIES: '1', LIMIT_FACTOR: '100' };
const server = await startTestServer(variables);
const total: Fuzzed = { statuses: {}, slowestMs: 0, failures: [] };
try {
  const patterns = openPatterns.filter((pattern) => pattern.startsWith(only));
  for (const [at, pattern] of patterns.entries()) {
    const fuzzed = await fuzzEndpoint({ base: server.url, pattern, count: Number(count), seed: at + 1 });
    const { statuses, slowestMs, failures } = fuzzed;
    console.log(`${pattern}: ${JSON.stringify(statuses)}, slowest ${slowestMs.toFixed(0)} ms`);
    for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
    total.failures.push(...failures);
    total.slowestMs = Math.max(total.slowestMs, slowestMs);
    for (const [status, times] of Object.entries(statuses))
      total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + times;
  }
  const sent = Object.values(total.statuses).reduce((sum, times) => sum + times, 0);
  console.log(`${sent} inputs to ${patterns.length} addresses: ${JSON.stringify(total.statuses)}`);
  console.log(`slowest ${total.slowestMs.toFixed(0)} ms, failures ${total.failures.length}`);
  process.exitCode = total.failures.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await cluster.remove();
}

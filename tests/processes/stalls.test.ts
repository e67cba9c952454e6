import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ThrowAwayCluster, throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { stall } from '../harness/stalls.ts';

let cluster: ThrowAwayCluster;
beforeAll(async () => {
  cluster = await throwAwayCluster();
});
afterAll(() => cluster.remove());

/** A sample of `npm run proof:stalls`. */
test('twenty hostile inputs neither hold the main thread nor fail, and the site serves afterwards', async () => {
  const databaseUrl = await cluster.newDatabase();
  const found = await stall({ count: 20, databaseUrl, quietMs: 0, restMs: { before: 0, after: 0 } });
  expect(found.failures).toEqual([]);
  expect(found.unserved).toEqual([]);
  const { probed, site } = found.hostile;
  expect(Object.values(probed.ways).map(({ failed }) => failed)).toEqual([0, 0]);
  // Processor time, which is the same on a busy machine.
  expect(site.workMs).toBeLessThan(250);
});

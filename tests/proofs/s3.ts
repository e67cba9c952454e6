/**
 * A file storage that spoils every second answer: 500s and cut lines, before and after the work was done, slow answers and
 * half ones. Every document is delivered and can be downloaded, every removal is done in the end, a backup that says it is
 * made brings all back, and no file is left that no row names. Another number of reports: `npm run proof:s3 -- 5`.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { startFaultyBucket } from '../harness/faulty-bucket.ts';
import { bucketVariables, filesThroughFaults } from '../harness/files-through-faults.ts';
import { startS3rver } from '../harness/s3rver.ts';
import { startStripeShop } from '../harness/stripe-shop.ts';

const count = Number(process.argv[2] ?? 60);
await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const s3rver = await startS3rver();
const bucket = await startFaultyBucket(s3rver.endpoint);
const variables = { DATABASE_URL: await cluster.newDatabase(), ...bucketVariables(s3rver, bucket) };
const shop = await startStripeShop({}, variables);
try {
  const { wrong, ...figures } = await filesThroughFaults(shop, bucket, count);
  console.log(JSON.stringify(figures));
  console.log(`answers of the storage: ${JSON.stringify(bucket.counts)}`);
  for (const one of wrong.slice(0, 20)) console.log(`  ${one}`);
  console.log(wrong.length === 0 ? 'Proved.' : 'NOT proved.');
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await bucket.stop();
  await s3rver.stop();
  await cluster.remove();
}

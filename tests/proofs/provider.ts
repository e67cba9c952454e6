/**
 * A payment provider that is slow, wrong or silent, in 22 ways: whatever is paid there is paid and delivered here exactly
 * once, nothing else is, and everybody is told the truth within 20 seconds. Other numbers of purchases for each:
 * `npm run proof:provider -- 4`; only some faults: `npm run proof:provider -- 4 nonsense`.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { faults, sellThrough } from '../harness/faulty-provider.ts';
import { startStripeShop } from '../harness/stripe-shop.ts';

const WITHIN_MS = 20_000;
/** As long as a request waits for a connection of the pool. */
const OTHERS_WITHIN_MS = 5_000;
const [count = '24', only = ''] = process.argv.slice(2);

await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const shop = await startStripeShop({}, { DATABASE_URL: await cluster.newDatabase(), BACKUP_HOUR: 'off' });
try {
  let right = true;
  for (const fault of faults.filter(({ name }) => name.includes(only))) {
    const { wrong, waitedMs, ...figures } = await sellThrough(shop, fault, Number(count));
    const { checkout, return: back, others } = waitedMs;
    console.log(
      `${Object.values(figures).join(' | ')} | ${checkout} ms | ${back} ms | others ${others} ms | wrong: ${wrong.length}`,
    );
    for (const one of wrong.slice(0, 10)) console.log(`  ${one}`);
    right &&= wrong.length === 0 && Math.max(checkout, back) < WITHIN_MS && others < OTHERS_WITHIN_MS;
  }
  console.log(right ? 'Proved.' : 'NOT proved.');
  process.exitCode = right ? 0 : 1;
} finally {
  await shop.stop();
  await cluster.remove();
}

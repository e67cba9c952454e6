/**
 * A mail server that is away for six hours and comes back in a bad mood: 421, 451, and lines that go dead after the letter was
 * taken. What has to arrive arrives, what may arrive once does not arrive twice, and the owner is told. Another number of
 * letters of each kind: `npm run proof:smtp -- 20`.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { mailThroughOutage } from '../harness/mail-through-outage.ts';
import { startStripeShop } from '../harness/stripe-shop.ts';

const count = Number(process.argv[2] ?? 500);
await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const shop = await startStripeShop({}, { DATABASE_URL: await cluster.newDatabase(), BACKUP_HOUR: 'off' });
try {
  const { wrong, ...figures } = await mailThroughOutage(shop, count);
  console.log(JSON.stringify(figures));
  for (const one of wrong.slice(0, 20)) console.log(`  ${one}`);
  console.log(wrong.length === 0 ? 'Proved.' : 'NOT proved.');
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await cluster.remove();
}

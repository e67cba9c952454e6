/**
 * A week of a practice in an hour: 5,000 visitors, 500 orders and 200 sessions by a moved clock, with debits, refunds,
 * withdrawals, cancellations and renewals; afterwards money, credits, sessions, letters and files agree, and what was late was
 * told. Other sizes: `npm run proof:week -- VISITORS ORDERS SESSIONS SEED`.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { startStripeShop } from '../harness/stripe-shop.ts';
import { simulateWeek } from '../week/simulate-week.ts';

const [visitors = 5_000, orders = 500, sessions = 200, seed = 7] = process.argv.slice(2).map(Number);

await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const shop = await startStripeShop({}, { DATABASE_URL: await cluster.newDatabase(), BACKUP_HOUR: 'off' });
try {
  const began = performance.now();
  const every = 30 * 60_000;
  const { done, ...findings } = await simulateWeek(
    shop,
    { visitors, orders, sessions, seed },
    { every, say: console.log },
  );
  console.table({ visitors, ...done });
  for (const [what, found] of Object.entries(findings)) {
    console.log(`${what}: ${found.length}`);
    for (const one of found.slice(0, 20)) console.log(`  ${one}`);
  }
  const right = Object.values(findings).every((found) => found.length === 0);
  console.log(
    `${Math.round((performance.now() - began) / 1000)} s. ${right ? 'The books balance.' : 'THE BOOKS DO NOT BALANCE.'}`,
  );
  process.exitCode = right ? 0 : 1;
} finally {
  await shop.stop();
  await cluster.remove();
}

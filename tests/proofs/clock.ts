/**
 * A week of a practice whose machine's clock jumps by an hour, a day and two days, both ways, and back again, while people
 * buy and book and every job runs. Afterwards money, credits, sessions, letters and files agree as they do after a week by a
 * right clock: nothing came twice, nothing is lost, nothing that was due is left. Other sizes:
 * `npm run proof:clock -- VISITORS ORDERS SESSIONS HOURS`, with a jump every so many hours.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { startStripeShop } from '../harness/stripe-shop.ts';
import { simulateWeek } from '../week/simulate-week.ts';
import { bothWays, jumpFindings } from '../week/wrong-clock.ts';

const [visitors = 200, orders = 40, sessions = 20, hours = 2] = process.argv.slice(2).map(Number);

await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const shop = await startStripeShop({}, { DATABASE_URL: await cluster.newDatabase(), BACKUP_HOUR: 'off' });
try {
  const audit = await simulateWeek(
    shop,
    { visitors, orders, sessions },
    { every: hours * 3_600_000, jumps: bothWays, say: console.log },
  );
  console.table(audit.done);
  const found = jumpFindings(audit);
  console.log(`${(7 * 24) / hours} jumps and as many back; wrong: ${found.length}`);
  for (const one of found.slice(0, 40)) console.log(`  ${one}`);
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  await shop.stop();
  await cluster.remove();
}

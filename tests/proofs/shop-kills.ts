/**
 * Two hundred SIGKILLs at random moments, while people check out, pay and send their details: nothing paid is lost,
 * nothing is delivered twice, and the receipts have no gap. Another number of kills may be given:
 * `npm run proof:shop -- 20`.
 */
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { shopUnderFire } from '../harness/shop-under-fire.ts';

const kills = Number(process.argv[2] ?? 200);
await buildIfStale(console.log);
const cluster = await throwAwayCluster();
try {
  const { settledAfterSeconds, deliveredAfterSeconds, ...figures } = await shopUnderFire({
    databaseUrl: await cluster.newDatabase(),
    dataFolder: cluster.folder,
    kills,
    say: console.log,
  });
  console.table(figures);
  console.log(`every payment in the books ${settledAfterSeconds.toFixed(1)} s after the last start`);
  console.log(`everything delivered ${deliveredAfterSeconds.toFixed(1)} s after it`);
  const wrong = Object.entries(figures).filter(
    ([name, value]) => /lost|double|gaps/i.test(name) && value > 0,
  );
  process.exitCode = wrong.length > 0 || settledAfterSeconds > 60 ? 1 : 0;
} finally {
  await cluster.remove();
}

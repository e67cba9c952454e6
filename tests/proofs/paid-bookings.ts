/**
 * The race for hours again, with money: in two zones, through two servers, the winners pay at once, never, too late or
 * twice. One winner for each hour, and nobody charged for nothing. Other numbers of hours and rivals may be given:
 * `npm run proof:bookings -- 12 6`.
 */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { loadBundle } from '../../bench/load-bundle.ts';
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { freePort } from '../harness/free-port.ts';
import { paidRivals } from '../harness/paid-rivals.ts';
import { spawnServer } from '../harness/spawned-server.ts';
import { TestClock } from '../harness/test-clock.ts';

const slots = Number(process.argv[2] ?? 100);
const rivals = Number(process.argv[3] ?? 50);
const { startProduction, readEnv } = await loadBundle();
const cluster = await throwAwayCluster();
let isProved = true;
try {
  for (const zone of ['Europe/Lisbon', 'Asia/Kolkata']) {
    const databaseUrl = await cluster.newDatabase();
    const clock = new TestClock();
    const env = readEnv({
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      DEMO_PAST: 'no',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(cluster.folder, zone.replace('/', '-')),
    });
    const first = await startProduction(env, { clock, jobs: 'manual' });
    const second = await spawnServer({ DATABASE_URL: databaseUrl });
    const { services } = first;
    await services.db.execute(sql`insert into settings (key, value)
      values ('practice', ${JSON.stringify({ timeZone: zone })}::jsonb)
      on conflict (key) do update set value = excluded.value`);
    const urls: [string, string] = [`http://${env.HOST}:${env.PORT}`, second.url];
    try {
      const figures = await paidRivals({ services, clock, urls, slots: slots / 2, rivals, zone });
      console.log(zone);
      console.table(figures);
      const { won, told, owes, paidOrders: _paid, ...none } = figures;
      isProved &&= won === slots / 2 && told + owes === won * (rivals - 1);
      isProved &&= Object.values(none).every((count) => count === 0);
    } finally {
      await second.kill('SIGTERM');
      await first.stop();
    }
  }
  console.log(isProved ? 'Proved.' : 'NOT proved.');
  process.exitCode = isProved ? 0 : 1;
} finally {
  await cluster.remove();
}

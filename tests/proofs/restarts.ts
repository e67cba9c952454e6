/**
 * A PostgreSQL server that is restarted 20 times under load, as an administrator does it: each time the site answers 503 and
 * nothing worse, takes carts again within ten seconds, and none that it acknowledged is lost. Another number:
 * `npm run proof:restarts -- 5`. One restart is in `npm run test:processes`.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../../db/embedded.ts';
import { onDatabase } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import { CartLoad } from '../harness/outage.ts';
import { postmasterPid } from '../harness/postmaster.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const times = Number(process.argv[2] ?? 20);
const BACK_WITHIN_MS = 10_000;

await buildIfStale(console.log);
const folder = mkdtempSync(join(tmpdir(), 'aura-restarts-'));
chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
const cluster = { folder: join(folder, 'pg') };
let database = await startEmbedded(cluster);
const server = await spawnServer({ DATABASE_URL: database.url, DATA_DIR: folder, TRUSTED_PROXIES: '1' });
const load = new CartLoad(server);

/** Connections are cut, what is committed stays. */
async function stopDatabase(): Promise<void> {
  const pid = postmasterPid(cluster.folder);
  process.kill(pid, 'SIGINT');
  try {
    while (process.kill(pid, 0)) await pause(20);
  } catch {
    // It is gone.
  }
}

try {
  const waits: number[] = [];
  for (let round = 1; round <= times; round++) {
    await load.untilKept();
    await stopDatabase();
    await pause((round % 5) * 400);
    database = await startEmbedded(cluster);
    waits.push(await load.untilKept());
    console.log(`restart ${round}: carts are taken again after ${waits.at(-1)} ms`);
  }
  await load.stop();
  const { rows } = await onDatabase(database.url, (client) =>
    client.query('select email from abandoned_carts'),
  );
  const stored = new Set(rows.map(({ email }) => email));
  const lost = load.kept.filter((email) => !stored.has(email));
  const worse = Object.keys(load.answers).filter((answer) => !['200', '503'].includes(answer));
  console.log(`${times} restarts, ${load.kept.length} carts acknowledged, ${lost.length} lost`);
  console.log(`answers ${JSON.stringify(load.answers)}, 503s without Retry-After ${load.silent}`);
  console.log(`longest way back ${Math.max(...waits)} ms`);
  const right = lost.length + worse.length + load.silent === 0 && Math.max(...waits) < BACK_WITHIN_MS;
  console.log(right ? 'Proved.' : 'NOT proved.');
  process.exitCode = right ? 0 : 1;
} finally {
  await load.stop();
  await server.kill('SIGTERM');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

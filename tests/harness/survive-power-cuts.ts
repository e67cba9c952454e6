import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../../db/embedded.ts';
import { onDatabase } from '../../db/throw-away-cluster.ts';
import { CartLoad } from './outage.ts';
import { CutDisk } from './power-cut.ts';
import { spawnServer } from './spawned-server.ts';

/** The site works under load; at so many instants its disk is kept. Then it is started from each, by the same command. */
export async function survivePowerCuts({ cuts, say }: { cuts: number; say?(line: string): void }) {
  const disk = new CutDisk();
  const site = { DATA_DIR: disk.folder, DISK_FLOOR_MB: '50', TRUSTED_PROXIES: '1', LIMIT_FACTOR: '100' };
  try {
    const promised = await cutUnderLoad(disk, site, cuts);
    const lost: string[] = [];
    let longestMs = 0;
    for (const [nth, kept] of promised.entries()) {
      disk.returnTo(nth);
      const began = performance.now();
      const server = await spawnServer(site);
      longestMs = Math.max(longestMs, Math.round(performance.now() - began));
      const stored = await storedCarts(disk);
      await server.kill('SIGTERM');
      const missing = kept.filter((email) => !stored.has(email));
      lost.push(...missing);
      say?.(`cut ${nth + 1}: ${kept.length} carts acknowledged, ${missing.length} lost`);
    }
    const acknowledged = promised.reduce((sum, kept) => sum + kept.length, 0);
    return { cuts: promised.length, acknowledged, carts: promised.at(-1)?.length ?? 0, lost, longestMs };
  } finally {
    disk.remove();
  }
}

/** For each cut, what visitors had been told yes to by then. */
async function cutUnderLoad(disk: CutDisk, site: Record<string, string>, cuts: number): Promise<string[][]> {
  const server = await spawnServer(site);
  const load = new CartLoad(server);
  const promised: string[][] = [];
  try {
    for (let cut = 0; cut < cuts; cut++) {
      await load.untilKept();
      await pause((cut * 397) % 1000);
      promised.push([...load.kept]);
      disk.cut();
    }
  } finally {
    await load.stop();
    await server.kill('SIGTERM');
  }
  return promised;
}

async function storedCarts({ folder }: CutDisk): Promise<Set<string>> {
  const { url } = await startEmbedded({ folder: join(folder, 'pg') });
  const { rows } = await onDatabase(url, (client) => client.query('select email from abandoned_carts'));
  return new Set(rows.map(({ email }) => email));
}

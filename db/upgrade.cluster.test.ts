import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { packagedServer } from './embedded-folder.ts';
import { migrate } from './migrate.ts';
import { fingerprint, onDatabase } from './throw-away-cluster.ts';
import { upgradeCluster } from './upgrade-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'aura-major-'));
chmodSync(folder, 0o755);
const pgFolder = join(folder, 'pg');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Here from one major to the same; `npm run db:upgrade` was tried from 17 to 18 (docs/proofs.md). */
test('data are carried over whole, the old ones stay, and data of another major are not started on', async () => {
  const first = await startEmbedded({ folder: pgFolder });
  await migrate(first.url);
  await onDatabase(first.url, (client) =>
    client.query(
      "insert into abandoned_carts (email, cart_items, total_amount) values ('a@x.test', '[]', 19.9)",
    ),
  );
  const original = await fingerprint(first.url);
  await first.stop();
  const { kept } = await upgradeCluster({ folder: pgFolder, native: packagedServer() });
  expect(
    readdirSync(pgFolder)
      .filter((name) => name.startsWith('cluster'))
      .sort(),
  ).toEqual(['cluster', 'cluster-18']);
  const second = await startEmbedded({ folder: pgFolder });
  expect(await fingerprint(second.url)).toEqual(original);
  await second.stop();

  await expect(upgradeCluster({ folder: pgFolder, native: packagedServer() })).rejects.toThrow(
    `${kept} is in the way`,
  );
  const file = join(pgFolder, 'cluster', 'PG_VERSION');
  expect(readFileSync(file, 'utf8')).toBe('18\n');
  writeFileSync(file, '17\n');
  await expect(startEmbedded({ folder: pgFolder })).rejects.toThrow(
    'the database is one of PostgreSQL 17, and this version brings 18; run "npm run db:upgrade"',
  );
});

import type pg from 'pg';
import type { Files } from '../adapters/files/files.ts';
import { StartError } from '../shared/start-error.ts';
import { countRows, listTables } from './backup-tables.ts';
import { modeOf } from './database-mode.ts';
import { fileKeys } from './file-keys.ts';
import { underStartLock } from './migrate.ts';
import { dropEverything, refuseWhileInUse } from './restore-target.ts';

export type Demo = { rows: number; tables: number; accounts: number };

type Options = {
  databaseUrl: string;
  /** Everywhere the demo may have put its files. */
  files: Files[];
  /** Asked before anything is removed. */
  confirm(demo: Demo): Promise<boolean>;
};

/**
 * Empties the demo's whole database: nothing in it is anybody's but the demo's. Of the files only those that its rows
 * name are removed, because a folder or a bucket may serve another database too. Undefined when not confirmed.
 */
export async function clearDemo({ databaseUrl, files, confirm }: Options) {
  return underStartLock(databaseUrl, async (client) => {
    // Not "aura", as the site's own connections are called: we would see ourselves and refuse.
    await client.query("set application_name = 'aura-clear'");
    await refuseUnlessDemo(client);
    await refuseWhileInUse(client);
    const demo = await measure(client);
    if (!(await confirm(demo))) return undefined;
    await refuseWhileInUse(client); // an answer may take its time
    return { ...demo, files: await emptyDemo(client, files) };
  });
}

/** Removes everything, and answers how many files that were. */
export async function emptyDemo(client: pg.Client, files: Files[]): Promise<number> {
  // Files first: when one cannot be removed, the database still knows them for the next try.
  const { keys, folders } = await fileKeys(client, { ofBackups: true });
  let removed = 0;
  for (const place of files) removed += await removeFiles(place, keys, folders);
  await client.query('begin');
  await client.query("set local lock_timeout = '30s'");
  await dropEverything(client);
  await client.query('commit');
  return removed;
}

async function refuseUnlessDemo(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    `select num_nulls(to_regclass('public.schema_migrations'), to_regclass('public.settings'),
       to_regclass('auth.users'), to_regclass('sandbox.notices'), to_regclass('public.orders')) = 0 as ours`,
  );
  const mode = rows[0]?.ours ? await modeOf(client) : undefined;
  if (mode === 'live') throw new StartError('this database belongs to a live site; nothing was removed');
  if (mode !== 'demo') throw new StartError('this database holds no demo; nothing was removed');
  // Before databases knew their mode, a live site could be started on a demo's.
  const { rowCount: real } = await client.query(
    `select from orders where checkout_id !~ '^cs_(sandbox|demo|test)_' limit 1`,
  );
  if (real) throw new StartError('this database holds real orders beside the demo; nothing was removed');
}

async function measure(client: pg.Client): Promise<Demo> {
  const tables = await listTables(client);
  let total = 0;
  for (const table of tables) total += await countRows(client, table);
  return {
    rows: total,
    tables: tables.length,
    accounts: await countRows(client, { schema: 'auth', name: 'users' }),
  };
}

async function removeFiles(files: Files, keys: string[], folders: string[]): Promise<number> {
  let removed = 0;
  for (const key of keys) {
    const file = await files.read(key);
    if (!file) continue;
    await file.stream.cancel();
    await files.remove(key);
    removed++;
  }
  for (const folder of folders) {
    for await (const key of files.list(folder)) {
      await files.remove(key);
      removed++;
    }
  }
  return removed;
}

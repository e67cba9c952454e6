import type pg from 'pg';
import { BackupError, type BackupHeader, readBackup } from './backup-format.ts';
import { connectAs, countRows, fixTextForms, quoted } from './backup-tables.ts';
import { migrate } from './migrate.ts';
import { markToEraseAgain, readErasedSince } from './restore-erased.ts';
import { rowsLoader } from './restore-rows.ts';
import {
  createTables,
  dropEverything,
  migrationsOf,
  refuseOccupied,
  refuseWhileInUse,
} from './restore-target.ts';

/**
 * Makes the database what the backup says, in one transaction: it succeeds as a whole, or the database stays as it
 * was. The file is read to its end before anything is touched.
 */
export async function restore(
  databaseUrl: string,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<BackupHeader> {
  const header = await readBackup(file);
  migrationsOf(header);
  const client = await connectAs('aura-restore', databaseUrl);
  try {
    await refuseWhileInUse(client);
    await client.query('begin');
    await fixTextForms(client);
    await client.query("set local lock_timeout = '30s'");
    await refuseOccupied(client, replace);
    const erased = await readErasedSince(client, header.createdAt);
    await dropEverything(client);
    await createTables(client, header);
    await fixTextForms(client); // migrations and pg-boss have had their own settings
    await load(client, file);
    await client.query('commit');
    // Not before: a backup of an older version has no list of them.
    await migrate(databaseUrl);
    await markToEraseAgain(client, erased);
  } finally {
    await client.end();
  }
  return header;
}

async function load(client: pg.Client, file: string): Promise<void> {
  const loader = await rowsLoader(client);
  const { tables, sequences } = await readBackup(file, { row: loader.add });
  await loader.finish();
  for (const { lastValue, isCalled, ...sequence } of sequences) {
    await client.query('select setval($1, $2, $3)', [quoted(sequence), lastValue, isCalled]);
  }
  for (const table of tables) {
    const count = await countRows(client, table);
    if (count === table.rows) continue;
    throw new BackupError(`${table.schema}.${table.name} has ${count} rows after loading, not ${table.rows}`);
  }
}

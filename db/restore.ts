import pg from 'pg';
import { BackupError, type BackupHeader, type BackupTable, readBackup } from './backup-format.ts';
import {
  connectAs,
  countRows,
  fixTextForms,
  listTables,
  quoted,
  SCHEMAS,
  type Table,
} from './backup-tables.ts';
import { migrate } from './migrate.ts';
import {
  createTables,
  dropEverything,
  migrationsOf,
  refuseOccupied,
  refuseWhileInUse,
} from './restore-target.ts';

type RestoreOptions = {
  replace?: boolean;
  /** It sends nothing until its owner wakes it; not given: as the backup has it. */
  asleep?: boolean;
};

/**
 * Makes the database what the backup says, in one transaction: it succeeds as a whole, or the database stays as it
 * was. The file is read to its end before anything is touched.
 */
export async function restore(
  databaseUrl: string,
  file: string,
  { replace = false, asleep }: RestoreOptions = {},
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
    if (asleep !== undefined) await markCopy(client, asleep);
    await client.query('commit');
    // Not before: a backup of an older version has no list of them.
    await migrate(databaseUrl);
    await markToEraseAgain(client, erased);
  } finally {
    await client.end();
  }
  return header;
}

/**
 * A restored copy may stand beside the site that it was made of, whose letters wait in it too. It sends nothing until it is
 * woken (domain/settings); in the same transaction, so that no crash leaves one awake.
 */
async function markCopy(client: pg.Client, asleep: boolean): Promise<void> {
  await client.query(`delete from public.settings where key = 'restored_copy'`);
  if (asleep)
    await client.query(`insert into public.settings (key, value) values ('restored_copy', $1)`, [
      JSON.stringify({ restoredAt: new Date().toISOString() }),
    ]);
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

type Erased = { address_key: string; erased_at: Date };
type ErasedSince = { mailKey: string; rows: Erased[] };

/**
 * Whom the site that is about to be replaced has erased since the backup was made. The hashes fit only what was hashed with
 * the same key; it stands in the database, and so in each of its backups.
 */
async function readErasedSince(client: pg.Client, since: string): Promise<ErasedSince | undefined> {
  const { rows: found } = await client.query(
    `select 1 where to_regclass('public.erased_addresses') is not null and to_regclass('public.settings') is not null`,
  );
  if (found.length === 0) return undefined;
  const mailKey = await mailKeyOf(client);
  const { rows } = await client.query<Erased>(
    'select address_key, erased_at from public.erased_addresses where erased_at >= $1 or erase_again',
    [since],
  );
  return mailKey && rows.length > 0 ? { mailKey, rows } : undefined;
}

/** They are erased by the site itself (domain/privacy, eraseAgain), within minutes of its start. Says how many. */
async function markToEraseAgain(client: pg.Client, erased: ErasedSince | undefined): Promise<number> {
  if (!erased || (await mailKeyOf(client)) !== erased.mailKey) return 0;
  for (const { address_key, erased_at } of erased.rows) {
    await client.query(
      `insert into public.erased_addresses (address_key, erased_at, erase_again) values ($1, $2, true)
       on conflict (address_key) do update set erased_at = excluded.erased_at, erase_again = true`,
      [address_key, erased_at],
    );
  }
  return erased.rows.length;
}

async function mailKeyOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    `select value #>> '{}' as value from public.settings where key = 'mail_key'`,
  );
  return rows[0]?.value;
}

const PORTION_CHARACTERS = 1_000_000;
const MOST_ROWS = 2_000;

/**
 * Puts rows back exactly as they were: triggers do not fire, since their effects are rows of the backup too, and
 * references are checked at the end, since rows may refer to later ones. Needs no more than owning the tables.
 */
async function rowsLoader(client: pg.Client) {
  const targets = new Map((await listTables(client)).map((table) => [quoted(table), table]));
  const references = await deferReferences(client);
  for (const name of targets.keys()) await client.query(`alter table ${name} disable trigger user`);
  let current: BackupTable | undefined;
  let waiting: string[] = [];
  let characters = 0;

  const flush = async () => {
    if (!current || waiting.length === 0) return;
    const statement = insertStatement(current, targets.get(quoted(current)));
    const rows = `[${waiting.join(',')}]`;
    waiting = [];
    characters = 0;
    await client.query({ ...statement, values: [rows] });
  };

  return {
    async add(table: BackupTable, line: string) {
      if (table !== current) await flush();
      current = table;
      waiting.push(line);
      characters += line.length;
      if (waiting.length >= MOST_ROWS || characters >= PORTION_CHARACTERS) await flush();
    },
    async finish() {
      await flush();
      await client.query('set constraints all immediate');
      await references.putBack();
      for (const name of targets.keys()) await client.query(`alter table ${name} enable trigger user`);
    },
  };
}

function insertStatement(table: BackupTable, target: Table | undefined) {
  const types = new Map(target?.columns.map(({ name, type }) => [name, type]));
  const values = table.columns.map((column, index) => {
    const type = types.get(column);
    if (!type) {
      throw new BackupError(
        `the backup holds ${table.schema}.${table.name}.${column}, unknown to this version`,
      );
    }
    return `(r->>${index})::${type}`;
  });
  return {
    text: `insert into ${quoted(table)} (${table.columns.map(pg.escapeIdentifier).join(', ')})
      overriding system value select ${values.join(', ')} from jsonb_array_elements($1::jsonb) r`,
  };
}

type Reference = { schema: string; name: string; constraint: string; usual: string };

async function deferReferences(client: pg.Client) {
  const { rows } = await client.query<Reference>(
    `select n.nspname as schema, c.relname as name, k.conname as constraint,
       case when not condeferrable then 'not deferrable'
         when condeferred then 'deferrable initially deferred' else 'deferrable initially immediate' end as usual
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [SCHEMAS],
  );
  const alter = async (behaviour: (reference: Reference) => string) => {
    for (const reference of rows) {
      const constraint = pg.escapeIdentifier(reference.constraint);
      await client.query(
        `alter table ${quoted(reference)} alter constraint ${constraint} ${behaviour(reference)}`,
      );
    }
  };
  await alter(() => 'deferrable initially deferred');
  return { putBack: () => alter(({ usual }) => usual) };
}

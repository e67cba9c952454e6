import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { getConstructionPlans, getRollbackPlans } from 'pg-boss';
import { BackupError, type BackupHeader } from './backup-format.ts';
import { listTables, quoted, SCHEMAS } from './backup-tables.ts';
import { MIGRATIONS_TABLE, readMigrations } from './migrate.ts';

/** The migrations that make the tables the backup was taken from, or a refusal. */
export function migrationsOf(header: BackupHeader): { name: string; sql: string }[] {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return header.migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (!migration) {
      throw new BackupError(
        `the backup is from a newer version (${header.appVersion}): it knows migration ${name}`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new BackupError(`migration ${name} is not the one the backup was made with`);
    }
    return migration;
  });
}

/** Refuses a database that holds something: ours without the word "replace", someone else's always. */
export async function refuseOccupied(client: pg.Client, replace: boolean): Promise<void> {
  const tables = await listTables(client);
  const isOurs = tables.some(
    // Other programs keep a table of this name too, without checksums.
    ({ schema, name, columns }) =>
      schema === 'public' &&
      name === 'schema_migrations' &&
      columns.some((column) => column.name === 'checksum'),
  );
  if (tables.length > 0 && !isOurs) {
    throw new BackupError('this database holds tables of another program; restore into one of its own');
  }
  if (replace) return;
  for (const table of tables) {
    // What an empty database of ours holds anyway.
    const name = `${table.schema}.${table.name}`;
    if (['public.schema_migrations', 'pgboss.version'].includes(name) || filledByMigrations().has(name))
      continue;
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rowCount) throw new BackupError('this database is not empty; add --replace to replace all it holds');
  }
}

/** Tables that start with rows of their own, such as the practice's usual hours. */
function filledByMigrations(): Set<string> {
  const inserts = readMigrations().flatMap(({ sql }) => [...sql.matchAll(/^insert into ([\w.]+)/gm)]);
  return new Set(inserts.map(([, table = '']) => (table.includes('.') ? table : `public.${table}`)));
}

/** Two writers of one database: neither would end with what it expects. */
export async function refuseWhileInUse(client: pg.Client): Promise<void> {
  for (let tries = 10; ; tries--) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and application_name in ('aura', 'aura live') and pid <> pg_backend_pid()`,
    );
    const others = rows[0]?.others ?? 0;
    if (others === 0) return;
    if (tries === 0)
      throw new BackupError(`the site is running on this database (${others} connections); stop it first`);
    await sleep(100); // a connection that was just closed is seen for a moment longer
  }
}

/** Drops public object by object: a managed server's user may not own that schema, and extensions may live in it. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ kind: string; name: string }>(
    `with found (turn, class, oid, kind, name) as (
       select case relkind when 'S' then 2 else 1 end, 'pg_class'::regclass, oid,
         case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
           when 'c' then 'type' when 'f' then 'foreign table' else 'table' end, oid::regclass::text
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'c', 'f')
       union all
       select 3, 'pg_proc'::regclass, oid, 'routine', oid::regprocedure::text
       from pg_proc where pronamespace = 'public'::regnamespace
       union all
       select 4, 'pg_type'::regclass, oid, 'type', oid::regtype::text
       from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
     )
     select kind, name from found where not exists (select from pg_depend d
       where d.classid = found.class and d.objid = found.oid and d.deptype = 'e') order by turn`,
  );
  // "if exists", because dropping a table takes with it what belongs to it.
  for (const { kind, name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`);
  for (const schema of SCHEMAS.filter((name) => name !== 'public')) {
    await client.query(`drop schema if exists ${schema} cascade`);
  }
}

/** The tables as they were when the backup was taken, all empty. */
export async function createTables(client: pg.Client, header: BackupHeader): Promise<void> {
  await client.query(MIGRATIONS_TABLE);
  await client.query('set local search_path to default');
  for (const { sql } of migrationsOf(header)) await client.query(sql);
  if (header.queueLayout !== null) await createQueueTables(client, header.queueLayout);
  const tables = (await listTables(client)).map(quoted);
  await client.query(`truncate ${tables.join(', ')}`);
}

/** pg-boss can only make its newest tables, and take them back version by version. */
async function createQueueTables(client: pg.Client, layout: number): Promise<void> {
  await client.query(withoutCommit(getConstructionPlans('pgboss')));
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  const newest = rows[0]?.version ?? 0;
  if (layout > newest)
    throw new BackupError(`the backup is from a newer version: its job queue has layout ${layout}`);
  for (let version = newest; version > layout; version--) {
    await client.query(withoutCommit(getRollbackPlans('pgboss', version)));
  }
}

/** Its plans are transactions of their own; here they are a part of ours. */
function withoutCommit(plan: string): string {
  const inner = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(plan)?.[1];
  if (!inner) throw new Error('pg-boss no longer wraps its plans in BEGIN and COMMIT');
  return inner;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { messageOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { assets } from './project-folder.ts';

/** Any number will do, as long as every process of ours takes the same. */
const LOCK = 7_239_001;

export const MIGRATIONS_TABLE = `create table if not exists public.schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

type Migration = { name: string; sql: string; checksum: string };

export function readMigrations(): Migration[] {
  return readdirSync(assets.migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(assets.migrations, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Several processes may start at once: one works, the others wait for it. */
export async function underStartLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work(client);
  } finally {
    await client.end(); // lets go of the lock, too
  }
}

/** Brings the database to this version. Returns what the migrations report of the rows that they moved. */
export function migrate(url: string): Promise<string[]> {
  return underStartLock(url, (client) =>
    reported(client, async () => {
      for (const migration of await listMissing(client)) await apply(client, migration);
    }),
  );
}

/** What migrate would report: everything is tried on the real rows and taken back. */
export function previewMigrations(url: string): Promise<string[]> {
  return underStartLock(url, (client) =>
    reported(client, async () => {
      await client.query('begin');
      for (const { sql } of await listMissing(client)) await client.query(sql);
      await client.query('rollback');
    }),
  );
}

/** How many the next start applies. A database without our tables has none of them. */
export const countMissingMigrations = async (client: pg.Client): Promise<number> =>
  (await listMissing(client)).length;

async function reported(client: pg.Client, work: () => Promise<void>): Promise<string[]> {
  const reports: string[] = [];
  // What PostgreSQL itself remarks ("already exists, skipping") has a code of its own.
  client.on('notice', ({ code, message }) => {
    if (code === '00000' && message) reports.push(message);
  });
  await work();
  return reports;
}

async function listMissing(client: pg.Client): Promise<Migration[]> {
  await client.query(MIGRATIONS_TABLE);
  const migrations = readMigrations();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  for (const done of rows) refuseForeignHistory(done, migrations);
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter(({ name }) => !applied.has(name));
}

function refuseForeignHistory(done: { name: string; checksum: string }, migrations: Migration[]): void {
  const known = migrations.find((migration) => migration.name === done.name);
  if (!known)
    throw new StartError(`the database is newer than this version: it knows migration ${done.name}`);
  if (known.checksum !== done.checksum) {
    throw new StartError(`migration ${done.name} was changed after it had been applied to this database`);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartError(`migration ${name} failed: ${messageOf(error)}`);
  }
}

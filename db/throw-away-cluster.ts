import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from './embedded.ts';

export type ThrowAwayCluster = {
  /** Usable as DATA_DIR. */
  folder: string;
  /** The database the product itself would use there. */
  url: string;
  /** A database of its own for each call: empty, or a copy of one to which nobody is connected. */
  newDatabase(options?: { owner?: string; like?: string }): Promise<string>;
  remove(): Promise<void>;
};

/** For tests of the database itself: a whole PostgreSQL, gone afterwards. */
export async function throwAwayCluster(): Promise<ThrowAwayCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'aura-pg-'));
  chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
  const server = await startEmbedded({ folder: join(folder, 'pg'), settings: { fsync: 'off' } });
  // As long as this is connected, a command that adopts the server does not stop it.
  const admin = new pg.Client({ connectionString: server.url.replace('/aura?', '/postgres?') });
  // Tests kill the server, too.
  admin.on('error', () => {});
  await admin.connect();
  let made = 0;
  return {
    folder,
    url: server.url,
    async newDatabase({ owner, like } = {}) {
      const name = `database_${++made}`;
      if (owner) await admin.query(`create role ${owner} login`);
      const template = like ? ` template ${/database_\d+/.exec(like)?.[0]}` : '';
      await admin.query(`create database ${name}${owner ? ` owner ${owner}` : ''}${template}`);
      const url = server.url.replace('/aura?', `/${name}?`).replace('application_name=aura', '');
      return owner ? url.replace('//aura@', `//${owner}@`) : url;
    },
    async remove() {
      await admin.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every table's row count and checksum, every sequence's position, and the shape of it all. */
export function fingerprint(url: string): Promise<Record<string, unknown>> {
  return onDatabase(url, async (client) => {
    const everything = {
      tables: `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace::regnamespace::text in ('public', 'auth', 'pgboss') order by 1`,
      columns: `select table_schema, table_name, column_name, data_type, column_default, is_nullable
        from information_schema.columns where table_schema in ('public', 'auth', 'pgboss')
        and table_name !~ '^queue_stats_' order by 1, 2, 3`,
      constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
        where conrelid <> 0 and conrelid::regclass::text !~ 'queue_stats_'
        and connamespace::regnamespace::text in ('public', 'auth', 'pgboss') order by 1, 2`,
      triggers: `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger
        where not tgisinternal order by 1, 2`,
      sequences: `select schemaname, sequencename, last_value from pg_sequences order by 1, 2`,
    };
    const found: Record<string, unknown> = {};
    for (const [part, query] of Object.entries(everything)) found[part] = (await client.query(query)).rows;
    const { rows: tables } = await client.query<{ name: string }>(everything.tables);
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*), md5(string_agg(t::text, E'\n' order by t::text)) from ${name} t`,
      );
      found[name] = rows[0];
    }
    return found;
  });
}

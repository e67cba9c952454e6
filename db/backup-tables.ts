import pg from 'pg';

/** Everything we keep. Other schemas of a shared server are none of our business. */
export const SCHEMAS = ['public', 'auth', 'sandbox', 'pgboss'];

/** pg-boss's history of queue lengths: day tables that it makes and drops itself, and that we have switched off. */
const NOT_KEPT = ['pgboss.queue_stats'];

export type Table = { schema: string; name: string; columns: { name: string; type: string }[] };

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** One connection that says in the server's list of activity who it is, whatever the address says. */
export async function connectAs(name: string, databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // Without a listener a lost connection would end the process; the running query reports it anyway.
  client.on('error', () => {});
  await client.connect();
  await client.query(`set application_name = ${pg.escapeLiteral(name)}`);
  return client;
}

/** The tables, partitions counted as their parent, with the columns that can be written. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname || '.' || c.relname <> all($2)
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [SCHEMAS, NOT_KEPT],
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<{ schema: string; name: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function countRows(client: pg.ClientBase, table: { schema: string; name: string }) {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(table)}`);
  return Number(rows[0]?.count);
}

/** For this transaction: the text form of a value must be the same where it is written and where it is read. */
export async function fixTextForms(client: pg.ClientBase): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    // Types are then named with their schema.
    search_path: 'pg_catalog',
    // A policy that hides rows from us must be an error, not a smaller backup.
    row_security: 'off',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, true)', [name, value]);
  }
}

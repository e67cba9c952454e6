import pg from 'pg';
import { BackupError, type BackupTable } from './backup-format.ts';
import { listTables, quoted, SCHEMAS, type Table } from './backup-tables.ts';

const PORTION_CHARACTERS = 1_000_000;
const MOST_ROWS = 2_000;

/**
 * Puts rows back exactly as they were: triggers do not fire, since their effects are rows of the backup too, and
 * references are checked at the end, since rows may refer to later ones. Needs no more than owning the tables.
 */
export async function rowsLoader(client: pg.Client) {
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

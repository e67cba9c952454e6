import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { codeOf, has } from '../shared/problem.ts';
import { BackupError, type BackupHeader, checksumLine, FORMAT, FORMAT_VERSION } from './backup-format.ts';
import {
  connectAs,
  countRows,
  fixTextForms,
  listSequences,
  listTables,
  quoted,
  type Table,
} from './backup-tables.ts';
import { flushFolder } from './flush.ts';
import { version } from './project-folder.ts';

/** Rows are fetched in portions of about this many bytes, so memory stays flat however wide the rows are. */
const PORTION_BYTES = 1_000_000;
const MOST_ROWS = 2_000;

/**
 * Writes the whole database, as of one moment, to one file. The site may go on working meanwhile. The file appears
 * under its name only when it is complete and on the disk; it is readable by its owner alone.
 */
export async function backup(
  databaseUrl: string,
  file: string,
  /** Reads on in the same moment. */
  also: (client: pg.Client) => Promise<void> = async () => {},
): Promise<BackupHeader> {
  await refuseSpecialFile(file);
  const client = await connectAs('aura-backup', databaseUrl);
  try {
    await client.query('begin isolation level repeatable read, read only');
    await fixTextForms(client);
    const tables = await listTables(client);
    if (!tables.some(({ schema, name }) => schema === 'public' && name === 'schema_migrations')) {
      throw new BackupError('this database holds nothing of ours to back up');
    }
    const header = await readHeader(client, tables);
    await also(client);
    await writeFile(file, allLines(client, header, tables));
    return header;
  } finally {
    await client.end();
  }
}

async function readHeader(client: pg.Client, tables: Table[]): Promise<BackupHeader> {
  const migrations = await client.query('select name, checksum from public.schema_migrations order by name');
  const hasQueue = tables.some(({ schema, name }) => schema === 'pgboss' && name === 'version');
  const layout = hasQueue ? await client.query('select version from pgboss.version') : undefined;
  const counted = [];
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    // Counting also takes the lock that keeps the table as it is until we have read it.
    counted.push({ schema: table.schema, name: table.name, columns, rows: await countRows(client, table) });
  }
  const sequences = [];
  for (const sequence of await listSequences(client)) {
    // Sequences move outside of transactions: this may be ahead of the rows, which is harmless, never behind.
    const { rows } = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    sequences.push({ ...sequence, ...rows[0] });
  }
  return {
    appVersion: version,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows,
    queueLayout: layout?.rows[0]?.version ?? null,
    tables: counted,
    sequences,
  };
}

async function* allLines(client: pg.Client, header: BackupHeader, tables: Table[]): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(`${JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, ...header })}\n`);
  for (const table of tables) {
    for await (const lines of portions(client, table)) yield hashed(`${lines.join('\n')}\n`);
  }
  yield checksumLine(hash.digest('hex'));
}

async function* portions(client: pg.Client, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(', ');
  await client.query(
    `declare all_rows no scroll cursor for
     select array_to_json(array[${values}]::text[])::text as line from ${quoted(table)}`,
  );
  for (let size = 100; ; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${size} from all_rows`);
    if (rows.length === 0) break;
    const lines = rows.map((row) => row.line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    size = Math.max(1, Math.min(MOST_ROWS, Math.floor((lines.length * PORTION_BYTES) / bytes)));
  }
  await client.query('close all_rows');
}

async function writeFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    await pipeline(
      lines,
      createGzip({ level: 4 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    await flushFolder(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    const code = codeOf(error);
    if (!code || !has(error, 'syscall')) throw error;
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
    throw new BackupError(
      isFull ? `the disk is full; ${file} was not written` : `cannot write ${file} (${code})`,
    );
  }
}

/** The backup is moved to its name at the end, and would take the place of a device or a pipe. */
export async function refuseSpecialFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) throw new BackupError(`${file} is not an ordinary file`);
}

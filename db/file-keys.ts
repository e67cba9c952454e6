import type pg from 'pg';
import { isKey } from '../adapters/files/files.ts';
import { listTables, quoted, type Table } from './backup-tables.ts';

/** Where backups themselves lay before they had a place of their own. */
const OF_BACKUPS = 'public.backups';
const PICTURES = 'pictures/';

/** The files that rows name, by the columns' names, so that a table made later is not forgotten. */
export async function fileKeys(client: pg.ClientBase, { ofBackups }: { ofBackups: boolean }) {
  const keys: string[] = [];
  const tables = await listTables(client);
  for (const table of tables) {
    if (!ofBackups && `${table.schema}.${table.name}` === OF_BACKUPS) continue;
    for (const { name } of table.columns.filter((column) =>
      /^(file|captions|photo|pdf)_key$/.test(column.name),
    )) {
      const { rows } = await client.query<{ key: string }>(
        `select ${name} as key from ${quoted(table)} where ${name} is not null`,
      );
      keys.push(...rows.map(({ key }) => key).filter(isKey));
    }
  }
  const pictures = await pictureKeys(client, tables);
  keys.push(...pictures, ...(await keysInJson(client, tables)));
  const folders = [...(await pieceFolders(client, tables)), ...foldersOf(keys)];
  return { keys, folders: pictures.length > 0 ? [...folders, PICTURES] : folders };
}

/** A row of `pictures` names its largest file by its columns; the smaller sizes lie beside it. */
async function pictureKeys(client: pg.ClientBase, tables: Table[]): Promise<string[]> {
  const table = tables.find(({ schema, name }) => schema === 'public' && name === 'pictures');
  if (!table) return [];
  const { rows } = await client.query<{ key: string }>(
    `select $1 || name || '-' || width || 'x' || height || '.' || kind as key from ${quoted(table)}`,
    [PICTURES],
  );
  return rows.map(({ key }) => key);
}

/** As JSON: files that products deliver, in their versions and in what was sold; and those that a buyer answered with. */
async function keysInJson(client: pg.ClientBase, tables: Table[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    for (const { name } of table.columns.filter((column) => jsonColumns.test(column.name))) {
      const { rows } = await client.query<{ key: string }>(
        `select distinct m[1] as key from ${quoted(table)}, regexp_matches(${name}::text, $1, 'g') m`,
        [`((?:product-files/${UUID}|answers/${UUID}/${UUID})\\.[a-z0-9]{1,10})`],
      );
      for (const { key } of rows) found.add(key);
    }
  }
  return [...found].filter(isKey);
}
const UUID = '[0-9a-f-]{36}';
const jsonColumns = /^(body|sold|delivery|answers|partner_answers)$/;

/** `documents/<id>/` is a folder of its row's own: what lies in it beside the file belongs to it. */
function foldersOf(keys: string[]): Set<string> {
  const isDeep = (key: string) => key.split('/').length > 2;
  return new Set(keys.filter(isDeep).map((key) => key.slice(0, key.lastIndexOf('/') + 1)));
}

/** Recordings and media that are being sent, or spoken, in pieces. */
async function pieceFolders(client: pg.ClientBase, tables: Table[]): Promise<string[]> {
  const ids: string[] = [];
  for (const table of tables.filter(({ name }) =>
    ['video_uploads', 'recording_parts', 'media_uploads'].includes(name),
  )) {
    const { rows } = await client.query<{ id: string }>(`select id from ${quoted(table)}`);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids.map((id) => `uploads/${id}/`);
}

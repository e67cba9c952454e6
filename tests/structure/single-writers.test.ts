import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import * as schema from '../../db/schema/index.ts';
import { personalData } from '../../domain/privacy/index.ts';

/** From the ground up: a context may read the tables of those before it. */
const layers = [
  ...[
    'facts',
    'settings',
    'duties',
    'file-removal',
    'identity',
    'content',
    'contacts',
    'mail',
    'notices',
    'shop',
    'marketing',
  ],
  ...['readings', 'practice', 'learning', 'delivery', 'support', 'office', 'privacy'],
];

/** 'orders' by the name that code uses: `orders`, and also `milestones`, where an import renames it. */
const tableOf = new Map<string, string>();
for (const [variable, value] of Object.entries(schema)) {
  if (is(value, PgTable)) tableOf.set(variable, getTableConfig(value).name);
}
const tables = new Set([...tableOf.values()]);

type Source = { file: string; context: string; code: string; named: Map<string, string> };
type Use = { file: string; context: string; table: string };

function read(file: string, text: string): Source {
  const imported = /import\s*\{([^}]*)\}\s*from\s*'[^']*db\/schema\/index\.ts'/.exec(text)?.[1] ?? '';
  const named = new Map<string, string>();
  for (const name of imported.split(',')) {
    const [original = '', local = original] = name
      .replace(/\btype\b/, '')
      .trim()
      .split(/\s+as\s+/);
    const table = tableOf.get(original);
    if (table) named.set(local, table);
  }
  const code = text.replaceAll(/^import[^;]*;/gm, '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  // domain/settings.ts is the context `settings`, as domain/shop/ is `shop`.
  const context = /^domain\/([^/]+?)(?:\.ts$|\/)/.exec(file)?.[1] ?? '';
  return { file, context, code, named };
}

const SQL_NAME = String.raw`(?:only\s+)?(?:(?:public|auth)\.)?(?:"?([a-z_]+)"?|\$\{(\w+)\})`;

function usesIn({ file, context, code, named }: Source, patterns: RegExp[]): Use[] {
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .flatMap((found) => {
      const [plain, variable] = found.slice(1);
      const table = (variable && named.get(variable)) ?? (plain && tables.has(plain) ? plain : undefined);
      return table ? [{ file, context, table }] : [];
    });
}

/** Insert, update and delete, as calls and as SQL. */
const writesIn = (source: Source): Use[] =>
  usesIn(source, [
    /\.(?:insert|update|delete)\(\s*()(\w+)\s*\)/g,
    new RegExp(String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|truncate)\s+${SQL_NAME}`, 'gi'),
    // "for update of m" locks, "do update set" belongs to an insert.
    new RegExp(String.raw`(?<!\bfor\s+|\bdo\s+)\bupdate\s+(?!set\b|of\b)${SQL_NAME}`, 'gi'),
  ]);

/** Every table that a file names at all. */
function tablesIn(source: Source): Use[] {
  const { file, context, code, named } = source;
  const byName = [...named]
    .filter(([local]) => new RegExp(String.raw`\b${local}\b`).test(code))
    .map(([, table]) => ({ file, context, table }));
  const bySql = usesIn(source, [
    new RegExp(String.raw`\b(?:from|join|into|update|using)\s+${SQL_NAME}`, 'gi'),
  ]);
  return [...byName, ...bySql, ...writesIn(source)];
}

const sources = globSync('domain/**/*.ts', { cwd: projectFolder })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test(-support)?\.ts$/.test(file))
  .map((file) => read(file, readFileSync(join(projectFolder, file), 'utf8')));

/** Whose table it is: the context that lists it among its own. The test of the schema makes sure that one does. */
const listed = new Map<string, string>();
for (const context of layers) {
  const ofContext = sources.filter((source) => source.context === context);
  for (const { code } of ofContext) {
    for (const [, table = ''] of code.matchAll(/'(?:public|auth)\.([a-z_]+)':\s*\{/g))
      listed.set(table, context);
  }
}

test('every table is listed by a context of this test', () => {
  const known = personalData
    .flatMap(({ tables: held }) => Object.keys(held))
    .map((name) => name.split('.')[1]);
  expect([...listed.keys()].sort()).toEqual(known.sort());
});

test('each table is written by the context that lists it, and by no other', () => {
  const written = sources.flatMap(writesIn);
  expect(written.filter(({ table, context }) => listed.get(table) !== context)).toEqual([]);
  // Enough was seen for this to mean something.
  expect(new Set(written.map(({ table }) => table)).size).toBeGreaterThan(50);
});

test('no context reads a table of one above it', () => {
  const level = (context: string) => layers.indexOf(context);
  const used = sources.flatMap(tablesIn);
  const upward = used.filter(({ table, context }) => level(listed.get(table) ?? context) > level(context));
  expect(upward).toEqual([]);
  // What belongs to no context has no tables at all.
  expect(used.filter(({ context }) => !layers.includes(context))).toEqual([]);
});

test('names of tables are written out: a name made at run time could be anybody’s', () => {
  const made = sources.filter(({ code }) => /sql\.raw\(/.test(code)).map(({ file }) => file);
  expect(made.sort()).toEqual([
    'domain/mail/sending-queries.ts', // two statements of its own, with numbered values
    'domain/office/analytics.ts', // names of columns, for reading
    'domain/privacy/export.ts', // reads what the contexts have listed
  ]);
});

test('what this test looks for, it finds', () => {
  expect(read('domain/settings.ts', '').context).toBe('settings');
  expect(read('domain/shop/orders/settle-order.ts', '').context).toBe('shop');
  const text = (code: string) =>
    read('domain/shop/queries.ts', `import { orders as o, mails } from '../../db/schema/index.ts';\n${code}`);
  const written = (code: string) => writesIn(text(code)).map(({ table }) => table);
  expect(written('tx.insert(o).values(row)')).toEqual(['orders']);
  expect(written('tx\n  .update(mails)\n  .set({})')).toEqual(['mails']);
  expect(written('sql`delete from public.consents t where true`')).toEqual(['consents']);
  expect(written(`sql\`update \${o} set x = 1\``)).toEqual(['orders']);
  expect(written('sql`with x as (insert into "facts" as f (id) select 1) select 1`')).toEqual(['facts']);
  expect(written('sql`update auth.users set role = 1`')).toEqual(['users']);
  expect(written('sql`select 1 from orders for update of orders`')).toEqual([]);
  expect(written('sql`insert into mails (id) values (1) on conflict do update set id = 2`')).toEqual([
    'mails',
  ]);
  expect(tablesIn(text('sql`select 1 from orders join settings on true`')).map(({ table }) => table)).toEqual(
    ['orders', 'settings'],
  );
});

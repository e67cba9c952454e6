/**
 * The figures of decision 0085, and how finely the program is cut, for a folder that holds a version of this project:
 *
 *   node tests/structure/measure.ts [folder]
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { castsIn, isTest, linesIn, PRODUCT } from './casts.ts';
import { type FunctionLength, functionsIn } from './functions.ts';
import { grainOf } from './grain.ts';

const root = resolve(process.argv[2] ?? '.');

/** From the lowest up; behind each context the folders that it was made of. */
const layers: [context: string, ...before: string[]][] = [
  ['identity', 'accounts', 'audit', 'limits'],
  ['content'],
  ['contacts'],
  ['mail', 'mailing'],
  [
    'shop',
    ...['carts', 'checkout', 'codes', 'membership', 'orders', 'purchases', 'receipts'],
    ...['redemption', 'refunds', 'withdrawal'],
  ],
  ['marketing', 'sequences', 'newsletter'],
  ['readings', 'quiz', 'reports', 'compatibility'],
  ['practice', 'sessions'],
  ['learning', 'courses', 'journey'],
  ['delivery', 'fulfilment', 'videos'],
  ['support', 'chat', 'contact'],
  ['office', 'business', 'dashboard'],
  ['privacy'],
];
const levelOf = (folder: string) => layers.findIndex((names) => names.includes(folder));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync(PRODUCT, { cwd: root }).filter((file) => !isTest(file));
/** domain/settings.ts is the context `settings`; what else lies in domain/ itself is none. */
const folderOf = (file: string) =>
  /^domain\/([^/]+)\//.exec(file)?.[1] ??
  /^domain\/(facts|settings|duties|file-removal)\.ts$/.exec(file)?.[1];

type Import = { from: string; to: string };
const imports: Import[] = files.flatMap((from) =>
  ts
    .preProcessFile(read(from))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ from, to: relative(root, resolve(root, dirname(from), fileName)) })),
);
const across = imports.filter(({ from, to }) => folderOf(to) && folderOf(from) !== folderOf(to));
const between = across.flatMap(({ from, to }) => {
  const [one, other] = [folderOf(from), folderOf(to)];
  return one && other ? [{ one, other }] : [];
});

/** Folders that reach each other. */
function largestCircle(): number {
  const reached = new Map<string, Set<string>>();
  const reach = (folder: string, seen = new Set<string>()): Set<string> => {
    for (const { one, other } of between)
      if (one === folder && !seen.has(other)) reach(other, seen.add(other));
    return seen;
  };
  for (const { one } of between) if (!reached.has(one)) reached.set(one, reach(one));
  const sizes = [...reached].map(
    ([folder, all]) => [...all].filter((other) => reached.get(other)?.has(folder)).length,
  );
  return Math.max(0, ...sizes);
}

function upwardImports(): string {
  const layered = between
    .map(({ one, other }) => [levelOf(one), levelOf(other)] as const)
    .filter(([from, to]) => from >= 0 && to >= 0 && from !== to);
  return `${layered.filter(([from, to]) => to > from).length} of ${layered.length}`;
}

function filesBehindDoors(): string {
  const isDoor = (file: string) => /^domain\/([^/]+\/(index|browser)|[^/]+)\.ts$/.test(file);
  const behind = [...new Set(across.map(({ to }) => to))].filter((file) => !isDoor(file));
  return `${behind.length}, in ${[...new Set(behind.map(folderOf))].length} folders`;
}

function tablesWithSeveralWriters(): string {
  const tables = new Map<string, string>();
  for (const file of files.filter((name) => name.startsWith('db/schema/'))) {
    const found = read(file).matchAll(/export const (\w+) = (?:\w+\.table|pgTable)\(\s*'([a-z_]+)'/g);
    for (const [, variable = '', name = ''] of found) tables.set(variable, name);
  }
  const names = new Set(tables.values());
  const writers = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = folderOf(file);
    if (!folder) continue;
    const text = read(file);
    const renamed = new Map(
      [...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, name = '', as = '']) => [as, name]),
    );
    const calls = [...text.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].map(([, name = '']) =>
      tables.get(renamed.get(name) ?? name),
    );
    const statements = [
      ...text.matchAll(
        /\b(?:insert\s+into|delete\s+from)\s+(?:public\.|auth\.)?(?:"?([a-z_]+)"?|\$\{(\w+)\})/g,
      ),
      ...text.matchAll(
        /(?<!for\s|do\s)\bupdate\s+(?:public\.|auth\.)?(?:"?([a-z_]+)"?|\$\{(\w+)\})\s+(?:\w+\s+)?set\b/g,
      ),
    ].map(([, name, variable]) => (variable ? tables.get(renamed.get(variable) ?? variable) : name));
    for (const table of [...calls, ...statements]) {
      if (table && names.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(folder));
    }
  }
  return `${[...writers.values()].filter((folders) => folders.size > 1).length} of ${writers.size}`;
}

let casts = 0;
const functions: FunctionLength[] = [];
let lines = 0;

for (const file of files) {
  const text = read(file);
  lines += linesIn(text);
  casts += castsIn(file, text).length;
  functions.push(...functionsIn(file, text));
}

const longest = functions.sort((one, other) => other.lines - one.lines).slice(0, 5);
const folders = new Set(files.map(folderOf).filter(Boolean));

console.log(`folders in domain/                        ${folders.size}`);
console.log(`folders in the largest circle             ${largestCircle()}`);
console.log(`imports between contexts that point up    ${upwardImports()}`);
console.log(`files imported past a door                ${filesBehindDoors()}`);
console.log(`tables with more than one writing folder  ${tablesWithSeveralWriters()}`);
console.log(`casts, without "as const"                 ${casts}`);
console.log(`casts in 1,000 lines                      ${((casts * 1000) / lines).toFixed(2)}`);
const grain = grainOf(files.map((file) => ({ file, text: read(file) })));
console.log(`product files, lines that are not empty   ${grain.files}, ${grain.lines}`);
console.log(`lines of imports                          ${grain.importLines}`);
console.log(`files of at most 40 lines, one reader     ${grain.smallWithOneReader.length}`);
console.log(`files of shop and delivery to buy a report  ${grain.buyAReport.length}`);
console.log(`exported functions that only pass on      ${grain.passingOn.length}`);
const longer = (most: number, hasJsx: boolean) =>
  functions.filter((one) => one.lines > most && one.hasJsx === hasJsx).length;
console.log(`functions longer than 60 lines            ${longer(60, false)}`);
console.log(`components longer than 60, 120 lines      ${longer(60, true)}, ${longer(120, true)}`);
for (const one of longest) console.log(`  ${one.lines}  ${one.name} (${one.file})`);

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import packageFile from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, {
    cwd: projectFolder,
    exclude: (name) => ['node_modules', 'dist', 'data'].includes(name),
  });

/** What we write about the program; content/ holds what customers read. */
const documents = find('**/*.md').filter((file) => !file.startsWith('content/'));
const files = find('**/*').filter((file) => /\.[a-z]+$/.test(file));
const names = new Set(files.map((file) => basename(file)));

const FOLDER =
  /^(adapters|app|bench|care|content|db|demo|docs|documents|domain|emails|money|numerology|public|server|shared|tests)\//;
const FILE = /^[\w.-]*(\/[\w.-]+)*\.(cjs|css|grit|jpg|json|md|mjs|sql|ts|tsx|yml)$/;

/** `videos/desk/` as well, which stands for a folder beside the document. */
const isFolder = (word: string) => FOLDER.test(word) || /^[a-z][\w-]*(\/[\w-]+)*\/$/.test(word);

/** 'tests/{one,two}.test.ts' is two files. */
function expand(path: string): string[] {
  const [, before = '', inside, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return inside === undefined ? [path] : inside.split(',').map((part) => `${before}${part.trim()}${after}`);
}

/** What a document names: paths and file names in backticks, links, pictures. */
function namedIn(document: string): string[] {
  const text = read(document);
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, words = '']) => words.split(/\s+/))
    .flatMap(expand);
  const paths = quoted.filter((word) => FILE.test(word) || (isFolder(word) && /^[\w./-]+$/.test(word)));
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^([a-z]+:|\/)/.test(link));
  return [...paths, ...links];
}

function isThere(document: string, name: string): boolean {
  const beside = normalize(join(dirname(document), name));
  const places = [name, beside].map((path) => join(projectFolder, path));
  // A bare file name stands for the file of the context that the sentence is about.
  return places.some((path) => existsSync(path)) || (!name.includes('/') && names.has(name));
}

/** What a command makes, or somebody writes. */
const MADE = /^(dist|data)\/|NNNN|^ada\.pdf$/;
/** Names of libraries that we have not taken. */
const FOREIGN = ['useActionState'];

/** The history tells of files as they were called then. */
const current = documents.filter((document) => document !== 'CHANGELOG.md');

test.each(current)('every file that %s names is there', (document) => {
  const missing = namedIn(document).filter((name) => !MADE.test(name) && !isThere(document, name));
  expect(missing).toEqual([]);
});

/** `npm run db:restore -- latest` names `db:restore`; `proof:*` and `proof:…` stand for all of a kind. */
const scriptsIn = (document: string) =>
  [...read(document).matchAll(/npm run ([a-z][a-z\d:-]*[a-z\d])(?![\w:*…-])/g)].map(([, name = '']) => name);

test.each(documents)('every npm script that %s names is there', (document) => {
  expect(scriptsIn(document).filter((name) => !(name in packageFile.scripts))).toEqual([]);
});

/** In capitals and with an underscore, between backticks or before a `=`: `WEB_PROCESSES=auto`. */
const variablesIn = (document: string) =>
  [
    ...read(document).matchAll(
      /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+_?)(?:=[^`]*)?`|^([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)=/gm,
    ),
  ].map(([, quoted, line]) => quoted ?? line ?? '');
/** Every word of the program: names of functions, columns, states. */
const words = new Set(
  files
    .filter((file) => /^[a-z]+\//.test(file) && /\.(css|m?ts|mjs|sql|tsx|js|service)$/.test(file))
    .flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []),
);

/** `settleOrder`, `settleOrder(…)`, `order_events`, `orders.begin_choice`: what only a name of the program looks like. */
const codeNamesIn = (document: string) =>
  [
    ...read(document)
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].flatMap(([, quoted = '']) => {
    const name = quoted.replace(/\(.*\)$/, '');
    if (!/^[A-Za-z][\w.]*$/.test(name) || FILE.test(name)) return [];
    return name.split('.').filter((part) => /[a-z][A-Z]|^[a-z]+_[a-z_]+$/.test(part));
  });

test.each(current)('every name of the program that %s names is there', (document) => {
  expect(codeNamesIn(document).filter((name) => !words.has(name) && !FOREIGN.includes(name))).toEqual([]);
});

const settings = find('{*.*,.*,{.github,adapters,app,bin,db,demo,deploy,server,tests}/**/*.*}')
  .filter((file) => /\.(mjs|service|ts|ya?ml|json|tsx)$/.test(file))
  .map(read);

test.each(current)('every variable that %s names is read by the code', (document) => {
  const unknown = variablesIn(document).filter(
    (name) => !settings.some((code) => new RegExp(`\\b${name}\\b`).test(code)),
  );
  expect(unknown).toEqual([]);
});

test('enough names were found for this to mean something', () => {
  expect(documents.length).toBeGreaterThan(80);
  expect(documents.flatMap(scriptsIn).length).toBeGreaterThan(80);
  expect(documents.flatMap(codeNamesIn).length).toBeGreaterThan(400);
  expect(documents.flatMap(variablesIn).length).toBeGreaterThan(60);
  expect(documents.flatMap(namedIn).length).toBeGreaterThan(250);
  expect(namedIn('docs/flows/booking.md')).toContain('domain/practice/book-session.ts');
  expect(isThere('README.md', 'domain/practice/no-such-verb.ts')).toBe(false);
});

test('every picture is shown in a document', () => {
  const pictures = find('{docs/pictures,documents/samples}/*.{jpg,webp}');
  const shown = new Set(
    documents.flatMap((document) =>
      namedIn(document).map((name) => normalize(join(dirname(document), name))),
    ),
  );
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
});

/** From the top down, as ARCHITECTURE.md draws it. Folders of one row stand on one level. */
const layers = [
  ['app', 'server', 'demo'],
  ['domain/consequences.ts'],
  ...['privacy', 'office', 'support', 'delivery', 'learning', 'practice', 'readings', 'marketing'].map(
    (name) => [`domain/${name}`],
  ),
  ...['shop', 'notices', 'mail', 'contacts', 'content', 'identity'].map((name) => [`domain/${name}`]),
  ['domain/facts.ts', 'domain/settings.ts', 'domain/duties.ts', 'domain/file-removal.ts'],
  ['numerology', 'care', 'money', 'content', 'emails', 'documents', 'adapters', 'db', 'shared'],
];
const levelOf = (file: string) =>
  layers.findIndex((row) => row.some((place) => file === place || file.startsWith(`${place}/`)));

test('ARCHITECTURE.md draws the contexts in the order of the import rules', () => {
  const [, list = ''] = /const contexts = \[([^\]]*)\]/.exec(read('.dependency-cruiser.mjs')) ?? [];
  const drawn = [...read('ARCHITECTURE.md').matchAll(/^(?:domain\/ {3}| {10})([a-z]+) {2,}\S/gm)];
  expect(drawn.map(([, name]) => name).toReversed()).toEqual(list.match(/[a-z]+/g));
});

test('ARCHITECTURE.md explains every folder', () => {
  const folders = new Set(files.filter((file) => /^[a-z]+\//.test(file)).map((file) => file.split('/')[0]));
  const explained = [...read('ARCHITECTURE.md').matchAll(/^\| (`[a-z]+\/`.*?) \|/gm)].join();
  expect([...folders].filter((folder) => !explained.includes(`\`${folder}/\``))).toEqual([]);
});

/** A comment names a file by its path, or by the end of it. */
test('comments of the program name files that are there', () => {
  const code = files.filter((file) => /^(?!tests|bench)[a-z]+\/.*\.tsx?$/.test(file));
  const named = code.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:\/\/|\/?\*).*$/gm)].flatMap(([comment]) =>
      [...comment.matchAll(/[\w-][\w.-]*(?:\/[\w.-]+)*\.(?:tsx?|mjs|md|sql)\b/g)].map(([name]) => ({
        file,
        name,
      })),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  const isKnown = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  expect(named.filter(({ name }) => !isKnown(name))).toEqual([]);
});

describe.each(['quiz-to-mail', 'payment-to-delivery', 'booking'])('docs/flows/%s.md', (flow) => {
  const legs = read(`docs/flows/${flow}.md`)
    .split('| file | what happens |')
    .slice(1)
    .map((text) =>
      [...(text.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file),
    );

  test('has legs, each of several files', () => {
    expect(legs.length).toBeGreaterThan(3);
    for (const leg of legs) expect(leg.length).toBeGreaterThan(1);
  });

  test.each(legs.map((leg, at) => ({ leg, number: at + 1 })))('leg $number goes downward only', ({ leg }) => {
    const levels = leg.map(levelOf);
    expect(levels).not.toContain(-1);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });
});

const lists =
  /consequences: Consequences = \{([\s\S]*?)\n\};/.exec(read('domain/consequences.ts'))?.[1] ?? '';
/** 'order-paid' → ['syncPurchases', …], as domain/consequences.ts lists them. */
const followsFrom = new Map(
  [...lists.matchAll(/^ {2}'?([a-z-]+)'?: \[([^\]]*)\]/gm)].map(([, fact = '', verbs = '']) => [
    fact,
    verbs.match(/\w+/g) ?? [],
  ]),
);
const everyConsequence = new Set([...followsFrom.values()].flat());
const flows = find('docs/flows/*.md');

/** A flow that names a fact has a row for it: `| fact | verb, verb |`. */
function rowsOf(flow: string): Map<string, string[]> {
  const rows = read(flow).matchAll(/^\| `([a-z-]+)` \| (`\w+`(?:, `\w+`)*) \|$/gm);
  return new Map(
    [...rows].flatMap(([, fact = '', verbs = '']) =>
      followsFrom.has(fact) ? [[fact, verbs.match(/\w+/g) ?? []]] : [],
    ),
  );
}

describe.each(flows)('what follows from the facts of %s', (flow) => {
  const quoted = [...read(flow).matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  const named = [...new Set(quoted.filter((name) => followsFrom.has(name)))].sort();

  test('is listed as domain/consequences.ts has it', () => {
    const wanted = named.map((fact): [string, string[]] => [fact, followsFrom.get(fact) ?? []]);
    expect(Object.fromEntries(rowsOf(flow))).toEqual(Object.fromEntries(wanted));
  });

  test('is all that it names of consequences', () => {
    const caused = new Set(named.flatMap((fact) => followsFrom.get(fact) ?? []));
    expect(quoted.filter((name) => everyConsequence.has(name) && !caused.has(name))).toEqual([]);
  });
});

test('enough facts were found in flows for this to mean something', () => {
  expect(followsFrom.size).toBeGreaterThan(25);
  expect(flows.flatMap((flow) => [...rowsOf(flow).keys()]).length).toBeGreaterThan(15);
});

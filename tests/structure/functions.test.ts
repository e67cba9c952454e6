import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { isTest, PRODUCT, readFrom } from './casts.ts';
import { functionsIn, questionsAtOnce } from './functions.ts';

/** A function that needs more tells two stories. */
const MOST_LINES = 60;
/** Components are mostly markup, which reads from top to bottom. */
const MOST_LINES_OF_A_COMPONENT = 120;

const product = readFrom(projectFolder, PRODUCT).filter(({ file }) => !isTest(file));
/** What is short holds no long function, and need not be taken apart. */
const long = product.filter(({ text }) => text.split('\n').length > MOST_LINES);
const functions = long.flatMap(({ file, text }) => functionsIn(file, text));

test('a function is measured from its first to its last line, whatever form it has', () => {
  const text =
    'const a = () =>\n  1;\nfunction b() {\n  return () => {\n    a();\n  };\n}\nabstract class C { abstract d(): void }';
  const found = functionsIn('x.ts', text).map(({ name, lines, hasJsx }) => [name, lines, hasJsx]);
  expect(found).toEqual([
    ['a', 2, false],
    ['b', 5, false],
    ['a function in return () => {', 3, false],
  ]);
  const [component] = functionsIn('x.tsx', 'const Line = () => (\n  <hr />\n);');
  expect(component).toEqual({ file: 'x.tsx', name: 'Line', lines: 3, hasJsx: true });
});

test('no function is longer than one idea', () => {
  expect(functions.length).toBeGreaterThan(3_000);
  const tooLong = functions.filter(
    ({ lines, hasJsx }) => lines > (hasJsx ? MOST_LINES_OF_A_COMPONENT : MOST_LINES),
  );
  expect(tooLong.map(({ name, file, lines }) => `${lines} lines: ${name} in ${file}`)).toEqual([]);
});

test('what may be a transaction is asked one question at a time', () => {
  const both = `async (db: Db | Tx, id: string) => Promise.all([find(db, id), list(db)])`;
  const own = `async (tx: Tx) => { await Promise.all(rows.map((db) => save(db))); await find(tx); }`;
  expect(questionsAtOnce('x.ts', both)).toEqual(['x.ts:1 db']);
  expect(questionsAtOnce('x.ts', own)).toEqual([]);
  // A connection answers one after another, and its library warns of more than one at the console.
  expect(product.flatMap(({ file, text }) => questionsAtOnce(file, text))).toEqual([]);
});

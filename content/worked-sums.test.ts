import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  compoundsIn,
  examplesIn,
  type Stated,
  sumsIn,
  waysDownIn,
  wordsIn,
} from './worked-sums.test-support.ts';

/** Everything that teaches a sum: the articles and the lessons of both courses. */
const taught = globSync(['articles/*.md', 'courses/*/module-*/[0-9]*.md'], {
  cwd: import.meta.dirname,
}).sort();

function readText(path: string) {
  const [, head = '', ...rest] = readFileSync(new URL(path, import.meta.url), 'utf8').split(/^---$/m);
  // Emphasis may stand inside a sum: "5 + 6 = **11**".
  return { head, body: rest.join('---').replaceAll('**', '') };
}

const wrong = (stated: Stated[]) => stated.filter(({ right }) => !right).map((one) => one.stated);

describe.each(taught)('%s', (path) => {
  const { head, body } = readText(path);

  test('every sum, way down and total is right', () => {
    expect(wrong([...sumsIn(body), ...waysDownIn(body), ...compoundsIn(body)])).toEqual([]);
  });

  test('every word is counted by the table of letters', () => {
    expect(wrong(wordsIn(body))).toEqual([]);
  });

  test('the people it works with have the numbers it says', () => {
    for (const { subjects, claims } of examplesIn(head)) {
      expect(wrong(claims)).toEqual([]);
      for (const subject of subjects) expect(body.toLowerCase()).toContain(nameOrDate(subject).toLowerCase());
    }
  });
});

/** A person is called by the first name in a text, a date is written as it is. */
const nameOrDate = (subject: string) =>
  /^\d/.test(subject) ? subject : (subject.split(/[ ,]/)[0] ?? subject);

test('whoever teaches a chart names the people it is checked with', () => {
  const without = taught
    .filter((path) => /^articles|advanced-readings/.test(path))
    .filter((path) => examplesIn(readText(path).head).length === 0);
  expect(without).toEqual([]);
});

test('there is something to check', () => {
  const bodies = taught.map((path) => readText(path).body).join('\n');
  expect(sumsIn(bodies).length).toBeGreaterThan(1_000);
  expect(waysDownIn(bodies).length).toBeGreaterThan(120);
  expect(wordsIn(bodies).length).toBeGreaterThan(50);
});

describe('a wrong figure is found', () => {
  test.each([
    ['a sum', sumsIn('2 + 0 + 2 + 6 = 11')],
    ['a difference', sumsIn('36 − 5 = 30')],
    ['a way down', waysDownIn('48 → 11 → 2')],
    ['a total', compoundsIn('29/2')],
    ['a word', wordsIn('INES: 9 + 5 + 4 + 1 = 19')],
    ['a person', examplesIn('  - Ines Duarte, 17 April 1983: Life Path 14/5')[0]?.claims ?? []],
    ['an unknown number', examplesIn('  - Ines Duarte, 17 April 1983: Luck 7')[0]?.claims ?? []],
  ])('%s', (_what, stated) => expect(wrong(stated)).toHaveLength(1));
});

import { expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { castsIn, isTest, linesIn, PRODUCT, readFrom } from './casts.ts';

/** Lower them whenever the count has fallen; a better type is always nearer than a higher limit. */
const MOST_IN_PRODUCT = 71;
const MOST_IN_ALL = 139;
const MOST_IN_1000_LINES = 0.8;

const all = readFrom(projectFolder, `{${PRODUCT},{tests,bench}/**/*.{ts,tsx}}`);
const casts = all.flatMap(({ file, text }) => castsIn(file, text));
const inProduct = casts.filter((cast) => !/^(tests|bench)\//.test(cast) && !isTest(cast.split(':')[0] ?? ''));

test('a cast is counted, whatever it claims; `as const` and renamed imports are none', () => {
  const text = 'import { a as b } from "./a";\nconst c = b as unknown as string;\nconst d = [1] as const;';
  expect(castsIn('x.ts', text)).toEqual(['x.ts:2 as string', 'x.ts:2 as unknown']);
});

test('casts become fewer, never more', () => {
  expect(inProduct.length, inProduct.join('\n')).toBeLessThanOrEqual(MOST_IN_PRODUCT);
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(MOST_IN_ALL);
});

test('there are at most 0.8 in 1,000 lines, tests included', () => {
  const lines = all.reduce((sum, { text }) => sum + linesIn(text), 0);
  expect((casts.length * 1000) / lines).toBeLessThan(MOST_IN_1000_LINES);
});

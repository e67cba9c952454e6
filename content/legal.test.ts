import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFrontMatter } from '../shared/front-matter.ts';
import { legalKeys, unsaidIn } from './legal.ts';

const written = (key: string) =>
  readFrontMatter(readFileSync(new URL(`./legal/${key}.md`, import.meta.url), 'utf8')).body;

test.each(legalKeys)('the first edition of %s says what it has to', (key) => {
  expect(unsaidIn(key, written(key))).toEqual([]);
});

test.each(legalKeys)('an empty %s says what is missing', (key) => {
  expect(unsaidIn(key, '').length).toBeGreaterThan(3);
});

test('what was left out is named, and nothing else', () => {
  const shorter = written('refunds').replaceAll(/\b(?:30|thirty)[ -]days?\b/gi, 'some days');
  expect(unsaidIn('refunds', shorter)).toEqual(['that money goes back within 30 days of paying']);
});

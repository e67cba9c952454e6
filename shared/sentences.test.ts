import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test('a paragraph is its sentences, and nothing is lost between them', () => {
  const paragraph = 'You wait. “Do you?” Yes! It is 7.5 of 10 for you. 2027 begins (At last.) Then rest …';
  expect(sentencesIn(paragraph).join(' ')).toBe(paragraph);
  expect(sentencesIn(paragraph).slice(0, 3)).toEqual(['You wait.', '“Do you?”', 'Yes!']);
});

test('one sentence is one, and nothing is none', () => {
  expect(sentencesIn('A 7 thinks')).toEqual(['A 7 thinks']);
  expect(sentencesIn('  ')).toEqual([]);
});

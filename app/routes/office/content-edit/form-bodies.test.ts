import { describe, expect, test } from 'vitest';
import { centsFrom } from '../../../../shared/money.ts';
import { slugOf } from '../../../../shared/slug.ts';
import { bodyFrom } from './form-bodies.ts';

describe('prices as people type them', () => {
  test.each([
    ['59', 5_900],
    ['59.5', 5_950],
    ['59,50', 5_950],
    ['€ 59.05', 5_905],
    [' 0.50 ', 50],
  ])('%s', (typed, cents) => expect(centsFrom(typed)).toBe(cents));

  test.each(['', 'free', '-5', '59.999', '1e3', '59 €', 'NaN'])('%s is no price', (typed) =>
    expect(centsFrom(typed)).toBeNaN(),
  );
});

describe('addresses from words', () => {
  test.each([
    ['What 7 wants', 'what-7-wants'],
    ['Ana’s “Café”: a story', 'anas-cafe-a-story'],
    ['  ---  ', ''],
  ])('%s', (words, slug) => expect(slugOf(words)).toBe(slug));
});

test('paragraphs lose their blanks', () => {
  expect(bodyFrom('meaning', { long: 'First\nline.\n\nSecond.' }, 'lifePath.7')).toMatchObject({
    long: ['First line.', 'Second.'],
  });
});

import { expect, test } from 'vitest';
import { toSearchQuery } from './search-query.ts';

test.each([
  ['maya', 'maya:*'],
  ['AN-7KQ4-M2XB', 'an:* & 7kq4:* & m2xb:*'],
  ["  Søren  O'Hara ", 'søren:* & o:* & hara:*'],
  ["x') | drop:*", 'x:* & drop:*'],
  ['maya@example.com', 'maya:* & example:* & com:*'],
])('%s', (typed, query) => {
  expect(toSearchQuery(typed)).toBe(query);
});

test('nothing to look for', () => {
  expect(toSearchQuery(undefined)).toBeUndefined();
  expect(toSearchQuery(' -:*!& ')).toBeUndefined();
});

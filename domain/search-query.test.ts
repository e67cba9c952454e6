import { expect, test } from 'vitest';
import { readOrderSearch, readSearch } from './search-query.ts';

test.each([
  ['maya', { words: 'maya:*' }],
  ['an-7kq4-M2XB', { number: 'AN-7KQ4-M2XB' }],
  [' AN-7K ', { number: 'AN-7K' }],
  ['Ana-Maria', { words: 'ana:* & maria:*' }],
  ["  Søren  O'Hara ", { words: 'søren:* & o:* & hara:*' }],
  ["x') | drop:*", { words: 'x:* & drop:*' }],
  ['Maya@Example.com', { address: 'maya@example.com' }],
  ['maya okafor@example', { words: 'maya:* & okafor:* & example:*' }],
  ['@example.com', { words: 'example:* & com:*' }],
])('%s', (typed, search) => {
  expect(readOrderSearch(typed)).toEqual(search);
});

test('only an order is looked for by its number', () => {
  expect(readSearch('An-Li')).toEqual({ words: 'an:* & li:*' });
});

test('nothing to look for', () => {
  expect(readSearch(undefined)).toBeUndefined();
  expect(readSearch(' -:*!& ')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { ends, entriesOf, isKeyOf, itemAt, keyIn, keysOf, mapPair, recordOf } from './records.ts';

const prices = { mini: 7, full: 59 };

test('keys and entries keep the order in which they were written', () => {
  expect(keysOf(prices)).toEqual(['mini', 'full']);
  expect(entriesOf(prices)).toEqual([
    ['mini', 7],
    ['full', 59],
  ]);
  expect(recordOf(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' });
});

test('what an object inherits is no key of it', () => {
  expect(isKeyOf(prices, 'toString')).toBe(false);
  expect(keyIn(prices, 'mini')).toBe('mini');
  expect(() => keyIn(prices, 'constructor')).toThrow('Unknown key constructor');
});

test('an item that is not there throws', () => {
  expect(itemAt(['a', 'b'], -1)).toBe('b');
  expect(ends(['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(() => itemAt([], 0)).toThrow('No item 0 in a list of 0');
  expect(mapPair([1, 2], (n) => n * 2)).toEqual([2, 4]);
});

import { expect, test } from 'vitest';
import { readArrival, sourceOf } from './arrival.ts';

test.each([
  ['?utm_source=Instagram&utm_medium=story&utm_campaign=autumn', 'instagram / story / autumn'],
  ['?utm_source=partner&utm_campaign=may', 'partner / - / may'],
  ['?utm_source=%3Cscript%3E', 'script'],
  ['?code=SOUL', undefined],
  ['', undefined],
])('%s came by %s', (search, source) => expect(sourceOf(search)).toBe(source));

test('what a browser says is kept only where it can be so', () => {
  expect(readArrival({ zone: 'Asia/Tokyo', source: 'a / b / c' })).toEqual({
    zone: 'Asia/Tokyo',
    source: 'a / b / c',
  });
  expect(readArrival({ zone: 'Mars/Base', source: 7 })).toEqual({});
  expect(readArrival({ source: ' / ' })).toEqual({});
  expect(readArrival({ source: `${'x'.repeat(500)}/y/z/more` }).source?.length).toBeLessThanOrEqual(120);
});

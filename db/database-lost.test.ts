import { expect, test } from 'vitest';
import { isDatabaseLost } from './database-lost.ts';

const failure = (code: string) =>
  Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(), { code }) });

test.each([
  ['ECONNREFUSED', 'nobody listens'],
  ['57P01', 'it is told to stop'],
  ['57P03', 'it is starting'],
  ['08006', 'the line broke'],
  ['53100', 'the disk is full'],
  ['53200', 'there is no memory'],
  ['53300', 'there are too many of us'],
  ['58030', 'the disk cannot be read'],
  ['58P01', 'a file of the server is gone'],
  ['25006', 'it is a stand-by, or was made read-only'],
])('%s (%s) passes by itself', (code) => {
  expect(isDatabaseLost(failure(code))).toBe(true);
});

test.each(['23505', '42P01', '22021'])('%s is a mistake, not an outage', (code) => {
  expect(isDatabaseLost(failure(code))).toBe(false);
});

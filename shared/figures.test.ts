import { expect, test } from 'vitest';
import { figure, fileSize } from './figures.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-45_000, '-45,000'],
  [1_999.6, '2,000'],
])('%d is written %s', (value, written) => {
  expect(figure(value)).toBe(written);
});

test.each([
  [0, '1 KB'],
  [400_499, '400 KB'],
  [999_499, '999 KB'],
  [999_999, '1.0 MB'],
  [18_740_000, '18.7 MB'],
  [999_960_000, '1.0 GB'],
  [79_315_000_000, '79.3 GB'],
])('%d bytes are written %s', (bytes, written) => {
  expect(fileSize(bytes)).toBe(written);
});

import { expect, test } from 'vitest';
import { winningVariant } from './run-broadcasts.ts';

const of = (sent: number, clicked: number) => ({ sent, clicked });

test.each([
  ['more of its readers', of(100, 5), of(50, 4), 'b'],
  ['more clicks, but of more readers', of(50, 4), of(100, 5), 'a'],
  ['both alike', of(10, 2), of(5, 1), 'a'],
  ['nobody', of(10, 0), of(10, 0), 'a'],
  ['one that was not sent', of(0, 0), of(10, 3), 'a'],
] as const)('clicked by %s', (_, a, b, better) => expect(winningVariant({ a, b })).toBe(better));

import { expect, test } from 'vitest';
import { readReportWish } from './report-wish.ts';

test.each([
  [['--name', 'Ada', '--born', '1815-02-30', '--out', 'x.pdf'], 'not a date'],
  [['--name', '123', '--born', '1815-12-10', '--out', 'x.pdf'], 'no letters'],
  [['--name', 'Ada', '--born', '2999-12-10', '--out', 'x.pdf'], 'lies after'],
  [['--name', 'Ada', '--born', '1815-12-10', '--out', 'x.pdf', '--print', 'a5'], 'a4 or letter'],
])('refuses %j', (args, problem) => {
  expect(readReportWish(args, 'pythagorean')).toEqual({ problem: expect.stringContaining(problem) });
});

import { expect, test } from 'vitest';
import { nameProblem } from './name-rules.ts';

test.each(['Ada King', 'Đorđe Łukasz', "O'Neill-Smith, Jr.", '数 花子', ''])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  'You have won. See https://evil.example',
  'Win at evil.com now',
  '<b>Ada</b>',
  'Ada\r\nBcc: thief',
  'Ada\u0000',
  'A'.repeat(121),
])('%j is more than a name', (name) => {
  expect(nameProblem(name)).toEqual(expect.any(String));
});

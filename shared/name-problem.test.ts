import { expect, test } from 'vitest';
import { nameProblem, tidyName } from './name-problem.ts';

test.each([
  'Ada King',
  'Đorđe Łukasz',
  "O'Neill-Smith, Jr.",
  '数 花子',
  'Maya Okafor',
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'Мария',
  'St. Comeau',
  'Elizabeth II',
  'X Æ A-12',
])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  '',
  '   ',
  'You have won. See https://evil.example',
  'Win at evil.com now',
  'evil.de',
  'Confirm at EVIL.De',
  'evil．de',
  'evil。de',
  'ev\u200Bil.\u200Bde',
  'почта.рф',
  'www.example',
  'you won, see cheap.shop',
  'tel:0800',
  '192.168.0.1',
  'Call 0800 123 456',
  'a@b',
  'Maya <b>',
  '<b>Ada</b>',
  'Ada\r\nBcc: thief',
  'Ada\u0000',
  'Ada \u202Eda',
  'A'.repeat(121),
])('%j is more than a name', (name) => {
  expect(nameProblem(name)).toEqual(expect.any(String));
});

test.each([
  ['Dr.Maya', 'Dr. Maya'],
  ['mr.de', 'mr. de'],
  ['  Ada   King ', 'Ada King'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
])('%j is stored as %j', (written, stored) => {
  expect(tidyName(written)).toBe(stored);
  expect(nameProblem(tidyName(written))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { weaknesses } from './password-rules.ts';

test.each([
  ['abc', 'at least 6'],
  ['x'.repeat(129), 'at most 128'],
  ['aaabbb', 'different characters'],
  ['password', 'tries first'],
  ['Dragon12', 'tries first'],
  ['qwertyui', 'rows of the keyboard'],
  ['987654321', 'rows of the keyboard'],
  ['ada.king1', 'name or e-mail'],
])('%s is refused', (password, reason) => {
  const reasons = weaknesses(password, { name: 'Ada King', email: 'ada.king@example.test' });
  expect(reasons.join(' ')).toContain(reason);
});

test.each(['velvet-otter-9', 'six4u!', 'Nine moons over Lisbon'])('%s will do', (password) => {
  expect(weaknesses(password, { name: 'Ada King', email: 'ada@example.test' })).toEqual([]);
});

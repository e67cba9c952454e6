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
  ['Passw0rd!', 'tries first'],
  ['p@$$w0rd', 'tries first'],
  ['Summer2026!', 'tries first'],
  ['5unsh1ne', 'tries first'],
  ['L3tme1n', 'tries first'],
  ['monkeymonkey', 'tries first'],
  ['1q2w3e4r', 'tries first'],
  ['!admin!', 'tries first'],
  ['qwerty!', 'rows of the keyboard'],
  ['123456a', 'rows of the keyboard'],
  ['abcd1234', 'rows of the keyboard'],
  ['azerty12', 'tries first'],
])('%s is refused', (password, reason) => {
  const reasons = weaknesses(password, { name: 'Ada King', email: 'ada.king@example.test' });
  expect(reasons.join(' ')).toContain(reason);
});

test.each([
  'velvet-otter-9',
  'six4u!',
  'Nine moons over Lisbon',
  'engine-of-1843',
  'a-good-pass-9',
  'tr0mb0ne-fig',
])('%s will do', (password) => {
  expect(weaknesses(password, { name: 'Ada King', email: 'ada@example.test' })).toEqual([]);
});

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
  ['pässwörd', 'tries first'],
  ['ch1cken', 'tries first'],
  ['f1ower5', 'tries first'],
  ['1q2w3e4r99', 'tries first'],
  ['!!1q2w3e4r!!', 'tries first'],
  ['1fghijk!', 'rows of the keyboard'],
  ['fgh456', 'rows of the keyboard'],
  ['lkjhgf9', 'rows of the keyboard'],
  ['king77x', 'name or e-mail'],
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
  'velvetotter',
  // Four signs, and 128 of them.
  'zkzkvpvp',
  'otter-9-velvet-4'.repeat(8),
  // Two letters are no row, nor is a row beside enough that is none.
  'kl78gh56',
  'fghi8264',
  'fghijk!?#',
  'fghijklm-9x',
  '1q2w-3e4r',
  'dragonotters',
  // A name with six more signs, and a name of three.
  'king-otter',
  'adaxyz7',
])('%s will do', (password) => {
  expect(weaknesses(password, { name: 'Ada King', email: 'ada@example.test' })).toEqual([]);
});

test.each([
  ['ada.king1', { email: 'Ada.King@example.test' }, true],
  ['ada.king1', { name: 'Ada Lovelace' }, false],
  ['KING77x', { name: 'Ada King' }, true],
  ['example7', { email: 'ada@example.test' }, false],
])('%s of %j', (password, person, isHers) => {
  const words = 'Do not build it from your name or e-mail address.';
  expect(weaknesses(password, person)).toEqual(isHers ? [words] : []);
});

test.each(['', 'ab'])('of %j it is said once what it lacks', (password) => {
  expect(weaknesses(password)).toEqual([
    'Use at least 6 characters.',
    'Use more than three different characters.',
  ]);
});

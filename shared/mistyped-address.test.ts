import { expect, test } from 'vitest';
import { meantAddress } from './mistyped-address.ts';

test.each([
  ['maya@gmial.com', 'maya@gmail.com'],
  ['maya@gmai.com', 'maya@gmail.com'],
  ['maya@gmaill.com', 'maya@gmail.com'],
  ['maya@gmail.con', 'maya@gmail.com'],
  ['maya@gmail.co', 'maya@gmail.com'],
  ['Maya.O@Hotmial.com ', 'maya.o@hotmail.com'],
  ['maya@wbe.de', 'maya@web.de'],
  ['maya@outlok.com', 'maya@outlook.com'],
  ['maya@yaho.com', 'maya@yahoo.com'],
])('%s is asked about', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  'maya@gmail.com',
  'maya@gmx.at',
  'maya@example.com',
  'maya@mailbox.org',
  'maya@',
  '@gmial.com',
  'maya',
  '',
])('“%s” is taken as it is', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { tokenIn } from './look-up-sign-in.ts';

const secret = 'a secret of thirty-two characters';
const sign = (token: string, by = secret) =>
  encodeURIComponent(`${token}.${createHmac('sha256', by).update(token).digest('base64')}`);

test('the token of a cookie that we have signed', () => {
  expect(tokenIn(`theme=dark; aura.s=${sign('abc')}; other=1`, 'aura.s', secret)).toBe('abc');
});

test.each([
  ['no cookie', null],
  ['another name', `xaura.s=${sign('abc')}`],
  ['another secret', `aura.s=${sign('abc', 'x')}`],
  ['a signature of another token', `aura.s=${sign('abc').replace('abc', 'abd')}`],
  ['a shortened signature', `aura.s=${encodeURIComponent('abc.AAAA')}`],
  ['no signature', 'aura.s=abc'],
  ['an empty one', 'aura.s=abc.'],
  ['no text at all', 'aura.s=%E0%A4%A'],
])('none with %s', (_, cookies) => {
  expect(tokenIn(cookies, 'aura.s', secret)).toBeUndefined();
});

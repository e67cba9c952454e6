import { describe, expect, test } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

describe('a signed token', () => {
  const token = signToken('secret', 'lead', 'łead-7');

  test('gives its value back', () => {
    expect(readToken('secret', 'lead', token)).toBe('łead-7');
  });

  test.each([
    ['another purpose', 'secret', 'newsletter', token],
    ['another secret', 'other', 'lead', token],
    ['a changed value', 'secret', 'lead', `x${token}`],
    ['a cut signature', 'secret', 'lead', token.slice(0, -1)],
    ['more parts', 'secret', 'lead', `${token}.x`],
    ['letters that are longer as bytes', 'secret', 'lead', `${token.slice(0, -1)}é`],
    ['nothing', 'secret', 'lead', ''],
  ])('opens nothing with %s', (_, secret, purpose, given) => {
    expect(readToken(secret, purpose, given)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { HIGHEST_LETTER_VALUE, letterValue } from './letter-values.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

describe('letter values', () => {
  test('Pythagorean: A-I, J-R and S-Z each count up from 1', () => {
    const values = ALPHABET.map((letter) => letterValue(letter, 'pythagorean'));
    expect(values.join('')).toBe('12345678912345678912345678');
  });

  test.each([
    [1, 'AIJQY'],
    [2, 'BKR'],
    [3, 'CGLS'],
    [4, 'DMT'],
    [5, 'EHNX'],
    [6, 'UVW'],
    [7, 'OZ'],
    [8, 'FP'],
  ])('Chaldean: %i is %s', (value, letters) => {
    const found = ALPHABET.filter((letter) => letterValue(letter, 'chaldean') === value);
    expect(found.join('')).toBe(letters);
  });

  test('no Chaldean letter is 9', () => {
    expect(HIGHEST_LETTER_VALUE).toEqual({ pythagorean: 9, chaldean: 8 });
  });

  test.each(['a', 'Ł', '', 'AB', '1', ' ', '[', '@'])(
    '%j has no value, which is an error of the caller',
    (letter) => {
      expect(() => letterValue(letter, 'pythagorean')).toThrow(RangeError);
    },
  );
});

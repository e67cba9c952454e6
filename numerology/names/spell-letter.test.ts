import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../tests/harness/any-text.ts';
import { spellLetter } from './spell-name.ts';

describe('one letter', () => {
  test.each(['a', 'Z', 'q'])('%s stays itself', (letter) => {
    expect(spellLetter(letter)).toEqual({ to: letter.toUpperCase(), how: null });
  });

  test.each([
    ['é', 'E'],
    ['ü', 'U'],
    ['Å', 'A'],
    ['ç', 'C'],
    ['ñ', 'N'],
    ['ữ', 'U'],
    ['İ', 'I'],
    ['e\u0301', 'E'],
    ['x\u0302', 'X'],
    ['ﬁ', 'FI'],
    ['Ａ', 'A'],
    ['𝓐', 'A'],
    ['Ⓐ', 'A'],
    ['ª', 'A'],
    ['ŉ', 'N'],
    ['ŀ', 'L'],
  ])('%s loses its ornament: %s', (letter, to) => {
    expect(spellLetter(letter)).toEqual({ to, how: 'accent' });
  });

  test.each([
    ['Ł', 'L'],
    ['ł', 'L'],
    ['Ø', 'O'],
    ['Ǿ', 'O'],
    ['Đ', 'D'],
    ['đ', 'D'],
    ['Ð', 'D'],
    ['Æ', 'AE'],
    ['ǽ', 'AE'],
    ['Œ', 'OE'],
    ['Þ', 'TH'],
    ['ß', 'SS'],
    ['ẞ', 'SS'],
    ['ı', 'I'],
    ['ħ', 'H'],
    ['Ŋ', 'NG'],
    ['ŧ', 'T'],
    ['ĸ', 'K'],
    ['ƶ', 'Z'],
  ])('%s, which Unicode does not decompose, is %s', (letter, to) => {
    expect(spellLetter(letter)).toEqual({ to, how: 'special-letter' });
  });

  test.each([
    ['Щ', 'SHCH'],
    ['й', 'Y'],
    ['ё', 'E'],
    ['о\u0301', 'O'],
    ['ώ', 'O'],
    ['김', 'GIM'],
    ['दी', 'DI'],
    ['李', 'LI'],
    ['さ', 'SA'],
    ['ش', 'SH'],
  ])('%s of another script is %s', (letter, to) => {
    expect(spellLetter(letter)).toEqual({ to, how: 'other-script' });
  });

  test.each(['ь', 'Ъ', 'ー'])('%s has no sound of its own, and that is said', (letter) => {
    expect(spellLetter(letter)).toEqual({ to: '', how: 'no-equivalent' });
  });

  test.each(['7', '٣', 'Ⅲ', '½'])('%s is not a letter', (sign) => {
    expect(spellLetter(sign)).toEqual({ to: '', how: 'not-a-letter' });
  });

  test('any text at all gives capital letters A to Z or nothing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(spellLetter(text).to).toMatch(/^[A-Z]*$/);
      }),
      { numRuns: 300 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { fontsOf, openFont } from './fonts.ts';
import { printable } from './printable.ts';

describe('what our fonts can print', () => {
  test.each([
    ['Łukasz Nowak', 'Łukasz Nowak'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Αθηνά Παπαδοπούλου', 'Αθηνά Παπαδοπούλου'],
    ['Юлия Щукина', 'Юлия Щукина'],
    ['מרים', 'מרים'],
    ['محمد', 'محمد'],
  ])('%s stays as it is', (name, expected) => {
    expect(printable(name)).toBe(expected);
  });

  test('letters of other scripts are written in Latin letters', () => {
    expect(printable('王小明')).toBe('WangXiaoMing');
    expect(printable('გიორგი')).toBe('giorgi');
  });

  test('emoji, direction marks and control characters are left out', () => {
    expect(printable('Ada 👩‍🚀🌙 Lovelace')).toBe('Ada Lovelace');
    expect(printable('A\u202eda\u200b \u0007Love\u00adlace\u0000')).toBe('Ada Lovelace');
    expect(printable('\ud800Ada\udfff')).toBe('Ada');
  });

  test('white space of any kind becomes one space', () => {
    expect(printable('  Ada\t\n  Byron\u00a0Lovelace ')).toBe('Ada Byron Lovelace');
  });

  test('a pile of marks is cut to what a letter can carry', () => {
    expect([...printable(`A${'\u0301'.repeat(200)}da`)].length).toBeLessThan(9);
  });

  test('Persian keeps its joiner between letters, emoji lose theirs', () => {
    expect(printable('می‌خواهم')).toContain('\u200c');
    expect(printable('👩\u200cAda')).toBe('Ada');
  });

  test('whatever passes has a glyph in every voice', () => {
    const all = printable(
      Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join(' ') +
        '\u{1f600} \u{20000}',
    );
    for (const fonts of Object.values(fontsOf)) {
      for (const sign of all.replaceAll(' ', '')) {
        const has = fonts.some((file) => openFont(file).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
        expect(has, `U+${sign.codePointAt(0)?.toString(16)}`).toBe(true);
      }
    }
  });
});

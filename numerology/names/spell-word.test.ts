import { describe, expect, test } from 'vitest';
import { spellWord, splitWords } from './spell-name.ts';

const wordsOf = (raw: string) =>
  splitWords(raw, (spelled) => spelled === 'PHD').map(({ spelled }) => spelled);

describe('one word', () => {
  test('says which letters were changed, to what, and where they stand now', () => {
    expect(spellWord('Łużycß')).toEqual({
      raw: 'Łużycß',
      spelled: 'LUZYCSS',
      changes: [
        { from: 'Ł', to: 'L', at: 0, how: 'special-letter' },
        { from: 'ż', to: 'Z', at: 2, how: 'accent' },
        { from: 'ß', to: 'SS', at: 5, how: 'special-letter' },
      ],
    });
  });

  test('a letter that becomes several moves the ones after it', () => {
    expect(spellWord('Щёв').changes.map(({ to, at }) => [to, at])).toEqual([
      ['SHCH', 0],
      ['E', 4],
      ['V', 5],
    ]);
  });

  test('nothing is dropped in silence: a mute letter and a digit are listed', () => {
    expect(spellWord('Игорь3')).toMatchObject({
      spelled: 'IGOR',
      changes: [
        {},
        {},
        {},
        {},
        { from: 'ь', to: '', how: 'no-equivalent' },
        { from: '3', how: 'not-a-letter' },
      ],
    });
  });

  test.each(["O'Brien", 'O’Brien', 'O‘Brien', 'Oʼbrien', 'O\u00ADBrien', 'O\u200DBrien'])(
    '%j is one word without changes',
    (raw) => {
      expect(spellWord(raw)).toEqual({ raw, spelled: 'OBRIEN', changes: [] });
    },
  );

  test('Kaʻiulani keeps its okina silent', () => {
    expect(spellWord('Kaʻiulani').spelled).toBe('KAIULANI');
  });
});

describe('splitting', () => {
  test.each([
    ['Anne-Marie Müller', ['ANNE', 'MARIE', 'MULLER']],
    ['  Anna\t\n Lee  ', ['ANNA', 'LEE']],
    ['Anna\u00A0Lee\u3000Kim', ['ANNA', 'LEE', 'KIM']],
    ['Smith,Anna', ['SMITH', 'ANNA']],
    ['J.R.R. Tolkien', ['J', 'R', 'R', 'TOLKIEN']],
    ['Anna Ph.D.', ['ANNA', 'PHD']],
    ['"Annie" (Lee) & Co/Op', ['ANNIE', 'LEE', 'CO', 'OP']],
    ['Gal·la', ['GALLA']],
    ['GAL·LA', ['GALLA']],
    ['Жан·Поль', ['ZHAN', 'POL']],
    ['マリア・テレサ', ['MARIA', 'TERESA']],
    ['Anna❤️Lee', ['ANNA', 'LEE']],
    ['👩‍👩‍👧 Anna', ['ANNA']],
    ["' ’ Anna", ['ANNA']],
    ['... Anna', ['ANNA']],
    ['', []],
    ['— 🙂 !', []],
  ])('%j is %j', (raw, words) => {
    expect(wordsOf(raw)).toEqual(words);
  });

  test('a number is a word without letters, to be reported', () => {
    expect(wordsOf('Studio 54')).toEqual(['STUDIO', '']);
  });

  test('composed and decomposed writing are the same name', () => {
    const raw = 'Zoë Ångström 김민준';
    expect(wordsOf(raw.normalize('NFD'))).toEqual(wordsOf(raw.normalize('NFC')));
  });
});

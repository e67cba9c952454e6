import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyWord } from './arbitraries.test-support.ts';
import { readVowels, type YChoice } from './letter-values.ts';

const vowelsOf = (word: string, choices: YChoice[] = []) =>
  readVowels(word, choices)
    .filter(({ kind }) => kind === 'vowel')
    .map(({ letter }) => letter)
    .join('');

const yRulesOf = (word: string) => readVowels(word).flatMap(({ yRule }) => (yRule ? [yRule] : []));

describe('the Y rule', () => {
  test.each([
    ['LYNN', 'Y', 'only-vowel-of-word'],
    ['FLYNN', 'Y', 'only-vowel-of-word'],
    ['CYD', 'Y', 'only-vowel-of-word'],
    ['Y', 'Y', 'only-vowel-of-word'],
    ['YVONNE', 'YOE', 'first-before-consonant'],
    ['YLVA', 'YA', 'first-before-consonant'],
    ['KATHRYN', 'AY', 'closes-syllable'],
    ['SYLVIA', 'YIA', 'closes-syllable'],
    ['MARY', 'AY', 'closes-syllable'],
    ['BRYAN', 'YA', 'first-vowel-sound'],
    ['WYATT', 'YA', 'first-vowel-sound'],
    ['RYAN', 'YA', 'first-vowel-sound'],
    ['DWYER', 'YE', 'first-vowel-sound'],
  ])('%s: vowels %s (%s)', (word, vowels, rule) => {
    expect(vowelsOf(word)).toBe(vowels);
    expect(yRulesOf(word)).toEqual([rule]);
  });

  test.each([
    ['YOLANDA', 'OAA', 'first-before-vowel'],
    ['YUSUF', 'UU', 'first-before-vowel'],
    ['MURRAY', 'UA', 'after-vowel'],
    ['JOYCE', 'OE', 'after-vowel'],
    ['MAYA', 'AA', 'after-vowel'],
    ['KAYLA', 'AA', 'after-vowel'],
    ['SONYA', 'OA', 'glides-into-vowel'],
    ['KENYON', 'EO', 'glides-into-vowel'],
  ])('%s: Y is a consonant, vowels %s (%s)', (word, vowels, rule) => {
    expect(vowelsOf(word)).toBe(vowels);
    expect(yRulesOf(word)).toEqual([rule]);
  });

  test('each Y of a word is read on its own', () => {
    expect(vowelsOf('YARDLEY')).toBe('AE');
    expect(yRulesOf('YURY')).toEqual(['first-before-vowel', 'closes-syllable']);
    expect(yRulesOf('SYDNEY')).toEqual(['closes-syllable', 'after-vowel']);
    expect(yRulesOf('BRYANYA')).toEqual(['first-vowel-sound', 'glides-into-vowel']);
  });

  test('a Y that was read as a vowel makes the next one a consonant', () => {
    expect(readVowels('YYAN').map(({ kind }) => kind)).toEqual(['vowel', 'consonant', 'vowel', 'consonant']);
  });

  test('W is a consonant, even where it sounds like a vowel', () => {
    expect(vowelsOf('MATTHEW')).toBe('AE');
    expect(vowelsOf('GWLADYS')).toBe('AY');
  });
});

describe('choosing a Y', () => {
  test('turns one letter and leaves the others', () => {
    expect(vowelsOf('MAYA', [{ word: 0, letter: 2, as: 'vowel' }])).toBe('AYA');
    expect(vowelsOf('SYDNEY', [{ word: 0, letter: 1, as: 'consonant' }])).toBe('E');
    expect(readVowels('MAYA', [{ word: 0, letter: 2, as: 'vowel' }])[2]?.yRule).toBe('chosen');
  });

  test('belongs to one word of the name', () => {
    const choice: YChoice = { word: 1, letter: 3, as: 'consonant' };
    expect(readVowels('MARY', [choice], 0)[3]?.kind).toBe('vowel');
    expect(readVowels('MARY', [choice], 1)[3]?.kind).toBe('consonant');
  });

  test('has no effect on any other letter', () => {
    expect(vowelsOf('ANNA', [{ word: 0, letter: 0, as: 'consonant' }])).toBe('AA');
    expect(vowelsOf('ANNA', [{ word: 0, letter: 99, as: 'vowel' }])).toBe('AA');
  });
});

test('whatever the word, each letter is read once, A E I O U are vowels, and only Y needs a rule', () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      const read = readVowels(word);
      expect(read.map(({ letter }) => letter).join('')).toBe(word);
      for (const { letter, kind, yRule } of read) {
        if ('AEIOU'.includes(letter)) expect(kind).toBe('vowel');
        else if (letter !== 'Y') expect(kind).toBe('consonant');
        expect(yRule !== undefined).toBe(letter === 'Y');
      }
      if (/[AEIOUY]/.test(word)) expect(read.some(({ kind }) => kind === 'vowel')).toBe(true);
    }),
  );
});

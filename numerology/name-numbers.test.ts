import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySpelledName, anySystem } from './arbitraries.test-support.ts';
import { ENGINE_VERSION } from './make-number.ts';
import {
  balance,
  expression,
  hasConsonants,
  type NameOptions,
  personality,
  soulUrge,
  valueName,
} from './name-numbers.ts';

const named = (text: string, options?: NameOptions) => valueName(text.split(' '), options);

describe('the working of a name number', () => {
  const result = expression(named('THOMAS JOHN HANCOCK'));

  test('holds each word with its letters, its sum and what it adds', () => {
    expect(result.working.words.map(({ word, sum, steps, value }) => ({ word, sum, steps, value }))).toEqual([
      { word: 'THOMAS', sum: 22, steps: [22], value: 22 },
      { word: 'JOHN', sum: 20, steps: [20, 2], value: 2 },
      { word: 'HANCOCK', sum: 28, steps: [28, 10, 1], value: 1 },
    ]);
    expect(result.working).toMatchObject({ kind: 'letters', total: 25, steps: [25, 7] });
  });

  test('says of each letter its value, its kind and whether it counts', () => {
    expect(soulUrge(named('MARY')).working.words[0]?.letters).toEqual([
      { letter: 'M', value: 4, kind: 'consonant', counted: false },
      { letter: 'A', value: 1, kind: 'vowel', counted: true },
      { letter: 'R', value: 9, kind: 'consonant', counted: false },
      { letter: 'Y', value: 7, kind: 'vowel', counted: true, yRule: 'closes-syllable' },
    ]);
  });

  test('names method and engine version', () => {
    expect(result.method).toEqual({ school: 'decoz', letters: 'pythagorean', masters: 'kept' });
    expect(result.engineVersion).toBe(ENGINE_VERSION);
  });
});

describe('reduction of names', () => {
  test('a single word keeps its own sum as the compound', () => {
    expect(expression(named('LUKASZ')).working).toMatchObject({ total: 18, steps: [18, 9] });
  });

  test('a word that sums to a master number adds it unreduced', () => {
    const result = expression(named('THOMAS THOMAS'));
    expect(result.working.total).toBe(44);
    expect(result.value).toBe(8);
  });

  test('a total that passes a master number stops there', () => {
    // A 1 + I 9 + A 1 = 11 in one word.
    expect(soulUrge(named('AIA'))).toMatchObject({ value: 11, digit: 2, master: 11, compound: '11/2' });
    // 29 → 11.
    expect(expression(named('RIRB'))).toMatchObject({
      value: 11,
      compound: '29/11/2',
      working: { steps: [29, 11] },
    });
  });

  test('a name without vowels has the sum 0, read as 9, and says so', () => {
    const result = soulUrge(named('NG'));
    expect(result).toMatchObject({ value: 9, digit: 9, compound: '0/9' });
    expect(result.working).toMatchObject({ total: 0, steps: [0, 9] });
    expect(soulUrge(named('NG NG')).working.words.map((word) => word.value)).toEqual([0, 0]);
  });

  test('a word without vowels adds nothing to a name that has some', () => {
    expect(soulUrge(named('ANNA NG')).value).toBe(2);
  });

  test('a name without consonants has no sum 0: all its letters stand for its personality', () => {
    const aoi = personality(named('AOI'));
    expect(aoi).toMatchObject({ value: 7, compound: '16/7' });
    expect(hasConsonants(aoi)).toBe(false);
    expect(hasConsonants(personality(named('AOI NG')))).toBe(true);
    expect(personality(named('AOI NG')).working.total).toBe(3);
  });
});

describe('balance', () => {
  test('adds the initials and always ends in a digit', () => {
    const result = balance(named('THOMAS JOHN HANCOCK'));
    expect(result).toMatchObject({ value: 2, digit: 2, master: null, compound: '11/2' });
    expect(result.working.words.map(({ sum }) => sum)).toEqual([2, 1, 8]);
    expect(result.method.masters).toBe('ignored');
  });
});

describe('choosing a Y moves its value between soul urge and personality', () => {
  test('Murray with a sounding Y', () => {
    const chosen = named('LYNN MURRAY', { yChoices: [{ word: 1, letter: 5, as: 'vowel' }] });
    expect(soulUrge(chosen).working.words.map(({ sum }) => sum)).toEqual([7, 11]);
    expect(expression(chosen).value).toBe(expression(named('LYNN MURRAY')).value);
  });
});

describe('for any name in either system', () => {
  test('soul urge plus personality is the expression, by nine', () => {
    fc.assert(
      fc.property(anySpelledName, anySystem, (words, system) => {
        const name = valueName(words, { system });
        // Where a name has none, the whole name stands in for its consonants.
        fc.pre(hasConsonants(personality(name)));
        expect((soulUrge(name).value + personality(name).value) % 9).toBe(expression(name).value % 9);
      }),
    );
  });

  test('the order of the words does not matter', () => {
    fc.assert(
      fc.property(
        anySpelledName.chain((words) =>
          fc.tuple(
            fc.constant(words),
            fc.shuffledSubarray(words, { minLength: words.length, maxLength: words.length }),
          ),
        ),
        anySystem,
        ([words, shuffled], system) => {
          for (const number of [expression, soulUrge, personality, balance]) {
            const before = number(valueName(words, { system }));
            const after = number(valueName(shuffled, { system }));
            expect([after.value, after.compound]).toEqual([before.value, before.compound]);
          }
        },
      ),
    );
  });

  test('the expression is the plain sum of all letters, by nine', () => {
    fc.assert(
      fc.property(anySpelledName, (words) => {
        const plain = [...words.join('')].reduce(
          (sum, letter) => sum + ((letter.charCodeAt(0) - 65) % 9) + 1,
          0,
        );
        expect(expression(valueName(words)).digit).toBe(plain % 9 || 9);
      }),
    );
  });
});

test.each([[[]], [['']], [['ANNA', '']], [['Anna']], [['JOSÉ']], [['MARY ANN']]])(
  '%j was not spelled first, which is an error of the caller',
  (words) => {
    expect(() => valueName(words)).toThrow(RangeError);
  },
);

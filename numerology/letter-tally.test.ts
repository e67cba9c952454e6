import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySpelledName, anySystem } from './arbitraries.test-support.ts';
import { ENGINE_VERSION } from './make-number.ts';
import { tallyLetters, valueName } from './name-numbers.ts';

describe('hidden passion and karmic lessons', () => {
  const hancock = tallyLetters(valueName(['THOMAS', 'JOHN', 'HANCOCK']));

  test('the number met most often, and the numbers never met', () => {
    expect(hancock.hiddenPassions).toEqual([1]);
    expect(hancock.karmicLessons).toEqual([7, 9]);
  });

  test('the working lists the letters of each number', () => {
    expect(hancock.tally[0]).toEqual({ number: 1, letters: ['A', 'S', 'J', 'A'], count: 4 });
    expect(hancock.tally[6]).toEqual({ number: 7, letters: [], count: 0 });
    expect(hancock).toMatchObject({
      method: { school: 'decoz', letters: 'pythagorean' },
      engineVersion: ENGINE_VERSION,
    });
  });

  test('a tie gives several passions, smallest first', () => {
    expect(tallyLetters(valueName(['IDA'])).hiddenPassions).toEqual([1, 4, 9]);
  });

  test('in the Chaldean system nobody lacks 9', () => {
    const { karmicLessons, tally } = tallyLetters(valueName(['DAVID'], { system: 'chaldean' }));
    expect(karmicLessons).toEqual([2, 3, 5, 7, 8]);
    expect(tally).toHaveLength(8);
  });

  test('every letter is counted once, and a number is either present or a lesson', () => {
    fc.assert(
      fc.property(anySpelledName, anySystem, (words, system) => {
        const { tally, hiddenPassions, karmicLessons } = tallyLetters(valueName(words, { system }));
        const letters = tally.flatMap((entry) => entry.letters);
        expect(letters.sort().join('')).toBe([...words.join('')].sort().join(''));
        for (const { number, count } of tally) {
          expect(karmicLessons.includes(number)).toBe(count === 0);
          const most = Math.max(...tally.map((entry) => entry.count));
          expect(hiddenPassions.includes(number)).toBe(count === most);
        }
      }),
    );
  });
});

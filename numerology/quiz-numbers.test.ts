import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, anySpelledName, anySystem } from './arbitraries.test-support.ts';
import { chart } from './chart.ts';
import { quizNumbers } from './quiz-numbers.ts';

describe('the numbers of the quiz', () => {
  test('are single digits with a note of the master number', () => {
    const numbers = quizNumbers({ name: ['LYNN', 'MURRAY'], birthDate: { year: 1940, month: 3, day: 12 } });
    expect(numbers.lifePath).toMatchObject({ value: 2, master: 11, compound: '11/2' });
    expect(numbers.lifePath.working.steps).toEqual([11, 2]);
    expect(numbers.soulUrge).toMatchObject({ value: 2, master: 11 });
    // Murray adds 33 unreduced: 2 + 33 = 35.
    expect(numbers.expression).toMatchObject({ value: 8, master: null, compound: '35/8' });
    expect(numbers.lifePath.method.masters).toBe('noted');
  });

  test('follow the letter system and the chosen Y', () => {
    const birthDate = { year: 1949, month: 5, day: 15 };
    expect(quizNumbers({ name: ['APPLE'], birthDate }).expression.value).toBe(5);
    expect(quizNumbers({ name: ['APPLE'], birthDate, system: 'chaldean' }).expression.value).toBe(7);
    const yChoices = [{ word: 0, letter: 3, as: 'consonant' as const }];
    expect(quizNumbers({ name: ['MARY'], birthDate }).soulUrge.value).toBe(8);
    expect(quizNumbers({ name: ['MARY'], birthDate, yChoices }).soulUrge.value).toBe(1);
  });

  test('for anyone are 1 to 9, the modulo rule for the date, and the digits of the chart', () => {
    fc.assert(
      fc.property(anySpelledName, anyDate, anySystem, (name, birthDate, system) => {
        const quiz = quizNumbers({ name, birthDate, system });
        const full = chart({ name, birthDate, system });
        expect(quiz.lifePath.value).toBe((birthDate.day + birthDate.month + birthDate.year) % 9 || 9);
        for (const key of ['lifePath', 'expression', 'soulUrge'] as const) {
          expect(quiz[key].value).toBe(full[key].digit);
          expect(quiz[key].master).toBe(full[key].master);
          expect(quiz[key].compound).toBe(full[key].compound);
          expect(quiz[key].working.steps.at(-1)).toBe(quiz[key].value);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../tests/harness/any-text.ts';
import { anyDate } from '../arbitraries.test-support.ts';
import { chartOf, quizNumbersOf } from './read-person.ts';

const birthDate = { year: 1949, month: 5, day: 15 };
const system = 'pythagorean';

describe('a person as typed', () => {
  test.each([
    ['Łukasz', '18/9'],
    ['Søren', '26/8'],
    ['Müller', '27/9'],
    ['Prof. Thomas John Hancock Jr.', '25/7'],
  ])('%s has the expression %s', (name, compound) => {
    const reading = chartOf({ name, birthDate, system });
    expect(reading.ok && reading.numbers.expression.compound).toBe(compound);
  });

  test('gets spelling and quiz numbers at once', () => {
    expect(quizNumbersOf({ name: 'Mary Jane', birthDate, system })).toMatchObject({
      ok: true,
      spelling: { text: 'MARY JANE' },
      numbers: { lifePath: { value: 7 }, expression: { value: 6 }, soulUrge: { value: 5 } },
    });
  });

  test('an edited spelling takes the place of the typed name', () => {
    const reading = chartOf({ name: 'Đorđe', editedSpelling: 'DJORDJE', birthDate, system });
    expect(reading).toMatchObject({
      ok: true,
      spelling: { text: 'DJORDJE' },
      numbers: { name: ['DJORDJE'] },
    });
  });

  test('an edited spelling without letters is an error, even beside a good name', () => {
    expect(chartOf({ name: 'Anna', editedSpelling: '', birthDate, system })).toEqual({
      ok: false,
      error: 'no-letters',
    });
  });

  test('without any vowel has no Soul Urge, and none is made up', () => {
    for (const name of ['Ng', 'J R R', 'MHMD'])
      expect(quizNumbersOf({ name, birthDate, system })).toEqual({ ok: false, error: 'no-vowels' });
    expect(quizNumbersOf({ name: 'Jo Ng', birthDate, system })).toMatchObject({ ok: true });
  });

  test('in a script that leaves sounds untold is counted as the passport spells her', () => {
    const name = 'محمد عبد الله';
    expect(chartOf({ name, birthDate, system })).toEqual({ ok: false, error: 'untold-sounds' });
    expect(chartOf({ name, editedSpelling: 'Mohammed Abdullah', birthDate, system })).toMatchObject({
      ok: true,
      spelling: { text: 'MOHAMMED ABDULLAH' },
    });
  });

  test('passes on the letter system and the chosen Y', () => {
    const yChoices = [{ word: 0, letter: 3, as: 'consonant' as const }];
    expect(quizNumbersOf({ name: 'Mary', birthDate, system, yChoices })).toMatchObject({
      numbers: { soulUrge: { value: 1 } },
    });
    expect(chartOf({ name: 'David', birthDate, system: 'chaldean' })).toMatchObject({
      numbers: { expression: { compound: '16/7' } },
    });
  });

  test('without letters is an error and no exception', () => {
    expect(quizNumbersOf({ name: '123', birthDate, system })).toEqual({ ok: false, error: 'no-letters' });
  });

  test('with any name at all and any birth date never throws', () => {
    fc.assert(
      fc.property(anyText(), anyDate, (name, born) => {
        const reading = chartOf({ name, birthDate: born, system });
        if (reading.ok) expect(reading.numbers.name).toEqual(reading.spelling.name);
        else expect(['no-letters', 'untold-sounds', 'no-vowels']).toContain(reading.error);
        if (reading.ok) expect(reading.numbers.soulUrge.working.total).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

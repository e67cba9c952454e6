import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate, anySpelledName, anySystem } from './arbitraries.test-support.ts';
import { type Chart, chart } from './chart.ts';
import { ENGINE_VERSION, type NumberResult } from './make-number.ts';

const hancock = chart({ name: ['THOMAS', 'JOHN', 'HANCOCK'], birthDate: { year: 1949, month: 5, day: 15 } });

const numbersOf = (any: Chart): NumberResult[] => [
  any.lifePath,
  any.expression,
  any.soulUrge,
  any.personality,
  any.birthday,
  any.maturity,
  any.balance,
  ...[...any.pinnacles, ...any.challenges, ...any.periodCycles, ...any.bridges].map(({ number }) => number),
];

/** Recalculates a number from nothing but its working, as a reader with a pencil would. */
function checkByHand({ value, digit, master, compound, working, method, engineVersion }: NumberResult) {
  if (working.kind === 'letters') {
    for (const { word, letters, sum, steps, value: adds } of working.words) {
      expect(letters.map(({ letter }) => letter).join('')).toBe(word);
      expect(letters.reduce((total, letter) => total + (letter.counted ? letter.value : 0), 0)).toBe(sum);
      expect([steps[0], steps.at(-1)]).toEqual([sum, adds]);
    }
    const [only, ...others] = working.words;
    const added = working.words.reduce((sum, word) => sum + word.value, 0);
    expect(working.total).toBe(others.length === 0 ? only?.sum : added);
  } else {
    for (const { source, steps, value: adds } of working.terms)
      expect([steps[0], steps.at(-1)]).toEqual([source, adds]);
    const values = working.terms.map((term) => term.value);
    if (working.kind === 'difference') expect(working.total).toBe(Math.max(...values) - Math.min(...values));
    else if (values.length > 1) expect(working.total).toBe(values.reduce((sum, term) => sum + term, 0));
    else expect(working.terms[0]?.steps).toContain(working.total);
  }
  expect([working.steps[0], working.steps.at(-1)]).toEqual([working.total, value]);
  expect(compound).toMatch(new RegExp(`^${working.total}(/|$)`));
  expect(compound).toMatch(new RegExp(`(^|/)${digit}$`));
  if (method.masters === 'kept') expect(master === null ? digit : master).toBe(value);
  expect(engineVersion).toBe(ENGINE_VERSION);
}

describe('a chart', () => {
  test('holds every number of a person', () => {
    expect(hancock.lifePath.compound).toBe('16/7');
    expect(hancock.expression.compound).toBe('25/7');
    expect(hancock.soulUrge.compound).toBe('20/2');
    expect(hancock.personality.compound).toBe('14/5');
    expect(hancock.birthday.compound).toBe('15/6');
    expect(hancock.maturity.compound).toBe('14/5');
    expect(hancock.balance.compound).toBe('11/2');
    expect(hancock.letters.hiddenPassions).toEqual([1]);
    expect(hancock.letters.karmicLessons).toEqual([7, 9]);
    expect(hancock.karmicDebts.map(({ debt, in: where }) => [debt, where])).toEqual([
      [16, 'life-path'],
      [14, 'personality'],
    ]);
    expect(hancock.pinnacles).toHaveLength(4);
    expect(hancock.challenges).toHaveLength(4);
    expect(hancock.periodCycles).toHaveLength(3);
    expect(hancock.bridges).toHaveLength(6);
    expect(hancock.loShu.missing).toEqual([2, 3, 6, 7, 8]);
  });

  test('says which letters it counted with', () => {
    expect(hancock.system).toBe('pythagorean');
    const chaldean = chart({ name: ['DAVID'], birthDate: hancock.birthDate, system: 'chaldean' });
    expect(chaldean).toMatchObject({
      system: 'chaldean',
      expression: { compound: '16/7', method: { letters: 'chaldean' } },
    });
    expect(chaldean.lifePath).toEqual(hancock.lifePath);
  });

  test('survives being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(hancock))).toEqual(hancock);
  });

  test('for anyone, each number can be checked by hand from its working alone', () => {
    fc.assert(
      fc.property(anySpelledName, anyDate, anySystem, (name, birthDate, system) => {
        for (const number of numbersOf(chart({ name, birthDate, system }))) checkByHand(number);
      }),
    );
  });

  test('the same person has the same chart', () => {
    fc.assert(
      fc.property(anySpelledName, anyDate, (name, birthDate) => {
        expect(chart({ name, birthDate })).toEqual(chart({ name, birthDate }));
      }),
    );
  });
});

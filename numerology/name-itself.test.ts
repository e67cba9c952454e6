import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chart } from './chart.ts';
import { dailyName, letterYear, nameItself, PLANES } from './name-itself.ts';

const born = (name: string, year = 1962, month = 7, day = 3) =>
  chart({ name: name.split(' '), birthDate: { year, month, day } });

describe('the letters as they stand', () => {
  test('initials, cornerstone, capstone and first vowel', () => {
    expect(nameItself(born('HANNAH CLARA LINDBERG'))).toMatchObject({
      initials: ['H', 'C', 'L'],
      cornerstone: 'H',
      capstone: 'H',
      firstVowel: 'A',
    });
  });

  test('a Y that is heard as a vowel is the first one; a name of one letter has no last', () => {
    expect(nameItself(born('LYNN MURRAY')).firstVowel).toBe('Y');
    expect(nameItself(born('YUSUF QUINN')).firstVowel).toBe('U');
    expect(nameItself(born('A QUINN')).capstone).toBeNull();
  });

  // Worked by hand: T emotional, H mental, O emotional, M physical, A mental, S emotional.
  test('THOMAS stands on the planes as the table has it', () => {
    const { planes, ranked } = nameItself(born('THOMAS'));
    expect(planes).toEqual({
      physical: ['M'],
      mental: ['H', 'A'],
      emotional: ['T', 'O', 'S'],
      intuitive: [],
    });
    expect(ranked).toEqual(['emotional', 'mental', 'physical', 'intuitive']);
  });

  test('every letter stands on exactly one plane', () => {
    const { planes } = nameItself(born('ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
    expect(
      PLANES.flatMap((plane) => planes[plane])
        .toSorted()
        .join(''),
    ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });
});

describe('transits and Essence', () => {
  // The example of Decoz's course: Thomas Cruise Mapother is in A, I and H at the age of 20, and the I began at 15.
  test('of the example in the literature', () => {
    const { transits, essence, from } = letterYear(born('THOMAS CRUISE MAPOTHER'), 20);
    expect(transits.physical).toMatchObject({ letter: 'A', fromAge: 20, untilAge: 21 });
    expect(transits.mental).toMatchObject({ letter: 'I', fromAge: 15, untilAge: 24 });
    expect(transits.spiritual).toMatchObject({ letter: 'H', fromAge: 20, untilAge: 28 });
    expect(essence).toEqual({ total: 18, value: 9, compound: '18/9' });
    expect(from).toEqual({ year: 1982, month: 7, day: 3 });
  });

  test('THOMAS lasts 22 years and begins again with its T', () => {
    const letters = Array.from(
      { length: 26 },
      (_, age) => letterYear(born('THOMAS CRUISE MAPOTHER'), age).transits.physical.letter,
    );
    expect(letters.join('')).toBe('TTHHHHHHHHOOOOOOMMMMASTTHH');
  });

  test('without a middle name the last one gives two letters; several are strung together', () => {
    const two = letterYear(born('THOMAS MAPOTHER'), 5).transits;
    expect([two.mental.letter, two.spiritual.letter]).toEqual(['P', 'P']);
    // AL lasts 1 + 3 years, then BO begins.
    expect(letterYear(born('THOMAS AL BO MAPOTHER'), 4).transits.mental.letter).toBe('B');
  });

  test('11 and 22 keep their name', () => {
    // A 1, A 1, I 9; I 9, I 9, D 4.
    expect(letterYear(born('A A I'), 0).essence).toMatchObject({ value: 11, compound: '11/2' });
    expect(letterYear(born('I I D'), 0).essence).toMatchObject({ value: 22, compound: '22/4' });
  });

  test('a birthday on 29 February is kept on 1 March of a common year', () => {
    const leap = born('ANNA ROSA', 1988, 2, 29);
    expect(letterYear(leap, 38).from).toEqual({ year: 2026, month: 3, day: 1 });
    expect(letterYear(leap, 40).from).toEqual({ year: 2028, month: 2, day: 29 });
  });

  test('a letter runs at every age between its two birthdays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 110 }), (age) => {
        const { transits } = letterYear(born('URSULA MARTA ZIMMER'), age);
        return Object.values(transits).every(
          ({ fromAge, untilAge, years }) => fromAge <= age && age < untilAge && untilAge - fromAge === years,
        );
      }),
    );
  });
});

test('a daily name has its own sum and may bring what the birth name has not', () => {
  // ANNA GRAU: A N N A G R A U lacks 2, 4, 6 and 8. BO: B 2 and O 6.
  expect(dailyName(born('ANNA GRAU'), ['BO'])).toEqual({
    spelled: ['BO'],
    value: 8,
    compound: '8',
    brings: [2, 6],
  });
});

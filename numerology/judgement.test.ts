import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDateIn } from './arbitraries.test-support.ts';
import { chart } from './chart.ts';
import { corePlacesOf, isHeld, judgement, lacking, taughtBetween } from './judgement.ts';
import { DIGITS } from './make-number.ts';

const spring = { year: 2026, month: 4, day: 12 };
const noor = chart({ name: ['NOOR', 'YASMIN', 'HADDAD'], birthDate: { year: 1996, month: 7, day: 20 } });

describe('Noor Yasmin Haddad, born on 20 July 1996', () => {
  const judged = judgement(noor, spring);

  test('is strong in the 6, which is her Soul Urge and her Personality', () => {
    expect(judged[6]).toMatchObject({
      standing: 'strong',
      core: [
        { place: 'soulUrge', value: 6 },
        { place: 'personality', value: 6 },
      ],
    });
  });

  test('has the 7 of her Life Path and of one letter at home', () => {
    expect(judged[7]).toMatchObject({ standing: 'at-home', letters: 1, core: [{ place: 'lifePath' }] });
  });

  test('lacks a 3 in her letters and has it as her Expression: supplied, and no lesson to be told as a lack', () => {
    expect(noor.letters.karmicLessons).toContain(3);
    expect(judged[3]).toMatchObject({
      standing: 'supplied',
      isLesson: true,
      core: [{ place: 'expression' }],
    });
    expect(lacking(judged)).not.toContain(3);
  });

  test('has the 2 from her Birthday and from the date', () => {
    expect(judged[2]).toMatchObject({ standing: 'supplied', inDate: 1, core: [{ place: 'birthday' }] });
  });
});

describe('masters', () => {
  // 29 November 1992: 11 + 11 + 21/3 = 25/7; the Birthday is an 11.
  const birthDate = { year: 1992, month: 11, day: 29 };
  const judged = judgement(chart({ name: ['ADA', 'LOVELACE'], birthDate }), spring);

  test('count with their root and stand under their own value', () => {
    expect(judged[2].core).toContainEqual({ place: 'birthday', value: 11 });
  });

  test('of stages as well', () => {
    expect(judged[2].lived).toContainEqual({ kind: 'period', order: 1, value: 11 });
  });
});

describe('a Karmic Lesson', () => {
  /** Bo has letters 2 and 6 only. */
  const bo = (year: number, month: number, day: number) =>
    chart({ name: ['BO'], birthDate: { year, month, day } });

  test('is supplied by the birth date', () => {
    expect(judgement(bo(1994, 3, 22), spring)[4]).toMatchObject({
      isLesson: true,
      inDate: 1,
      standing: 'supplied',
    });
  });

  test('is learnt where only a stage to come asks for it, and supplied once that stage is lived', () => {
    const seven = chart({ name: ['BO'], birthDate: { year: 1990, month: 1, day: 1 } });
    const asking = DIGITS.filter(
      (digit) => judgement(seven, { year: 1991, month: 1, day: 2 })[digit].standing === 'learnt',
    );
    expect(asking.length).toBeGreaterThan(0);
    for (const digit of asking) {
      const later = judgement(seven, { year: 2080, month: 1, day: 2 })[digit];
      const isStage = judgement(seven, { year: 1991, month: 1, day: 2 })[digit].asking.some(
        ({ kind }) => kind !== 'challenge',
      );
      expect(later.standing).toBe(isStage ? 'supplied' : 'absent');
    }
  });

  test('is nothing that the Chaldean table could ask of a 9', () => {
    const chaldean = chart({ name: ['BO'], birthDate: { year: 2003, month: 4, day: 8 }, system: 'chaldean' });
    expect(judgement(chaldean, spring)[9].isLesson).toBe(false);
  });
});

test('a name without consonants has no Personality to judge by', () => {
  const aoi = chart({ name: ['AOI'], birthDate: { year: 1990, month: 6, day: 15 } });
  expect(corePlacesOf(aoi)).not.toContain('personality');
  const judged = judgement(aoi, spring);
  expect(DIGITS.flatMap((digit) => judged[digit].core).map(({ place }) => place)).not.toContain(
    'personality',
  );
});

describe('of anybody', () => {
  const names = fc.array(fc.stringMatching(/^[A-Z]{1,9}$/), { minLength: 1, maxLength: 3 });
  const anybody = fc
    .record({ name: names, birthDate: anyDateIn(1901, 2025), on: anyDateIn(2026, 2090) })
    .filter(({ name }) => /[AEIOU]/.test(name.join('')));

  test('every core number is strong, at home or supplied, and no lesson among them is lacking', () => {
    fc.assert(
      fc.property(anybody, ({ name, birthDate, on }) => {
        const own = chart({ name, birthDate });
        const judged = judgement(own, on);
        for (const place of corePlacesOf(own)) {
          expect(isHeld(judged[own[place].digit])).toBe(true);
          expect(lacking(judged)).not.toContain(own[place].digit);
        }
        for (const digit of DIGITS) {
          const { standing, core, letters, inDate, lived, asking, isLesson } = judged[digit];
          if (letters > 0) expect(['strong', 'at-home']).toContain(standing);
          if (standing === 'at-home') expect(letters).toBeGreaterThan(0);
          if (standing === 'supplied') expect(core.length + inDate + lived.length).toBeGreaterThan(0);
          if (standing === 'learnt') expect(asking.length).toBeGreaterThan(0);
          if (standing === 'absent')
            expect(core.length + letters + inDate + lived.length + asking.length).toBe(0);
          expect(isLesson).toBe(own.letters.karmicLessons.includes(digit));
        }
      }),
    );
  });

  test('with the years nothing that was held is lost', () => {
    fc.assert(
      fc.property(anybody, fc.nat(40), ({ name, birthDate, on }, years) => {
        const own = chart({ name, birthDate });
        const later = judgement(own, { ...on, day: Math.min(on.day, 28), year: on.year + years });
        const held = DIGITS.filter((digit) => isHeld(judgement(own, on)[digit]));
        expect(held.every((digit) => isHeld(later[digit]))).toBe(true);
      }),
    );
  });

  test('two teach each other only what the other has nowhere, and neither is a pupil of herself', () => {
    fc.assert(
      fc.property(anybody, anybody, (one, two) => {
        const [first, second] = [judgement(chart(one), one.on), judgement(chart(two), one.on)];
        const { teaches, compares, together } = taughtBetween(first, second);
        for (const digit of teaches[0]) {
          expect(isHeld(second[digit])).toBe(false);
          expect(isHeld(first[digit])).toBe(true);
        }
        for (const digit of compares[1])
          expect([first[digit].letters, isHeld(first[digit])]).toEqual([0, true]);
        for (const digit of together) expect([first, second].some((each) => isHeld(each[digit]))).toBe(false);
        expect(taughtBetween(second, first)).toEqual({
          teaches: teaches.toReversed(),
          compares: compares.toReversed(),
          together,
        });
        expect(taughtBetween(first, first).teaches).toEqual([[], []]);
      }),
    );
  });
});

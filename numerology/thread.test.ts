import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDateIn } from './arbitraries.test-support.ts';
import { chart } from './chart.ts';
import { findThread } from './thread.ts';

const noor = chart({ name: ['NOOR', 'YASMIN', 'HADDAD'], birthDate: { year: 1996, month: 7, day: 20 } });
const spring = { year: 2026, month: 4, day: 12 };

describe('the thread of the course', () => {
  const thread = findThread(noor, spring);

  test('finds the 6 that repeats in room and door', () => {
    expect(thread.strong[0]).toMatchObject({
      digit: 6,
      core: [{ place: 'soulUrge' }, { place: 'personality' }],
    });
  });

  test('finds the classic pull of a 7 road with a 3 toolbox', () => {
    expect(thread.pulls[0]).toEqual({ places: ['lifePath', 'expression'], digits: [7, 3], values: [7, 3] });
  });

  test('finds what she made by herself: a 2, which no letter carries and her Birthday is', () => {
    expect(thread.second).toMatchObject({
      kind: 'made',
      judged: { digit: 2, core: [{ place: 'birthday' }] },
    });
  });
});

describe('of anybody', () => {
  const anybody = (birthDate: { year: number; month: number; day: number }) =>
    findThread(chart({ name: ['ADA', 'LOVELACE'], birthDate }), spring);

  test('no note says what another has said, and nothing pulls at itself', () => {
    fc.assert(
      fc.property(anyDateIn(1901, 2025), (birthDate) => {
        const { strong, second, pulls } = anybody(birthDate);
        if (second?.kind !== 'made') expect(second?.judged.digit).not.toBe(strong[0]?.digit);
        for (const { digits } of pulls) expect(digits[0]).not.toBe(digits[1]);
        for (const { standing } of strong) expect(standing).toBe('strong');
      }),
    );
  });

  test('what is being learnt is held nowhere in the chart, and what was made stands in no letter', () => {
    fc.assert(
      fc.property(anyDateIn(1901, 2025), (birthDate) => {
        const { second } = anybody(birthDate);
        if (second?.kind === 'open') expect(['learnt', 'absent']).toContain(second.judged.standing);
        if (second?.kind === 'made')
          expect(second.judged).toMatchObject({
            isLesson: true,
            standing: expect.stringMatching('supplied|strong'),
          });
        if (second?.kind === 'under') expect(second.judged.isPassion).toBe(true);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { isMemberState, memberStates, smallBusinessSentence, standardRate } from './member-states.ts';

test('there are 27, and the United Kingdom, Switzerland and Norway are none', () => {
  expect(memberStates).toHaveLength(27);
  expect(['GB', 'CH', 'NO', 'US', 'EL', 'toString'].filter(isMemberState)).toEqual([]);
});

// Article 97: the standard rate is at least 15 %.
test.each(memberStates)('%s has a rate the Directive allows, on each day since 2024', (country) => {
  for (const day of ['2024-01-01', '2024-12-31', '2025-12-31', '2026-11-18']) {
    expect(standardRate(country, day)).toBeGreaterThanOrEqual(1500);
    expect(standardRate(country, day)).toBeLessThanOrEqual(2700);
  }
});

test.each([
  ['EE', '2025-06-30', 2200],
  ['EE', '2025-07-01', 2400],
  ['FI', '2024-08-31', 2400],
  ['FI', '2024-09-01', 2550],
  ['RO', '2025-07-31', 1900],
  ['RO', '2025-08-01', 2100],
  ['SK', '2024-12-31', 2000],
  ['SK', '2025-01-01', 2300],
  ['LU', '2023-12-31', 1600],
  ['LU', '2024-01-01', 1700],
] as const)('%s on %s: %i', (country, day, rate) => {
  expect(standardRate(country, day)).toBe(rate);
});

test('a day before anything is known is refused, not guessed', () => {
  expect(() => standardRate('DE', '1999-01-01')).toThrow(RangeError);
});

test('each seller has a sentence, by her own law or by the Directive', () => {
  expect(smallBusinessSentence('PT').sentence).toBe('IVA – regime de isenção.');
  expect(smallBusinessSentence('SE').sentence).toContain('Article 284');
});

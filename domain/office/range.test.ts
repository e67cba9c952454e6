import { describe, expect, test } from 'vitest';
import { checkedRange, monthsBetween, share } from './range.ts';

describe('the range', () => {
  test('without a wish: twelve months, this one included', () => {
    const range = checkedRange({}, '2026-11-15');
    expect(range).toEqual({ from: '2025-12-01', to: '2026-11-15' });
    expect(monthsBetween(range)).toHaveLength(12);
  });

  test.each([
    [
      { from: '2026-03-10', to: '2026-03-20' },
      { from: '2026-03-10', to: '2026-03-20' },
    ],
    [
      { from: '2026-05-01', to: '2026-03-20' },
      { from: '2025-04-01', to: '2026-03-20' },
    ],
    [
      { from: 'yesterday', to: '2026-02-30' },
      { from: '2025-12-01', to: '2026-11-15' },
    ],
  ])('%j', (asked, got) => expect(checkedRange(asked, '2026-11-15')).toEqual(got));
});

test('months across a new year', () => {
  expect(monthsBetween({ from: '2025-11-30', to: '2026-02-01' })).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
});

test('a share of nothing is not zero', () => {
  expect(share(1, 3)).toBe(33.3);
  expect(share(0, 0)).toBeUndefined();
});

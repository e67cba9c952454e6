import { describe, expect, test } from 'vitest';
import { chargesOfMembership, chargesOfPlan } from './booked.ts';
import { averageChurn, countByMonth, countCohorts, type Member } from './member-counts.ts';

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const spans = ['01', '02', '03'].map((month, n) => ({
  month: `2026-${month}`,
  from: day(`2026-${month}-01`),
  to: day(`2026-0${n + 2}-01`),
}));
const member = (joined: string, left?: string): Member => ({
  joinedAt: day(joined),
  leftAt: left ? day(left) : null,
  isUnpaid: false,
});
const nothing = { pauses: [], changes: [] };

describe('the months of members', () => {
  const members = [
    member('2025-06-10'),
    member('2025-06-10', '2026-02-10'),
    member('2026-01-15'),
    member('2026-02-03', '2026-02-20'),
  ];
  const months = countByMonth(spans, { members, ...nothing }, day('2026-03-15'));

  test('end with those who were there, came and did not go', () => {
    expect(months.map(({ before, joined, gone, after }) => [before, joined, gone, after])).toEqual([
      [2, 1, 0, 3],
      [3, 1, 2, 2],
      [2, 0, 0, 2],
    ]);
  });

  test('have a churn of those who were there at the start: who came and went in one month is not among them', () => {
    expect(months.map(({ churn }) => churn)).toEqual([0, 33.3, 0]);
    expect(averageChurn(months)).toBe(14.3);
    expect(averageChurn([])).toBeUndefined();
  });

  test('count a pause where it lasts over the end of the month, or until now', () => {
    const pauses = [
      { from: day('2026-01-20'), until: day('2026-03-20') },
      { from: day('2026-02-05'), until: day('2026-02-25') },
    ];
    const counted = countByMonth(spans, { members, pauses, changes: [] }, day('2026-03-15'));
    expect(counted.map(({ paused }) => paused)).toEqual([1, 1, 1]);
  });

  test('know up from down, and another rhythm from both', () => {
    const change = { at: day('2026-01-09'), fromPeriod: 'month', toPeriod: 'month' } as const;
    const changes = [
      { ...change, fromCents: 2_900, toCents: 8_700 },
      { ...change, fromCents: 8_700, toCents: 2_900 },
      { ...change, fromCents: 2_900, toCents: 29_000, toPeriod: 'year' as const },
    ];
    const [january] = countByMonth(spans, { members, pauses: [], changes }, day('2026-03-15'));
    expect(january).toMatchObject({ up: 1, down: 1, rhythm: 1 });
  });
});

describe('a cohort', () => {
  const members = [member('2026-01-05'), member('2026-01-31', '2026-03-10'), member('2026-02-02')];

  test('says how many were still there after each month of their own', () => {
    const [january, february] = countCohorts(spans, members, day('2026-04-01'));
    // The second had gone before her second month was over (31 March).
    expect(january).toMatchObject({ joined: 2, after: [2, 1, ...Array(10).fill(undefined)] });
    expect(february).toMatchObject({ joined: 1, after: [1, ...Array(11).fill(undefined)] });
  });

  test('says nothing of a month that lies ahead for one of them', () => {
    const [january] = countCohorts(spans, members, day('2026-02-20'));
    expect(january?.after).toEqual(Array(12).fill(undefined));
  });
});

describe('what is booked', () => {
  test('of a plan are the parts that are left, one a month', () => {
    const plan = { parts: 6, paid: 4, partCents: 5_000, isOverdue: false, nextAt: day('2026-01-31') };
    expect(chargesOfPlan(plan)).toEqual([
      { at: day('2026-01-31'), cents: 5_000 },
      { at: day('2026-02-28'), cents: 5_000 },
    ]);
    expect(chargesOfPlan({ ...plan, isOverdue: true })).toHaveLength(1);
    expect(chargesOfPlan({ ...plan, paid: 6 })).toEqual([]);
  });

  test('of a membership are its renewals within the year, at a price that was announced from its day on', () => {
    const row = { cents: 2_900, period: 'month', nextAt: day('2026-01-10'), isOverdue: false } as const;
    const until = day('2026-05-01');
    const announced = { cents: 3_400, from: day('2026-03-01') };
    expect(chargesOfMembership({ ...row, announced }, until).map(({ cents }) => cents)).toEqual([
      ...[2_900, 2_900, 3_400, 3_400],
    ]);
    expect(chargesOfMembership({ ...row, period: 'year', announced: null }, until)).toHaveLength(1);
    expect(chargesOfMembership({ ...row, isOverdue: true, announced: null }, until)).toEqual([]);
  });
});

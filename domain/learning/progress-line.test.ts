import { describe, expect, test } from 'vitest';
import { overallProgress, progressLine } from './journey.ts';

const step = (milestoneId: string, progress: number, day: string, hour = 12) => ({
  milestoneId,
  progress,
  recordedAt: new Date(`2025-06-${day}T${String(hour).padStart(2, '0')}:00:00Z`),
});
const today = new Date('2025-06-30T08:00:00Z');

describe('overall progress', () => {
  test.each([
    [[], 0],
    [[40], 40],
    [[0, 25], 13],
    [[100, 50, 0], 50],
    [[33, 33, 34], 33],
  ])('of %j is %i', (percentages, mean) => expect(overallProgress(percentages)).toBe(mean));
});

describe('the line', () => {
  test('is empty without milestones', () => expect(progressLine([], today)).toEqual([]));

  test('follows the mean of what existed on each day, up to today', () => {
    const steps = [step('a', 0, '01'), step('a', 50, '05'), step('b', 0, '10'), step('b', 100, '20')];
    expect(progressLine(steps, today)).toEqual([
      { date: '2025-06-01', progress: 0 },
      { date: '2025-06-05', progress: 50 },
      { date: '2025-06-10', progress: 25 },
      { date: '2025-06-20', progress: 75 },
      { date: '2025-06-30', progress: 75 },
    ]);
  });

  test('keeps the last word of a day', () => {
    const steps = [step('a', 10, '30', 9), step('a', 80, '30', 10), step('a', 60, '30', 11)];
    expect(progressLine(steps, today)).toEqual([{ date: '2025-06-30', progress: 60 }]);
  });

  test('goes down as well as up', () => {
    const line = progressLine([step('a', 90, '01'), step('a', 40, '02')], today);
    expect(line.map(({ progress }) => progress)).toEqual([90, 40, 40]);
  });
});

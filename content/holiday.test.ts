import { describe, expect, test } from 'vitest';
import { awayAt, duringHoliday, notedHoliday, promisedBy } from './holiday.ts';

const holiday = {
  from: '2025-06-10',
  to: '2025-06-20',
  note: '',
  begins: '2025-06-09T23:00:00.000Z',
  ends: '2025-06-20T23:00:00.000Z',
};
const at = (moment: string) => promisedBy(new Date(moment), holiday).toISOString();

describe('24 hours, in which a holiday does not count', () => {
  test.each([
    ['long before', '2025-06-01T12:00:00Z', '2025-06-02T12:00:00.000Z'],
    ['just early enough', '2025-06-08T23:00:00Z', '2025-06-09T23:00:00.000Z'],
    [
      'six hours before: eighteen are left for afterwards',
      '2025-06-09T17:00:00Z',
      '2025-06-21T17:00:00.000Z',
    ],
    ['in the middle of it', '2025-06-15T10:00:00Z', '2025-06-21T23:00:00.000Z'],
    ['back again', '2025-06-20T23:00:00Z', '2025-06-21T23:00:00.000Z'],
  ])('%s', (_, now, due) => expect(at(now)).toBe(due));
  test('without one', () => {
    expect(promisedBy(new Date('2025-06-15T10:00:00Z')).toISOString()).toBe('2025-06-16T10:00:00.000Z');
  });
});

test('the site speaks of it from a day before until it is over, and looks again in time', () => {
  const seen = (now: string) => {
    const { away, nextAt } = awayAt(holiday, new Date(now));
    return [away?.isNear, nextAt?.toISOString()];
  };
  expect(seen('2025-06-01T00:00:00Z')).toEqual([false, '2025-06-08T23:00:00.000Z']);
  expect(seen('2025-06-08T23:00:00Z')).toEqual([true, holiday.ends]);
  expect(seen('2025-06-20T22:59:59Z')).toEqual([true, holiday.ends]);
  expect(seen('2025-06-20T23:00:00Z')).toEqual([undefined, undefined]);
});

const away = { ...holiday, isNear: true };

test('promises in words', () => {
  expect(duringHoliday('Ready within 24 hours, kept for you', away)).toBe(
    'Ready by 22 June 2025, kept for you',
  );
  expect(duringHoliday('Within 24 hours', away)).toBe('By 22 June 2025');
  expect(duringHoliday('and answers within 24 hours, usually sooner.', away)).toBe(
    'and answers from Saturday 21 June 2025.',
  );
  expect(duringHoliday('Within 24 hours', { ...away, isNear: false })).toBe('Within 24 hours');
});

test('in longer texts the paragraph that promises is followed by what is true for now', () => {
  const text = 'Due within 24 hours.\n\nCancel until 24 hours before.';
  const note =
    '*Aura is away until 20 June 2025: readings ordered now are with you by 22 June 2025, and letters are answered from Saturday 21 June 2025.*';
  expect(notedHoliday(text, { away, guide: 'Aura' })).toBe(
    `Due within 24 hours.\n\n${note}\n\nCancel until 24 hours before.`,
  );
  expect(notedHoliday(text, { guide: 'Aura' })).toBe(text);
});

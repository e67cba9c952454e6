import { describe, expect, test } from 'vitest';
import { readSpokenDate } from './understand.ts';

const july4 = { year: 1990, month: 7, day: 4 };

describe('a date inside a sentence', () => {
  test.each([
    'what is my life path, 4 July 1990?',
    'born 4th of July, 1990',
    'July 4, 1990',
    'july 4th 1990 please',
    '4 Jul 1990',
    '1990-07-04',
    '1990/7/4',
    'my birthday: 4.7.1990',
  ])('%s', (sentence) => expect(readSpokenDate(sentence)).toMatchObject({ date: july4 }));

  test('the day comes first unless it cannot', () => {
    expect(readSpokenDate('4/7/1990')).toMatchObject({ date: july4, ambiguous: true });
    expect(readSpokenDate('7/24/1990')).toMatchObject({
      date: { year: 1990, month: 7, day: 24 },
      ambiguous: false,
    });
    expect(readSpokenDate('24/7/1990')).toMatchObject({
      date: { year: 1990, month: 7, day: 24 },
      ambiguous: false,
    });
    expect(readSpokenDate('7/7/1990')).toMatchObject({ ambiguous: false });
  });

  test.each(['31 February 1990', '1990-13-01', '32/13/1990'])('%s is in no calendar', (sentence) =>
    expect(readSpokenDate(sentence)).toBe('impossible'),
  );

  test.each(['', 'life path 7', 'in 2026', 'may 2026', 'a march in 1990', '12345', '1/2/90'])(
    '%s holds no date',
    (sentence) => expect(readSpokenDate(sentence)).toBeUndefined(),
  );
});

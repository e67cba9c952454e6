import { expect, test } from 'vitest';
import { inWords, notedSlower, promisedHours, promisesIn } from './promise.ts';

test.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [36, '36 hours'],
  [48, '2 days'],
  [168, '7 days'],
])('%i hours are said as %s', (hours, words) => expect(inWords(hours)).toBe(words));

test('promises are found in words, and nothing else is', () => {
  expect(promisesIn('Ready within 24 hours, at the latest Within 3 days')).toEqual([24, 72]);
  expect(promisesIn('Reschedule up to 24 hours before; 24 hours only')).toEqual([]);
});

test('what nobody makes is promised nothing', () => {
  expect(promisedHours({ delivers: [{ kind: 'membership' }], deliveryHours: 72 })).toBeUndefined();
  expect(promisedHours({ delivers: [{ kind: 'video', minutes: 5 }] })).toBe(24);
});

test('the paragraph that promises goes on with what takes longer', () => {
  const text = 'All reports are due within 24 hours.\n\nA person answers within 24 hours.';
  expect(notedSlower(text, [{ name: 'Calm', hours: 72 }])).toBe(
    'All reports are due within 24 hours. These take longer: Calm (within 3 days).\n\nA person answers within 24 hours.',
  );
  expect(notedSlower(text)).toBe(text);
});

import { expect, test } from 'vitest';
import { joinDate, joinDatesOf, splitDate } from './date-parts.ts';

test.each([
  [{ day: '4', month: '07', year: '1990' }, '1990-07-04'],
  [{ day: ' 14 ', month: '7', year: '1990' }, '1990-07-14'],
  [{ day: '31', month: '02', year: '1990' }, '1990-02-31'],
  [{ day: '4', month: '', year: '1990' }, '1990--04'],
  [{ day: '', month: '', year: '' }, ''],
])('%j is %j', (parts, date) => expect(joinDate(parts)).toBe(date));

test.each(['1990-07-04', '1990--04', '-07-', ''])('%j comes apart and together again', (date) => {
  expect(joinDate(splitDate(date))).toBe(date);
});

test('a form’s dates come in one piece under their names, everything else as it is', () => {
  const sent = new FormData();
  for (const [name, value] of [
    ['intent', 'send'],
    ['birthDate.day', '4'],
    ['birthDate.month', '07'],
    ['birthDate.year', '1990'],
    ['hours.monday', '9:00'],
    ['launch.day', 'Friday'],
    ['birthDate', ''],
  ] as const)
    sent.append(name, value);
  expect([...joinDatesOf(sent)]).toEqual([
    ['intent', 'send'],
    ['birthDate', '1990-07-04'],
    ['hours.monday', '9:00'],
    ['launch.day', 'Friday'],
    ['birthDate', ''],
  ]);
});

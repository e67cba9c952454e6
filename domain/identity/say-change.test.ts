import { expect, test } from 'vitest';
import { changesBetween } from './audit.ts';

test('what changed is said in words', () => {
  expect(changesBetween({ cents: 5900, isHeld: false }, { cents: 6700, isHeld: true })).toEqual([
    { field: 'Amount', before: '€59', after: '€67' },
    { field: 'Is held', before: 'no', after: 'yes' },
  ]);
  expect(changesBetween(undefined, { meetingLink: 'https://meet.example', tags: ['a', 'b'] })).toEqual([
    { field: 'Meeting link', before: undefined, after: 'https://meet.example' },
    { field: 'Tags', before: undefined, after: 'a, b' },
  ]);
  expect(changesBetween({ rules: { noticeMinutes: 60, meetingLink: null } }, null)).toEqual([
    { field: 'Rules', before: 'Notice in minutes: 60; Meeting link: none', after: undefined },
  ]);
  expect(changesBetween({ price_cents: 100 }, { price_cents: 100 })).toEqual([]);
});

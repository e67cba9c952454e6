import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { calendarFeed } from './circle.ts';

const content = makeContent(firstEdition);

const owner = { orderId: '6a8e', birthDate: { year: 1990, month: 5, day: 15 } };
const feed = calendarFeed(content, owner, { year: 2028, month: 2, day: 28 }, 'https://aura.example');

test('one all-day note for each of 366 days, over a leap day, none twice', () => {
  const days = [...feed.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day);
  expect(days).toHaveLength(366);
  expect(new Set(days).size).toBe(366);
  expect(days.slice(0, 3)).toEqual(['20280228', '20280229', '20280301']);
});

test('its notes block no time and keep their ids', () => {
  expect(feed).toContain('TRANSP:TRANSPARENT');
  expect(feed).toContain('UID:day-6a8e-2028-02-29@aura.example');
  expect(feed).toContain('METHOD:PUBLISH');
});

test('each day carries its own number', () => {
  const [first = '', second = ''] = [...feed.matchAll(/SUMMARY:(\d) ·/g)].map(([, digit]) => digit);
  expect(Number(second)).toBe((Number(first) % 9) + 1);
});

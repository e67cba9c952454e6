import { expect, test } from 'vitest';
import { bar, emailPages, findOfficePages, menu, menuFor } from './office-pages.ts';

const labels = (typed: string, isOwner = true) => findOfficePages(typed, isOwner).map(({ label }) => label);

test('pages are found by their name, by other words for them, and by the beginning of a word', () => {
  expect(labels('orders')).toEqual(['Orders']);
  expect(labels('refunds')).toEqual(['Orders']);
  expect(labels('HOLI')).toEqual(['Change hours or take a holiday']);
  expect(labels('new prod')).toEqual(['New product']);
  expect(labels('webhooks')).toEqual(['Settings: Integrations']);
  expect(labels('zzz')).toEqual([]);
  expect(labels('  ')).toEqual([]);
});

test('what only the owner may open is found by the owner alone', () => {
  expect(labels('revenue')).toEqual(['Analytics']);
  expect(labels('revenue', false)).toEqual([]);
  expect(labels('audit', false)).toEqual([]);
  expect(menuFor(false).flatMap(({ links }) => links.map(({ label }) => label))).not.toContain('Codes');
});

test('nothing leads to the same place twice', () => {
  const places = menu.flatMap(({ pages }) => pages.map(({ to }) => to));
  expect(new Set(places).size).toBe(places.length);
  const found = findOfficePages('people', true).map(({ to }) => to);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toContain(emailPages[2]?.to);
});

test('four pages are at hand on a phone', () => {
  expect(bar.map(({ label }) => label)).toEqual(['Today', 'Customers', 'Sessions', 'Inbox']);
});

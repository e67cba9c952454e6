import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { monthNames } from '../../numerology/index.ts';

const partsOf = (place: Page | Locator, label?: string | RegExp) => {
  const group = label === undefined ? place : place.getByRole('group', { name: label, exact: true });
  const part = (name: string) => group.getByLabel(name, { exact: true });
  // The label of a list holds its options, too.
  return { day: part('Day'), month: group.getByLabel('Month'), year: part('Year') };
};

/** Day, month and year, each in its own field; `label` names the date where a page asks for several. */
export async function fillBirthDate(
  place: Page | Locator,
  date: string,
  label?: string | RegExp,
): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = partsOf(place, label);
  await parts.day.fill(String(Number(day)));
  await parts.month.selectOption(monthNames[Number(month) - 1] ?? '');
  await parts.year.fill(year);
}

/** Waits until it stands there. */
export async function expectBirthDate(place: Page | Locator, date: string, label?: string): Promise<void> {
  const { day, month, year } = partsOf(place, label);
  const read = async () =>
    [await year.inputValue(), await month.inputValue(), (await day.inputValue()).padStart(2, '0')].join('-');
  await expect.poll(read).toBe(date);
}

import type { Page } from 'playwright-core';
import { monthNames } from '../../numerology/index.ts';

/** Day, month and year, each in its own field. */
export async function fillBirthDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.getByLabel('Day').fill(String(Number(day)));
  await page.getByLabel('Month').selectOption(monthNames[Number(month) - 1] ?? '');
  await page.getByLabel('Year').fill(year);
}

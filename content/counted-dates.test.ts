import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type CalendarDate,
  daysInMonth,
  type LoShuGrid,
  lifePath,
  loShuGrid,
  periodCycles,
  pinnacles,
} from '../numerology/index.ts';

/** "We counted all the dates from 1900 to 2029": here they are counted again. */
const dates: CalendarDate[] = Array.from({ length: 130 * 12 }, (_, i) => {
  const year = 1900 + Math.floor(i / 12);
  const month = (i % 12) + 1;
  return Array.from({ length: daysInMonth(year, month) }, (_day, day) => ({ year, month, day: day + 1 }));
}).flat();

const paths = dates.map((date) => lifePath(date));
const grids = dates.map((date) => loShuGrid(date));

const written = (compound: string) => paths.filter((path) => path.compound === compound).length;
const valued = (value: number) => paths.filter((path) => path.value === value).length;
const through = (...debts: number[]) =>
  paths.filter(({ working }) => working.steps.some((step) => debts.includes(step))).length;
const lacking = (count: number) => grids.filter(({ missing }) => missing.length === count).length;
const withLine = (name: LoShuGrid['planes'][number]['name'], state: 'full' | 'empty') =>
  grids.filter(({ planes }) => planes.some((plane) => plane.name === name && plane.state === state)).length;
const turnTogether = dates.filter((date) => pinnacles(date)[1]?.fromAge === periodCycles(date)[1]?.fromAge);

const figures: Record<string, number[]> = {
  'articles/master-numbers-11-22-33.md': [dates.length, valued(11), valued(22), valued(33)],
  'articles/karmic-debt-13-4.md': [dates.length, through(13)],
  'articles/lo-shu-grid.md': [dates.length, lacking(4), lacking(5), lacking(2), withLine('golden', 'full')],
  'courses/advanced-readings/module-1/01-three-volumes-of-a-master-number.md': [
    ...[
      dates.length,
      valued(11),
      written('11/2'),
      written('29/11/2'),
      written('38/11/2'),
      written('47/11/2'),
    ],
  ],
  'courses/advanced-readings/module-1/02-four-debts-read-as-homework.md': [
    dates.length,
    through(13, 14, 16, 19),
  ],
  'courses/advanced-readings/module-3/02-one-time-line.md': [
    dates.length,
    turnTogether.length,
    dates.length - turnTogether.length,
  ],
  'courses/advanced-readings/module-6/01-the-square-of-fifteen.md': [
    ...[dates.length, lacking(2), lacking(4) + lacking(5)],
    ...[withLine('will', 'full'), withLine('golden', 'full'), withLine('heart', 'full')],
    ...[withLine('golden', 'empty'), withLine('heart', 'empty'), withLine('thought', 'empty')],
    grids.filter(({ planes }) => planes.every(({ state }) => state !== 'full')).length,
  ],
};

test.each(Object.entries(figures))('%s states what the count gives', (path, counts) => {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  const told = counts.map((count) => count.toLocaleString('en-GB'));
  expect(told.filter((figure) => !text.includes(figure))).toEqual([]);
});

test('no grid of those years has eight or nine cells filled, and the Line of the Mind is never empty', () => {
  expect(lacking(0) + lacking(1)).toBe(0);
  expect(withLine('mind', 'empty')).toBe(0);
});

import { type CalendarDate, formatDate } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { fill, glue, type Item } from '../kit/block.ts';
import { type DayMark, launchAlmanac } from '../kit/figures/launch-almanac.ts';
import { fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider } from '../kit/headings.ts';
import type { MonthAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

const MARKS: Partial<Record<number, DayMark>> = { 1: 'best', 8: 'good', 9: 'ending' };

/** All personal days of the twelve months on one sheet. */
export function almanacPage({ edits }: Reading, months: readonly MonthAhead[]): Page {
  const title = 'The almanac of your days';
  const first = itemAt(months, 0);
  const marks = new Map(
    months.flatMap(({ month }) =>
      month.days.map(
        ({ date, personalDay }) => [formatDate(date), MARKS[personalDay.value] ?? null] as const,
      ),
    ),
  );
  const markOf = (date: CalendarDate): DayMark => marks.get(formatDate(date)) ?? null;
  const alt = `Almanac of twelve months from ${first.name} ${first.year}, with personal days 1, 8 and 9 marked; each month's own page lists them by date.`;
  return {
    name: 'almanac',
    title,
    level: 1,
    body: fitPage(title, edits, ({ type, say }) => [
      chapterHead({ kicker: 'Twelve months at a glance', title }, type),
      glue(6, 0.5),
      text(say('almanac.introduction', words.almanac), type.lead, BODY.width),
      glue(12),
      launchAlmanac({ from: { year: first.year, month: first.month.month }, markOf, alt }, BODY.width),
      glue(12),
      divider(),
      ...[words.fixed, words.free].flatMap((asked, at): Item[] => [
        glue(8),
        prompt(say(`almanac.prompt.${at + 1}`, asked), 3, type.strong, BODY.width),
      ]),
      fill(),
    ]),
  };
}

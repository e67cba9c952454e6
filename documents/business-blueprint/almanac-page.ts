import { type CalendarDate, compareDates, formatDate, judgeLaunchDay } from '../../numerology/index.ts';
import { type Business, goodDays, isOpen, launchQuestion } from '../business/business.ts';
import { fill, glue, type Item } from '../kit/block.ts';
import { longDate } from '../kit/dates.ts';
import { type DayMark, launchAlmanac } from '../kit/figures/launch-almanac.ts';
import { fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

export function almanacPage(business: Business): Page {
  const title = 'The launch almanac';
  const { year, month } = business.issuedOn;
  const { days, best, isBest } = goodDays(business);
  const marks = new Map<string, DayMark>(
    days.map((day) => [formatDate(day.date), isBest(day) ? 'best' : 'good']),
  );
  const question = launchQuestion(business);
  const markOf = (date: CalendarDate): DayMark => {
    if (compareDates(date, business.issuedOn) <= 0) return null;
    return (
      marks.get(formatDate(date)) ??
      (judgeLaunchDay(date, question).personalDay.value === 9 ? 'ending' : null)
    );
  };
  const starred = days.filter(isBest).map(({ date }) => longDate(date));
  const alt = `Almanac of twelve months. Days with a star: ${starred.join(', ') || 'none'}.`;
  return {
    name: 'almanac',
    title,
    level: 2,
    body: fitPage(title, business.edits, ({ type, say }) => [
      chapterHead({ kicker: 'Twelve months at a glance', title }, type),
      glue(6, 0.5),
      text(say('almanac.introduction', words.almanac[best]), type.lead, BODY.width),
      glue(12),
      launchAlmanac({ from: { year, month }, markOf, alt }, BODY.width),
      glue(14),
      divider(),
      ...[words.choose, isOpen(business) ? words.practicalNext : words.practical].flatMap(
        (asked, at): Item[] => [
          glue(10),
          prompt(say(`almanac.prompt.${at + 1}`, asked), 3, type.strong, BODY.width),
        ],
      ),
      fill(),
    ]),
  };
}

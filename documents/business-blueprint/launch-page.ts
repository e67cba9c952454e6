import { type CalendarDate, compareDates, judgeLaunchDay, type LaunchDay } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import { type Business, type GoodDays, goodDays, isOpen, launchQuestion } from '../business/business.ts';
import { reasonsInWords } from '../business/facts.ts';
import { type Block, fill, glue, stack } from '../kit/block.ts';
import { longDate, mondayFirst, weekdayName } from '../kit/dates.ts';
import { sumWorking } from '../kit/figures/sum-working.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import { chapterHead, label } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { table } from '../kit/table.ts';
import { text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const MOST = 14;
const SUNDAY = 6;
const DAY_OF_ENDINGS = 9;

export function launchPage(business: Business): Page {
  const title = 'Good days for a launch';
  const { nameDigit, ownerLifePath } = launchQuestion(business);
  const good = goodDays(business);
  const example = chooseDays(good, MOST)[0];
  return {
    name: 'launch',
    title,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      (draft) => {
        const { type, say, detail } = draft;
        return [
          chapterHead({ kicker: isOpen(business) ? words.nextDoor : words.firstDoor, title }, type),
          glue(6, 0.5),
          text(say('launch.introduction', words.launch(nameDigit, ownerLifePath)), type.lead, BODY.width),
          business.launchDate ? glue(12, 0.5) : null,
          business.launchDate ? chosen(business.launchDate, business, draft) : null,
          glue(14, 0.5),
          label(words.launchBest, type, BODY.width),
          glue(6, 0),
          table(
            [
              { title: 'Day', share: 38, style: type.smallStrong },
              { title: 'Yours', share: 11, align: 'centre', style: coloured(type.smallStrong, 'gold') },
              { title: 'Date', share: 9, align: 'centre', style: coloured(type.smallStrong, 'plum') },
              { title: 'What speaks for it', share: 62, style: coloured(type.small, 'ink') },
            ],
            chooseDays(good, MOST - detail * 2).map(rowOf),
            type,
            BODY.width,
          ),
          fill(12),
          example && workedOut(example, draft),
        ];
      },
      { details: 4 },
    ),
  };
}

/**
 * A day for each month and, where there is room, the other best ones. Among days that are equally good the reasons take
 * turns from month to month, and Sundays come last.
 */
function chooseDays({ days, isBest, best }: GoodDays, most: number): LaunchDay[] {
  const monthOf = ({ date }: LaunchDay) => date.year * 12 + date.month;
  const reasons = [...new Set(days.map((day) => day.reasons[0]))];
  const months = [...new Set(days.map(monthOf))].toSorted((a, b) => a - b);
  const chosen = months.map((month, at) => {
    const own = days.filter((day) => monthOf(day) === month);
    const strong = best === 'several-reasons' ? own.filter(isBest) : [];
    const turn = own.filter((day) => day.reasons[0] === reasons[at % reasons.length]);
    const preferred = [strong, turn].find((some) => some.length > 0) ?? own;
    return preferred.find(({ date }) => mondayFirst(date) < SUNDAY) ?? itemAt(preferred, 0);
  });
  const others = best === 'several-reasons' ? days.filter((day) => isBest(day) && !chosen.includes(day)) : [];
  return [...chosen, ...others].slice(0, most).toSorted((a, b) => compareDates(a.date, b.date));
}

function rowOf({ date, personalDay, dateNumber, reasons }: LaunchDay): string[] {
  return [
    `${weekdayName(date)}, ${longDate(date)}`,
    String(personalDay.value),
    String(dateNumber.digit),
    sentence(reasonsInWords(reasons)),
  ];
}

const sentence = (whole: string) => whole.charAt(0).toUpperCase() + whole.slice(1);

/** Both sums of one day, so that every other can be checked in the same way. */
function workedOut({ date, personalDay, dateNumber }: LaunchDay, { type }: Draft): Block {
  return card(
    (width) =>
      stack([
        label(words.example(longDate(date)), type, width),
        glue(3, 0),
        sumWorking(personalDay.working, width),
        glue(2, 0),
        sumWorking(dateNumber.working, width),
      ]),
    BODY.width,
  );
}

function chosen(date: CalendarDate, business: Business, { type, say }: Draft): Block {
  const day = judgeLaunchDay(date, launchQuestion(business));
  const isPast = isOpen(business);
  const title = (isPast ? words.opened : words.chosen)(`${weekdayName(date)}, ${longDate(date)}`);
  return card(
    (width) =>
      stack([
        label(title, type, width),
        glue(3, 0),
        text(say('launch.chosen', verdictOn(day, isPast)), type.body, width),
      ]),
    BODY.width,
    { fill: 'sunken' },
  );
}

function verdictOn({ personalDay, reasons }: LaunchDay, isPast: boolean): string {
  const favours = reasonsInWords(reasons);
  if (isPast) return favours ? words.openedGood(favours) : words.openedPlain(personalDay.value);
  if (personalDay.value === DAY_OF_ENDINGS) return words.chosenEnding;
  return favours ? words.chosenGood(favours) : words.chosenPlain(personalDay.value);
}

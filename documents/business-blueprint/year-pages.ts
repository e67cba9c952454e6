import {
  type CalendarDate,
  compareDates,
  forecast,
  formatDate,
  judgeLaunchDay,
  type LaunchDay,
} from '../../numerology/index.ts';
import { ends, itemAt } from '../../shared/records.ts';
import {
  type Business,
  type GoodDays,
  goodDays,
  isInFirstYear,
  isOpen,
  launchQuestion,
  leadingNumber,
  openingDay,
  reasonsInWords,
} from '../business/business.ts';
import { monthsByName } from '../business/letters-page.ts';
import { businessMonths, businessYears } from '../business/years.ts';
import { type Block, beside, centredIn, fill, glue, type Item, stack } from '../kit/block.ts';
import { prompt } from '../kit/closing-letter.ts';
import { sumWorking } from '../kit/figures/letters.ts';
import { monthWheel } from '../kit/figures/months.ts';
import { smallMedallion } from '../kit/figures/pairs.ts';
import { type DayMark, launchAlmanac } from '../kit/figures/times.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading } from '../kit/furniture.ts';
import { BODY } from '../kit/sheet.ts';
import {
  chapterHead,
  divider,
  hairline,
  label,
  numberHead,
  subhead,
  table,
  text,
} from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import {
  leadingYear,
  longDate,
  type MonthAhead,
  mondayFirst,
  monthsAhead,
  weekdayName,
} from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

interface TwelveMonths {
  opened: CalendarDate;
  isKnown: boolean;
  isFirst: boolean;
  months: MonthAhead[];
}

/** The twelve months that are told: the first after the opening, or the coming ones of a business that is older. */
function twelveMonths(business: Business): TwelveMonths {
  const { date: opened, isKnown } = openingDay(business);
  const isFirst = isInFirstYear(opened, business.issuedOn);
  const months = monthsAhead(opened, isFirst ? opened : business.issuedOn);
  return { opened, isKnown, isFirst, months };
}

const WHEEL = 268;

export function yearPage(business: Business): Page {
  const { opened, isKnown, isFirst, months } = twelveMonths(business);
  const { year } = leadingYear(months);
  const isOpening = year === opened.year;
  const number = forecast(opened, year).personalYear;
  const told = businessYears[number.value];
  const title = isFirst ? 'Its first year' : 'Its year';
  return {
    name: 'year',
    title: `${title}: ${told.title}`,
    level: 1,
    body: fitPage(title, business.edits, ({ type, say }) => [
      numberHead(
        { kicker: `${title} · ${year}`, title: told.title, lead: `A year with the number ${number.value}` },
        number.value,
        `Year of the business ${number.value}`,
        type,
      ),
      glue(8),
      divider(),
      glue(8),
      text(
        say('year.introduction', isOpening ? words.firstYear : words.laterYear(longDate(opened), year)),
        type.aside,
        BODY.width,
      ),
      glue(8),
      longReading(
        told.text.map((paragraph, at) => say(`year.${at + 1}`, paragraph)),
        type,
        BODY.width,
      ),
      glue(12),
      centredIn(
        BODY.width,
        monthWheel(
          months.map(({ name, year: own, month, personalYear }) => ({
            name,
            year: own,
            digit: month.personalMonth.value,
            personalYear: personalYear.value,
          })),
          WHEEL,
        ),
        WHEEL,
      ),
      glue(12),
      card(
        (width) =>
          stack([
            label(`The working · ${longDate(opened)}, in ${year} · ${number.compound}`, type, width),
            sumWorking(number.working, width),
            isKnown ? null : glue(4, 0),
            isKnown ? null : text(say('year.supposed', words.supposed(longDate(opened))), type.small, width),
          ]),
        BODY.width,
      ),
    ]),
  };
}

const INDENT = 52;
const COLUMN = 96;
const WIDTH = BODY.width - INDENT - COLUMN;

export function monthsPage(business: Business): Page {
  const { months } = twelveMonths(business);
  const [first, last] = ends(months);
  const title = 'Month by month';
  return {
    name: 'months',
    title,
    level: 2,
    body: fitPage(title, business.edits, ({ type, say }) => [
      chapterHead({ kicker: `${first.name} ${first.year} to ${last.name} ${last.year}`, title }, type),
      glue(6, 0.5),
      text(say('months.introduction', words.months), type.lead, BODY.width),
      glue(8),
      ...months.flatMap((month): Item[] => {
        const { value } = month.month.personalMonth;
        const told =
          month.toldBefore === 0
            ? monthsByName[value][leadingNumber(business).digit]
            : itemAt(businessMonths[value], month.toldBefore - 1);
        return [
          hairline(),
          glue(6),
          beside(
            [
              { block: smallMedallion(16, value, `Month number ${value}`), width: INDENT },
              { block: subhead(month.name, type, COLUMN, String(month.year)), width: COLUMN },
              {
                block: text(say(`month-${month.year}-${month.month.month}`, told), type.body, WIDTH),
                width: WIDTH,
              },
            ],
            0,
            'middle',
          ),
          glue(6),
        ];
      }),
    ]),
  };
}

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

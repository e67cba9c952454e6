import {
  type CalendarDate,
  compareDates,
  type Digit,
  forecast,
  formatDate,
  inSameTriad,
  judgeLaunchDay,
  type LaunchDay,
} from '../../numerology/index.ts';
import { ends, itemAt } from '../../shared/records.ts';
import { monthsBeforeTheDoor, yearAtStage } from '../business/before-the-door.ts';
import {
  type Business,
  type GoodDays,
  goodDays,
  isInFirstYear,
  isOpen,
  launchQuestion,
  leadingNumber,
  type OpeningDay,
  openingDay,
  reasonsInWords,
} from '../business/business.ts';
import { monthsByName } from '../business/letters-page.ts';
import { tradeTexts } from '../business/trade-texts.ts';
import { businessMonths, businessYears, firstYearMonths } from '../business/years.ts';
import { type Block, beside, centredIn, fill, glue, type Item, stack } from '../kit/block.ts';
import { prompt } from '../kit/closing-letter.ts';
import { sumWorking } from '../kit/figures/letters.ts';
import { monthWheel } from '../kit/figures/months.ts';
import { smallMedallion } from '../kit/figures/pairs.ts';
import { type DayMark, launchAlmanac } from '../kit/figures/times.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading } from '../kit/furniture.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
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

interface Year extends OpeningDay {
  isFirst: boolean;
  months: MonthAhead[];
}

/** The twelve months on the wheel: the first after the opening, or the coming ones of a business that is older. */
function yearOf(business: Business): Year {
  const opening = openingDay(business);
  const isFirst = opening.how !== 'owner' && isInFirstYear(opening.date, business.issuedOn);
  return {
    ...opening,
    isFirst,
    months: monthsAhead(opening.date, isFirst ? opening.date : business.issuedOn),
  };
}

/** Smaller where there is more to say above it. */
const WHEELS = [268, 232, 204];

export function yearPage(business: Business): Page {
  const { date: opened, how, isFirst, months } = yearOf(business);
  const { year } = leadingYear(months);
  const isOpening = year === opened.year;
  const number = forecast(opened, year).personalYear;
  const told = businessYears[number.value];
  const introduction = () => {
    if (how === 'owner') return words.ownersYear(year);
    return isOpening ? words.firstYear : words.laterYear(longDate(opened), year);
  };
  const room =
    business.stage === 'idea' || business.stage === 'opening'
      ? words.supposedRoom[business.stage]
      : words.supposedRoom.other;
  const stage = stageText(business, number.value);
  const title = isFirst ? 'Its first year' : 'Its year';
  return {
    name: 'year',
    title: `${title}: ${told.title}`,
    level: 1,
    body: fitPage(
      title,
      business.edits,
      ({ type, say, detail }) => [
        numberHead(
          { kicker: `${title} · ${year}`, title: told.title, lead: `A year with the number ${number.value}` },
          number.value,
          `Year of the business ${number.value}`,
          type,
        ),
        glue(8),
        divider(),
        glue(8),
        yearTold(told.text, introduction(), { type, say }),
        stage ? glue(8) : null,
        stage ? text(say('year.stage', stage), coloured(type.lead, 'plum'), BODY.width) : null,
        glue(12),
        wheelOf(months, itemAt(WHEELS, detail)),
        glue(12),
        card(
          (width) =>
            stack([
              label(`The working · ${longDate(opened)}, in ${year} · ${number.compound}`, type, width),
              sumWorking(number.working, width),
              how === 'supposed' ? glue(4, 0) : null,
              how === 'supposed'
                ? text(say('year.supposed', words.supposed(longDate(opened), room)), type.small, width)
                : null,
            ]),
          BODY.width,
        ),
      ],
      { details: WHEELS.length },
    ),
  };
}

/** What the year is like, and in the margin how its number came about. */
function yearTold(
  all: readonly string[],
  introduction: string,
  { type, say }: Pick<Draft, 'type' | 'say'>,
): Block {
  const paragraphs = all.map((paragraph, at) => say(`year.${at + 1}`, paragraph));
  const { width } = MARGIN;
  return beside(
    [
      { block: longReading(paragraphs, type, MAIN.width), width: MAIN.width },
      { block: text(say('year.introduction', introduction), type.aside, width), width },
    ],
    GUTTER,
  );
}

function wheelOf(months: MonthAhead[], size: number): Block {
  const marks = months.map(({ name, year, month, personalYear }) => ({
    name,
    year,
    digit: month.personalMonth.value,
    personalYear: personalYear.value,
  }));
  return centredIn(BODY.width, monthWheel(marks, size), size);
}

/** What the year means to a plan, by its owner's own year, and to a change. */
function stageText({ stage, chart, issuedOn }: Business, year: Digit): string | null {
  if (stage === 'changing') return yearAtStage.changing[year];
  return stage === 'idea'
    ? yearAtStage.idea[forecast(chart.birthDate, issuedOn.year).personalYear.value]
    : null;
}

const INDENT = 52;
const COLUMN = 96;
const WIDTH = BODY.width - INDENT - COLUMN;

interface ToldMonth {
  name: string;
  year: number;
  month: number;
  value: Digit;
  told: string;
  isBefore: boolean;
}

const FAMILIES = [1, 2, 3] as const;

/** Twelve months from now on: before the door opens by the owner's count, afterwards by that of the business. */
export function monthsToTell(business: Business): ToldMonth[] {
  const { date, how, months, isFirst } = yearOf(business);
  const name = leadingNumber(business).digit;
  const ofBusiness = ({ month, toldBefore }: MonthAhead) => {
    const { value } = month.personalMonth;
    if (toldBefore > 0) return itemAt(businessMonths[value], toldBefore - 1);
    return (isFirst ? firstYearMonths[value]?.[name] : undefined) ?? monthsByName[value][name];
  };
  const tell = (each: MonthAhead, told: string, isBefore: boolean): ToldMonth => {
    const { month, personalMonth } = each.month;
    return { name: each.name, year: each.year, month, value: personalMonth.value, told, isBefore };
  };
  // An order that was not asked how far it has come and named no day has only the months after a day that is supposed.
  const isOnTheWay = !isOpen(business) && (business.stage !== null || business.launchDate !== null);
  if (!isOnTheWay) return months.map((month) => tell(month, ofBusiness(month), false));
  const family = FAMILIES.findIndex((first) => first === name || inSameTriad(first, name));
  const start = how === 'named' || business.stage !== 'idea' ? date.year * 12 + date.month : Infinity;
  const before = monthsAhead(business.chart.birthDate, business.issuedOn);
  const after = new Map(months.map((month) => [month.year * 12 + month.month.month, month]));
  return before.map((own) => {
    const at = own.year * 12 + own.month.month;
    const opened = at >= start ? after.get(at) : undefined;
    if (opened) return tell(opened, ofBusiness(opened), false);
    const { families, again } = monthsBeforeTheDoor[own.month.personalMonth.value];
    const told = own.toldBefore === 1 ? again : itemAt(families, (family + own.toldBefore) % families.length);
    return tell(own, told, true);
  });
}

export function monthsPage(business: Business): Page {
  const months = monthsToTell(business);
  const [first, last] = ends(months);
  const opens = months.findIndex(({ isBefore }, at) => at > 0 && !isBefore && months[at - 1]?.isBefore);
  const title = 'Month by month';
  return {
    name: 'months',
    title,
    level: 2,
    body: fitPage(
      title,
      business.edits,
      ({ type, say, detail }) => [
        chapterHead({ kicker: `${first.name} ${first.year} to ${last.name} ${last.year}`, title }, type),
        glue(6, 0.5),
        text(
          say('months.introduction', first.isBefore ? words.monthsBefore(opens > 0) : words.months),
          type.lead,
          BODY.width,
        ),
        glue(detail === 0 ? 8 : 4),
        ...months.flatMap(({ name, year, month, value, told, isBefore }, at): Item[] => [
          hairline(),
          ...(at === opens ? [glue(5), label(words.doorOpens, type, BODY.width), glue(3)] : []),
          glue(between(detail)),
          beside(
            [
              {
                block: smallMedallion(16, value, `Month number ${value}`),
                width: INDENT,
              },
              {
                block: subhead(name, type, COLUMN, isBefore ? `${year} · before` : String(year)),
                width: COLUMN,
              },
              { block: text(say(`month-${year}-${month}`, told), type.body, WIDTH), width: WIDTH },
            ],
            0,
            'middle',
          ),
          glue(between(detail)),
        ]),
      ],
      { details: 2 },
    ),
  };
}

/** Twelve long months stand closer together. */
const between = (detail: number) => (detail === 0 ? 6 : 3.5);

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

/** A day for each month comes before a sum that is worked out. */
const ROWS = [14, 12, 12, 12, 10, 8] as const;
const SUNDAY = 6;
const DAY_OF_ENDINGS = 9;

export function launchPage(business: Business): Page {
  const title = 'Good days for a launch';
  const { nameDigit, ownerLifePath } = launchQuestion(business);
  const good = goodDays(business);
  const example = chooseDays(good, ROWS[0])[0];
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
          ...(detail < 3 ? dayThatCounts(business, draft) : []),
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
            chooseDays(good, itemAt(ROWS, detail)).map(rowOf),
            type,
            BODY.width,
          ),
          fill(12),
          detail < 2 && example && workedOut(example, draft),
        ];
      },
      { details: ROWS.length },
    ),
  };
}

/** Which day counts in this trade: that of the opening, or of something new. */
function dayThatCounts(business: Business, { type, say }: Draft): Item[] {
  const { tradeKind } = business;
  if (!tradeKind) return [];
  const { firstDay, nextDay } = tradeTexts[tradeKind];
  return [
    glue(6, 0.5),
    text(say('launch.trade', isOpen(business) ? nextDay : firstDay), type.body, BODY.width),
  ];
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
  const isPast = compareDates(date, business.issuedOn) < 0;
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

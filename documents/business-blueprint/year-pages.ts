import { type CalendarDate, forecast } from '../../numerology/index.ts';
import { ends, itemAt } from '../../shared/lists.ts';
import { type Business, isInFirstYear, leadingNumber, openingDay } from '../business/business.ts';
import { monthsByName } from '../business/months-by-name.ts';
import { businessMonths, businessYears } from '../business/years.ts';
import { beside, centredIn, glue, type Item, stack } from '../kit/block.ts';
import { longDate } from '../kit/dates.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { monthWheel } from '../kit/figures/month-wheel.ts';
import { sumWorking } from '../kit/figures/sum-working.ts';
import { fitPage } from '../kit/fit-page.ts';
import { card, longReading } from '../kit/furniture.ts';
import { chapterHead, divider, hairline, label, numberHead, subhead } from '../kit/headings.ts';
import { leadingYear, type MonthAhead, monthsAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
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

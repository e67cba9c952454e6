import type { Content } from '../../content/make-content.ts';
import { monthStandings, monthsInYears, monthsWithin, monthWishes } from '../../content/meanings/index.ts';
import { ageOn, type Chart, type CoreNumber, type ForecastDay, letterYear } from '../../numerology/index.ts';
import { ends, isKeyOf } from '../../shared/records.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { drawMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import type { Said } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { hairline, subhead } from '../kit/text-block.ts';
import { type MonthAhead, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';

const MONTHS_ON_PAGE = 4;

export function monthPages(content: Content, reading: Reading, months: readonly MonthAhead[]): Page[] {
  const { edits } = reading;
  return [0, 1, 2].map((at): Page => {
    const own = months.slice(at * MONTHS_ON_PAGE, (at + 1) * MONTHS_ON_PAGE);
    const [first, last] = ends(own);
    const title = `${first.name}${first.year === last.year ? '' : ` ${first.year}`} to ${last.name} ${last.year}`;
    return {
      name: `months-${at + 1}`,
      title,
      level: 2,
      body: fitPage(
        title,
        edits,
        (draft) => [
          ...own.flatMap((month, index): Item[] => [
            ...(index > 0 ? [glue(8), hairline(), glue(8)] : []),
            monthBlock(content, reading, months, month, draft),
          ]),
        ],
        { details: 2 },
      ),
    };
  });
}

const INDENT = 84;
const RADIUS = 29;

/** The sum of the letters that run in the middle of a month; a birthday may lie between two. */
function essenceIn({ year, month }: MonthAhead, chart: Chart): CoreNumber {
  const age = ageOn(chart.birthDate, { year, month: month.month, day: 15 });
  return letterYear(chart, Math.max(0, age)).essence.value;
}

/**
 * A month is told within its year, and by what the letters of the name come to in it; where those are told already, or are a
 * master, by how its number stands in the reader's chart. Its number may come back in the next
 * year, where it is another month; one that comes back in the same year is told in general words, so that nothing stands twice.
 */
function tell(
  months: readonly MonthAhead[],
  ahead: MonthAhead,
  { chart, judged }: Reading,
  said: SaidMeaning,
  id: string,
  { say, detail }: Draft,
): Said[] {
  const { toldBefore, month, personalYear } = ahead;
  const { value } = month.personalMonth;
  const before = months
    .slice(0, months.indexOf(ahead))
    .filter((other) => other.month.personalMonth.value === value && other.year === ahead.year).length;
  const [first, second] = ends(said.long);
  if (before > 0) return [before === 1 ? first : second, said.exercise].slice(0, detail === 0 ? 2 : 1);
  const essence = essenceIn(ahead, chart);
  const isTold = months
    .slice(0, months.indexOf(ahead))
    .some((other) => other.month.personalMonth.value === value && essenceIn(other, chart) === essence);
  const within = monthsWithin[value];
  const own =
    isKeyOf(within, essence) && !isTold
      ? say(`${id}.within`, within[essence])
      : toldBefore === 0
        ? say(`${id}.standing`, monthStandings[value][judged[value].standing])
        : say(`${id}.wish`, monthWishes[value][chart.soulUrge.digit]);
  return [say(`${id}.in-year`, monthsInYears[personalYear.value][value]), own].slice(0, detail === 0 ? 2 : 1);
}

function monthBlock(
  { meaningOf }: Content,
  reading: Reading,
  months: readonly MonthAhead[],
  ahead: MonthAhead,
  draft: Draft,
): Block {
  const { name, year, month } = ahead;
  const { type, say } = draft;
  const id = `month-${year}-${month.month}`;
  const { personalMonth, days } = month;
  const width = BODY.width - INDENT;
  const said = sayMeaning(say, id, meaningOf('personalMonth', personalMonth.value));
  return beside(
    [
      { block: monthMark(name, year, personalMonth.value), width: INDENT },
      {
        block: stack([
          subhead(said.title, type, width, `Personal month ${personalMonth.value}`),
          glue(3, 0),
          paragraphs(tell(months, ahead, reading, said, id, draft), type.body, width, type.base * 0.4),
          glue(6, 0),
          dayStrip(days, width),
        ]),
        width,
      },
    ],
    0,
  );
}

/** The medallion with the month beneath it, which is what a reader leafs for. */
function monthMark(name: string, year: number, value: number): Block {
  const centre = RADIUS + 2;
  return drawn(RADIUS * 2 + 32, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        drawMedallion(pen, { x: x + centre, y: y + RADIUS + 2 }, RADIUS, value);
        pen.label(name, x + centre, y + RADIUS * 2 + 17, { voice: 'heading', size: 11, colour: 'ink' });
        pen.label(String(year), x + centre, y + RADIUS * 2 + 28, {
          voice: 'body',
          size: 7.6,
          colour: 'quiet',
        });
      },
      { alt: `${name} ${year}, personal month ${value}` },
    ),
  );
}

const HEIGHT = 21;

/** A month's days in one line with the personal day beneath each; the days of beginning and of ending are marked. */
function dayStrip(days: readonly ForecastDay[], width: number): Block {
  const step = width / 31;
  const alt = `Personal days: ${days.map(({ date, personalDay }) => `${date.day} is ${personalDay.value}`).join(', ')}.`;
  return drawn(HEIGHT, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        pen.line(x, y + 8.6, x + step * days.length, y + 8.6, 'rule', 0.5);
        for (const { date, personalDay } of days) {
          const centre = x + (date.day - 0.5) * step;
          const { value } = personalDay;
          if (value === 1) pen.circle(centre, y + 14.8, 5, { fill: 'sunken', stroke: 'leaf', width: 0.4 });
          if (value === 9) pen.circle(centre, y + 14.8, 5, { stroke: 'plum', width: 0.4 });
          pen.label(String(date.day), centre, y + 6.2, { voice: 'body', size: 5.8, colour: 'quiet' });
          pen.label(String(value), centre, y + 17.4, {
            voice: 'heading',
            size: 7.4,
            colour: value === 1 ? 'gold' : value === 9 ? 'plum' : 'ink',
          });
        }
      },
      { alt },
    ),
  );
}

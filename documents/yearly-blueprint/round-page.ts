import type { Content } from '../../content/make-content.ts';
import {
  type CalendarDate,
  formatDate,
  type PeriodCycle,
  periodYears,
  personalYear,
  pinnacleYears,
  type StageYears,
} from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { prompt } from '../kit/closing-letter.ts';
import { nineYearWheel, roundOfNine } from '../kit/figures/months.ts';
import { smallMedallion } from '../kit/figures/pairs.ts';
import { type DayMark, launchAlmanac, lifeTimeline } from '../kit/figures/times.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { paragraphs, stageTold } from '../kit/furniture.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, subhead, text } from '../kit/text-block.ts';
import { type MonthAhead, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import { inItsPlace, type Reading } from '../person/reading.ts';
import { words } from './words.ts';

const HALF = (BODY.width - GUTTER) / 2;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** The year among its nine, with the one behind it and the one after. */
export function roundPage(content: Content, { chart, edits }: Reading, year: number): Page {
  const title = 'The round of nine';
  return {
    name: 'round',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say } = draft;
        const beside2 = (id: string, kicker: string, other: number) => ({
          block: neighbour(content, id, kicker, personalYear(chart.birthDate, other), draft),
          width: HALF,
        });
        return [
          chapterHead({ kicker: 'Where the year stands', title, lead: words.round }, type),
          glue(10),
          wheelAndPlace(chart.birthDate, year, draft),
          glue(10),
          divider(),
          glue(8),
          beside(
            [
              beside2('behind', words.behind(year - 1), year - 1),
              beside2('ahead', words.ahead(year + 1), year + 1),
            ],
            GUTTER,
          ),
          glue(10),
          beside(
            [
              {
                block: prompt(say('round.carry-over', words.carryOver), 3, type.smallStrong, HALF),
                width: HALF,
              },
              { block: prompt(say('round.making', words.making), 3, type.smallStrong, HALF), width: HALF },
            ],
            GUTTER,
            'bottom',
          ),
          fill(),
        ];
      },
      { details: 2 },
    ),
  };
}

const WHEEL = 218;

function wheelAndPlace(birthDate: Reading['chart']['birthDate'], year: number, { type, say }: Draft): Block {
  const width = BODY.width - WHEEL - GUTTER;
  const { value } = personalYear(birthDate, year);
  const years = roundOfNine(value, year);
  const [from, to] = [year - value + 1, year - value + 9];
  return beside(
    [
      { block: nineYearWheel(years, WHEEL), width: WHEEL },
      {
        block: stack([
          label('How it turns', type, width),
          glue(3, 0),
          text(say('round.place', words.roundPlace(itemAt(PLACES, value - 1), from, to)), type.lead, width),
        ]),
        width,
      },
    ],
    GUTTER,
    'middle',
  );
}

function neighbour(
  { meaningOf }: Content,
  id: string,
  kicker: string,
  { value, compound }: ReturnType<typeof personalYear>,
  { type, say, detail }: Draft,
): Block {
  const said = sayMeaning(say, `round.${id}`, meaningOf('personalYear', value));
  return stack([
    subhead(said.title, type, HALF, `${kicker} · personal year ${compound}`),
    glue(3, 0),
    text(said.essence, type.aside, HALF),
    glue(4, 0),
    paragraphs(detail === 0 ? said.long.slice(0, 1) : [said.short], { ...type.small, colour: 'ink' }, HALF),
  ]);
}

/** The slow numbers beneath the year: the running period, pinnacle and challenge. */
export function seasonsPage(
  { meaningOf }: Content,
  { chart, edits, age, pinnacle, challenge, period }: Reading,
  first: MonthAhead,
): Page {
  const title = 'The ground beneath';
  const { pinnacles, challenges, birthDate } = chart;
  const next = pinnacles[pinnacle.order];
  const turns = next && birthDate.year + next.fromAge;
  const until = ({ to }: StageYears, end: (year: number) => string) =>
    to === null ? words.toTheEnd : end(to);
  return {
    name: 'seasons',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say } = draft;
        const told = [
          {
            kicker: `Period Cycle ${period.number.compound} · ${until(periodYears(period, birthDate), words.untilDecember)}`,
            value: period.number.value,
            said: inPlace(
              sayMeaning(say, 'season.period', meaningOf('periodCycles', period.number.value)),
              period,
            ),
          },
          {
            kicker: `Pinnacle ${pinnacle.number.compound} · ${until(pinnacleYears(pinnacle, birthDate), words.untilBirthday)}`,
            value: pinnacle.number.value,
            said: sayMeaning(say, 'season.pinnacle', meaningOf('pinnacles', pinnacle.number.value)),
          },
          {
            kicker: `Its Challenge ${challenge.number.value}`,
            value: challenge.number.value,
            said: sayMeaning(say, 'season.challenge', meaningOf('challenges', challenge.number.value)),
          },
        ];
        return [
          chapterHead({ kicker: 'The long seasons', title }, type),
          glue(6, 0.5),
          draft.detail < 2 && text(say('seasons.introduction', words.seasons), type.lead, BODY.width),
          draft.detail < 2 && glue(8),
          lifeTimeline({ pinnacles, challenges, birthYear: birthDate.year, age }, BODY.width),
          ...told.flatMap((each): Item[] => [glue(6), hairline(), glue(6), season(each, draft)]),
          turns && turns - first.year <= 1 ? glue(8) : null,
          turns && turns - first.year <= 1
            ? text(say('seasons.turning', words.turning(turns)), type.aside, BODY.width)
            : null,
        ];
      },
      { details: 6 },
    ),
  };
}

const inPlace = (said: SaidMeaning, period: PeriodCycle): SaidMeaning => ({
  ...said,
  long: [inItsPlace(said.long, period)],
});

function season(
  { kicker, value, said }: { kicker: string; value: number; said: SaidMeaning },
  { type, detail }: Draft,
): Block {
  const { long, exercise, short } = said;
  const lengths = [
    [...long, exercise],
    long,
    long,
    [...long.slice(0, 1), exercise],
    [short, exercise],
    [short],
  ];
  const mark = smallMedallion(20, value, kicker);
  return stageTold({ mark, title: said.title, kicker }, itemAt(lengths, detail), type);
}

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

import type { Content } from '../../content/make-content.ts';
import { positions, yearRoads } from '../../content/meanings/index.ts';
import type { Chart, Master } from '../../numerology/index.ts';
import { ends, itemAt } from '../../shared/records.ts';
import { sentencesIn } from '../../shared/sentences.ts';
import { type Block, beside, centredIn, glue, type Item, stack } from '../kit/block.ts';
import { sumWorking } from '../kit/figures/letters.ts';
import { monthWheel } from '../kit/figures/months.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading, phraseList, tryThis } from '../kit/furniture.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { centredHead, divider, label, numberHead, subhead, text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import { leadingYear, type MonthAhead, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from './reading.ts';

const WHEEL = 404;
/** Of the paragraphs on a year, from the fullest telling to the shortest. */
const LEFT_OUT = [0, 1, 1, 2];
const FEW_PHRASES = 2;

export interface WheelWords {
  kicker: string;
  title: string;
  /** How to read the wheel, and what stands on the pages after it. */
  wheel: string;
  days: string;
}

/** The twelve months as a wheel. */
export function wheelPage({ edits }: Reading, months: readonly MonthAhead[], words: WheelWords): Page {
  const [first, last] = ends(months);
  return {
    name: 'year-ahead',
    title: words.title,
    level: 1,
    body: fitPage(words.title, edits, ({ type, say }) => [
      centredHead(
        {
          kicker: words.kicker,
          title: words.title,
          lead: `From ${first.name} ${first.year} to ${last.name} ${last.year}`,
        },
        type,
      ),
      glue(16),
      centredIn(
        BODY.width,
        monthWheel(
          months.map(({ name, year, month, personalYear }) => ({
            name,
            year,
            digit: month.personalMonth.value,
            personalYear: personalYear.value,
          })),
          WHEEL,
        ),
        WHEEL,
      ),
      glue(18),
      divider(),
      glue(8),
      text(say('year-ahead.wheel', words.wheel), centred(type.body), BODY.width),
      glue(6),
      text(say('year-ahead.days', words.days), centred(type.aside), BODY.width),
    ]),
  };
}

/** The personal year that holds most of the twelve months, and the other one in short. */
export function personalYearPage(
  content: Content,
  { edits, chart }: Reading,
  months: readonly MonthAhead[],
): Page {
  const leading = leadingYear(months);
  const other = months.find(({ year }) => year !== leading.year);
  const { value } = leading.personalYear;
  const meaning = content.meaningOf('personalYear', value);
  return {
    name: 'personal-year',
    title: `Personal year ${value}: ${meaning.title}`,
    level: 2,
    body: fitPage(
      'Personal year',
      edits,
      (draft) => [
        ...toldYear(content, chart, leading, draft),
        other ? glue(11) : null,
        other ? otherYear(content, other, leading, draft) : null,
      ],
      { details: 4 },
    ),
  };
}

/** The year that most of the months belong to: its number, its reading, something to try, and the working. */
function toldYear(content: Content, chart: Chart, { year, personalYear }: MonthAhead, draft: Draft): Item[] {
  const { type, say, detail } = draft;
  const { value, compound, master, working } = personalYear;
  const said = sayMeaning(say, 'personal-year', content.meaningOf('personalYear', value));
  const road = say('personal-year.road', yearRoads[value][chart.lifePath.digit]);
  const reading = longReading([road, ...said.long.slice(itemAt(LEFT_OUT, detail))], type, MAIN.width);
  return [
    numberHead(
      { kicker: `${year} · personal year ${compound}`, title: said.title, lead: said.essence },
      value,
      `Personal year ${value}`,
      type,
    ),
    glue(8),
    divider(),
    glue(8),
    beside(
      [
        { block: reading, width: MAIN.width },
        { block: yearMargin(content, said, master, draft), width: MARGIN.width },
      ],
      GUTTER,
    ),
    glue(11),
    tryThis(said.exercise, type, BODY.width, 'Try this year'),
    glue(11),
    card(
      (width) => stack([label(`The working · ${compound}`, type, width), sumWorking(working, width)]),
      BODY.width,
    ),
  ];
}

function yearMargin(
  { meaningOf }: Content,
  said: SaidMeaning,
  master: Master | null,
  { type, say, detail }: Draft,
): Block {
  const { width } = MARGIN;
  const most = detail < 3 ? undefined : FEW_PHRASES;
  return stack([
    text(positions.personalYear.question, type.aside, width),
    glue(10, 0),
    phraseList('What the year favours', said.strengths.slice(0, most), 'star', type, width),
    glue(12, 0),
    phraseList('Where it trips', said.cautions.slice(0, most), 'crescent', type, width),
    master ? glue(12, 0) : null,
    master ? label(`Master number ${master}`, type, width) : null,
    master
      ? text(say('personal-year.master', meaningOf('personalYear', master).essence), type.small, width)
      : null,
  ]);
}

/** The few months that fall into another year: before the leading one, or after it. */
function otherYear(
  { meaningOf }: Content,
  { year, personalYear }: MonthAhead,
  leading: MonthAhead,
  { type, say, detail }: Draft,
): Block {
  const said = sayMeaning(say, 'other-personal-year', meaningOf('personalYear', personalYear.value));
  const { width } = BODY;
  // Its essence stands on the page of the nine years already.
  const [opening = said.essence] = sentencesIn(said.short.text);
  const when = year < leading.year ? `Until December ${year}` : `From January ${year}`;
  return stack([
    subhead(said.title, type, width, `${when} · personal year ${personalYear.compound}`),
    glue(3, 0),
    text(detail < 2 ? said.short : say('other-personal-year.opening', opening), type.body, width),
  ]);
}

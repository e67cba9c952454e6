import type { Content } from '../../content/make-content.ts';
import { type Digit, type Meaning, monthRoads, monthWishes } from '../../content/meanings/index.ts';
import { type Chart, inSameTriad } from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { prompt, ruledLines } from '../kit/closing-letter.ts';
import { monthCalendar, moonsOf, twelveMoons } from '../kit/figures/months.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, phraseList, tryThis } from '../kit/furniture.ts';
import { BODY, GUTTER, MAIN, MARGIN } from '../kit/sheet.ts';
import { label, numberHead, text } from '../kit/text-block.ts';
import { coloured } from '../kit/type-scale.ts';
import { type MonthAhead, type SaidMeaning, sayMeaning } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { monthQuestions, returningMonths } from './returning-months.ts';
import { words } from './words.ts';

/** One month on one page: its number, its days, and room for the conversation. */
export function monthPage(
  { meaningOf }: Content,
  { edits, chart }: Reading,
  months: readonly MonthAhead[],
  at: number,
): Page {
  const { name, year, month, toldBefore } = itemAt(months, at);
  const { value } = month.personalMonth;
  const title = `${name} ${year}`;
  const general = { ...meaningOf('personalMonth', value), ...returningMonths[value][toldBefore - 1] };
  const meaning = {
    ...(toldBefore === 0 ? ownMonth(general, value, chart) : general),
    ...itemAt(traitsFor(meaningOf, chart, months), at),
  };
  return {
    name: idOf(at),
    title: `${title}: ${meaning.title}`,
    level: 2,
    body: fitPage(title, edits, (draft) => toldMonth(meaning, months, at, draft), { details: 3 }),
  };
}

const idOf = (at: number) => `month-${at + 1}`;

function toldMonth(meaning: Meaning, months: readonly MonthAhead[], at: number, draft: Draft): Item[] {
  const { type, say, detail } = draft;
  const ahead = itemAt(months, at);
  const { name, year, month, personalYear, toldBefore } = ahead;
  const { value } = month.personalMonth;
  const said = sayMeaning(say, idOf(at), meaning);
  const kicker = `${name} ${year} · ${words.inYear(value, personalYear.value)}`;
  return [
    twelveMoons(moonsOf(months), at, BODY.width),
    glue(8),
    numberHead({ kicker, title: said.title, lead: said.essence }, value, `Personal month ${value}`, type),
    glue(10),
    beside(
      [
        { block: longReading(said.long, type, MAIN.width), width: MAIN.width },
        { block: margin(said, draft), width: MARGIN.width },
      ],
      GUTTER,
    ),
    glue(10),
    tryThis(said.exercise, type, BODY.width, words.tryIt),
    glue(8),
    beside(
      [
        { block: monthCalendar(month, MAIN.width, detail === 0 ? 25 : 22), width: MAIN.width },
        { block: days(ahead, draft), width: MARGIN.width },
      ],
      GUTTER,
    ),
    glue(10),
    conversation(idOf(at), at, itemAt(monthQuestions[value], toldBefore), draft),
    fill(),
  ];
}

/** The first month of its number is told from the reader's road and wish; one that returns, in the words for a return. */
function ownMonth(general: Meaning, month: Digit, { lifePath, soulUrge }: Chart): Meaning {
  const { text: road, exercise } = monthRoads[month][lifePath.digit];
  return {
    ...general,
    long: [road, monthWishes[month][soulUrge.digit]],
    exercise,
  };
}

/** How near a number of the reader stands to a month: the same digit, the same family, or some steps away. */
const distance = (own: Digit, month: Digit) =>
  own === month ? 0 : inSameTriad(own, month) ? 1 : 1 + Math.abs(own - month);

/**
 * A strength and a weakness of that number of the reader which stands nearest to the month, so that they are those it calls on;
 * for a month that returns also what the return favours. No trait is named twice.
 */
export function traitsFor(
  meaningOf: Content['meaningOf'],
  chart: Chart,
  months: readonly MonthAhead[],
): Pick<Meaning, 'strengths' | 'cautions'>[] {
  const named = new Set<string>();
  const nearest = (month: Digit, list: 'strengths' | 'cautions') => {
    const near = CORE.toSorted(
      (one, other) => distance(chart[one].digit, month) - distance(chart[other].digit, month),
    );
    const found = near
      .flatMap((key) => meaningOf(key, chart[key].value)[list])
      .find((trait) => !named.has(trait));
    if (found) named.add(found);
    return found ? [found] : [];
  };
  return months.map(({ month, toldBefore }) => {
    const { value } = month.personalMonth;
    const returning = returningMonths[value][toldBefore - 1];
    return {
      strengths: [...nearest(value, 'strengths'), ...(returning?.strengths.slice(0, 1) ?? [])],
      cautions: returning?.cautions.slice(0, 1) ?? nearest(value, 'cautions'),
    };
  });
}

function margin(said: SaidMeaning, { type }: Draft): Block {
  const { width } = MARGIN;
  return stack([
    phraseList(words.favours, said.strengths, 'star', type, width),
    glue(10, 0),
    phraseList(words.watch, said.cautions, 'crescent', type, width),
  ]);
}

/** The dates of the month by what they are good for. */
function days({ month }: MonthAhead, { type }: Draft): Block {
  const { width } = MARGIN;
  const datesOf = (digit: number) =>
    month.days.filter(({ personalDay }) => personalDay.value === digit).map(({ date }) => date.day);
  return stack([
    glue(17, 0),
    label(words.days, type, width),
    ...Object.entries(words.dayPurposes).flatMap(([digit, purpose]): Item[] => [
      glue(4, 0),
      text(`${purpose}, day ${digit}`, { ...type.aside, size: 8.4, leading: 11 }, width, { tag: 'Caption' }),
      text(datesOf(Number(digit)).join(' · '), { ...type.smallStrong, size: 9, leading: 12 }, width),
    ]),
  ]);
}

function conversation(id: string, at: number, question: string, { type, say, detail }: Draft): Block {
  const half = (BODY.width - GUTTER) / 2;
  const lines = itemAt([3, 2, 2], detail);
  return stack([
    label(words.conversation(at), type, BODY.width),
    glue(3, 0),
    beside(
      [
        {
          block: prompt(say(`${id}.question`, question), lines, coloured(type.lead, 'plum'), half),
          width: half,
        },
        {
          block: stack([text(words.decided, type.smallStrong, half, { tag: 'H3' }), ruledLines(lines, half)]),
          width: half,
        },
      ],
      GUTTER,
      'bottom',
    ),
  ]);
}
